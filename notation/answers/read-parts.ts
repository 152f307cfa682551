// Answers of several parts on one line, each behind its name: `L = 1 0; 3 1, D = 3 0; 0 -5`, `rank 1, nullity 2`.

/** A part and the names that people give it; a name of one letter stands before an equals sign or a colon. */
export interface NamedPart {
  readonly part: string;
  readonly names: readonly string[];
}

const LONGEST = 8000;

/** The text of each part that is named; null where none is, one is named twice, or something stands before the first. */
export function readParts(text: string, parts: readonly NamedPart[]): ReadonlyMap<string, string> | null {
  if (text.length > LONGEST) return null;
  const partOf = new Map(parts.flatMap(({ part, names }) => names.map((name) => [name.toLowerCase(), part])));
  const found = [...text.matchAll(namesIn([...partOf.keys()]))];
  if (found.length === 0 || text.slice(0, found[0].index).trim() !== '') return null;
  const texts = new Map<string, string>();
  for (const [k, match] of found.entries()) {
    const part = partOf.get((match.groups?.['word'] ?? match.groups?.['letter'] ?? '').toLowerCase());
    if (part === undefined || texts.has(part)) return null;
    const written = text.slice(match.index + match[0].length, found[k + 1]?.index ?? text.length);
    texts.set(part, written.replace(/(?:\s|[,;.]|(?<![\p{L}\d])and)*$/u, ''));
  }
  return texts;
}

/** Longer names first: one may begin with another. */
function namesIn(names: readonly string[]): RegExp {
  const sorted = names.toSorted((one, other) => other.length - one.length);
  const words = anyOf(sorted.filter(({ length }) => length > 1));
  const letters = anyOf(sorted.filter(({ length }) => length === 1));
  const equals = '\\s*(?:[=:]|is(?!\\p{L}))';
  return new RegExp(
    `(?<![\\p{L}\\d])(?:the\\s+)?(?:(?<word>${words})(?![\\p{L}\\d])(?:${equals})?|(?<letter>${letters})${equals})\\s*`,
    'giu',
  );
}

function anyOf(names: readonly string[]): string {
  return names.length === 0 ? '(?!)' : names.map((name) => RegExp.escape(name)).join('|');
}
