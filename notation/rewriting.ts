// Texts that are rewritten before they are read, and still know where each character came from.

export interface Rewritten {
  readonly text: string;
  /** For each character, and for the end, its place in the text as it was given. */
  readonly origins: readonly number[];
}

export function asWritten(text: string): Rewritten {
  return { text, origins: Array.from({ length: text.length + 1 }, (_, at) => at) };
}

/** Every match replaced; what is put in its place comes from where the match began. */
export function rewritten(
  source: Rewritten,
  pattern: RegExp,
  by: (groups: readonly (string | undefined)[]) => string,
): Rewritten {
  const pieces: string[] = [];
  const origins: number[] = [];
  let done = 0;
  for (const match of source.text.matchAll(pattern)) {
    const replacement = by(match);
    pieces.push(source.text.slice(done, match.index), replacement);
    origins.push(...source.origins.slice(done, match.index));
    for (let place = 0; place < replacement.length; place++) origins.push(source.origins[match.index]);
    done = match.index + match[0].length;
  }
  if (done === 0 && pieces.length === 0) return source;
  return { text: pieces.join('') + source.text.slice(done), origins: [...origins, ...source.origins.slice(done)] };
}

/** The part of a text from one place to another. */
export function part({ text, origins }: Rewritten, from: number, to: number): Rewritten {
  return { text: text.slice(from, to), origins: origins.slice(from, to + 1) };
}
