// Number sources: JSON whose numbers stay the texts that wrote them.

/** JSON with each number as the text that wrote it, so that none passes through a double. */
export function withSources(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown, { source }: { readonly source?: string } = {}) =>
    typeof value === 'number' && source !== undefined ? source : value,
  );
}
