// The vector of the unknowns of a system, by the inverse of its matrix: `x = A^-1 b = 1/3 [1 1; 1 -2] (5, 1) = (2, 1)`.

/** `x =`, `\vec{x} =`, `(x, y) =`, `[x; y] =`. */
const NAME =
  /^\s*(?:(?:so|thus|hence|then|also|daher|damit|donc|alors|dann)[,:]?\s+)?(?:\\vec\s?\{?\s?x\s?\}?|[xX]⃗?|[([]\s?[a-z]_?\d?(?:\s?[,;|]\s?[a-z]_?\d?){1,5}\s?[)\]](?:\s?\^?T)?)\s*=\s*(?=\S)/u;
const INVERSE = /[A-Z]\s?(?:\^\s?\{?\s?\(?\s?[-−–]\s?1\s?\)?\s?\}?|⁻¹)/.source;
/** `A^-1 b`: in names only, it says nothing that numbers do not say. */
const IN_NAMES = new RegExp(`^\\s*${INVERSE}\\s?[*·]?\\s?(?:\\\\vec\\s?\\{?)?[bB]\\}?\\s*$`, 'u');
/** `(5, 1)` and `(5 | 1)`, which stand for a column. */
const TUPLE = /\((?<inner>[^()[\]=,;|]{1,40}(?:[,;|][^()[\]=,;|]{1,40}){1,11})\)(?:\s?\^?\s?T\b|ᵀ)?/gu;
/** `1/3 (1 1; 1 -2)`: rows in round brackets. */
const ROUND_MATRIX = /\((?<inner>\s*-?[\d/]+(?:[\s,]+-?[\d/]+)+(?:\s*;\s*-?[\d/]+(?:[\s,]+-?[\d/]+)+)+\s*)\)/gu;

export interface VectorOfUnknowns {
  /** As far as the line names them; none of `x =`. */
  readonly names: readonly string[];
  /** The parts between the equals signs, each as a term; none where they hold names only. */
  readonly parts: readonly string[];
}

/** What a line says of the vector of the unknowns; null for other lines. */
export function vectorOfUnknowns(line: string): VectorOfUnknowns | null {
  const name = NAME.exec(line)?.[0];
  if (name === undefined) return null;
  const sides = line
    .slice(name.length)
    .split('=')
    .map((side) => side.trim());
  const shown = sides.filter((side) => !IN_NAMES.test(side)).map(withColumns);
  const isVector = shown.length > 0 && shown.every((side) => side.includes('[')) && !/[a-z]/.test(shown.join(''));
  if (!isVector && !(sides.length === 1 && IN_NAMES.test(sides[0] ?? ''))) return null;
  const names = /^[^=]*[([]/u.test(name) ? (name.match(/[a-z]_?\d?/gu) ?? []) : [];
  return { names, parts: isVector ? shown : [] };
}

function withColumns(side: string): string {
  return side
    .replaceAll(ROUND_MATRIX, '[$<inner>]')
    .replaceAll(TUPLE, (_, inner: string) => `[${inner.split(/[,;|]/).join('; ')}]`)
    .replaceAll(/(?<=[\d)\]])\s*(?=\[)/g, '*');
}
