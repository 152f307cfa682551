// The Authorization header, read from the raw headers: exactly one, `Bearer`, one space, the key.
// Above: routes/mathematics.ts. Below: nothing.

export type Authorization =
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'bearer'; readonly key: string };

const bearer = /^Bearer ([\x21-\x7e]+)$/;

/** All values of a header in the raw list of names and values; the name in lower case. */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, place) => {
    if (place % 2 === 0) return false;
    const candidate = rawHeaders[place - 1];
    return candidate?.length === name.length && candidate.toLowerCase() === name;
  });
}

/** Node itself keeps the first of two headers and says nothing; so the raw list is read. */
export function readAuthorization(rawHeaders: readonly string[]): Authorization {
  const [value, ...others] = headerValues(rawHeaders, 'authorization');
  if (value === undefined) return { kind: 'missing' };
  const key = others.length === 0 ? bearer.exec(value)?.[1] : undefined;
  return key === undefined ? { kind: 'malformed' } : { kind: 'bearer', key };
}
