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

/** `3 + s*(-2)` for each unknown of `(x, y) = (3, 0) + s(-2, 1)`. */
export interface UnknownsByParameters {
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** One vector of a sum, with what stands in front of it. */
const TERM =
  /\s*(?<sign>[-−–+]?)\s*(?<factor>[-−–]?[\d./]*\s?[*·]?\s?[a-zλμα-ω]?(?:_?\d)?|\([-−–]?\d[\d./]*\))\s?[*·]?\s?(?<vector>\((?:[^()=]|\([^()]*\)){2,80}\)(?:\s?\^?T\b)?|\[\[[^=]{2,120}?\]\]|\[[^[\]=]{2,80}\])/uy;

/** The unknowns by parameters, from a sum of multiples of vectors; null for other lines. */
export function unknownsByParameters(line: string): UnknownsByParameters | null {
  if (line.length > LONGEST_LINE) return null;
  const inSet = SET.exec(line)?.groups?.['inner'];
  const name = inSet === undefined ? NAME.exec(line)?.[0] : '';
  if (name === undefined) return null;
  const sum = (inSet ?? line.slice(name.length)).replace(MEMBERSHIP, '').trimEnd();
  const terms: { readonly factor: string; readonly entries: readonly string[] }[] = [];
  for (let at = 0; at < sum.length; ) {
    TERM.lastIndex = at;
    const found = TERM.exec(sum);
    if (found === null || terms.length > MOST_TERMS) return null;
    const { sign = '', factor = '', vector = '' } = found.groups ?? {};
    if (at > 0 && sign === '') return null;
    const inner = vector.replace(/\s?\^?T$/u, '').slice(1, -1);
    const entries = inner.replaceAll(/[[\]]/g, '').split(/[;|]/.test(inner) ? /[;|]/ : ',');
    const bare = factor.replace(/[*·]\s?$/u, '').trim();
    terms.push({
      factor: `${sign === '' ? '+' : sign}${bare === '' ? '1' : bare}`,
      entries: entries.map((one) => one.trim()),
    });
    at = TERM.lastIndex;
  }
  const count = terms[0]?.entries.length ?? 0;
  const hasParameter = terms.some(({ factor, entries }) => /[a-zλμα-ω]/u.test(`${factor}${entries.join('')}`));
  if (!hasParameter || count < 2 || terms.some(({ entries }) => entries.length !== count || entries.includes('')))
    return null;
  const values = Array.from({ length: count }, (_, place) => sumAt(terms, place));
  return { names: namesIn(name), values };
}

/** `3 - 2*s`, from `(3, 0) + s(-2, 1)`. */
function sumAt(
  terms: readonly { readonly factor: string; readonly entries: readonly string[] }[],
  place: number,
): string {
  const shown = terms.flatMap(({ factor, entries }) => {
    const entry = entries[place] ?? '0';
    if (entry === '0') return [];
    if (entry === '1') return [factor];
    if (/^[-+−–]1$/u.test(factor))
      return [/^[\d./]+$/.test(entry) ? `${factor.charAt(0)}${entry}` : `${factor.charAt(0)}(${entry})`];
    return [`${factor}*${/^[\d./]+$/.test(entry) ? entry : `(${entry})`}`];
  });
  return shown.length === 0 ? '0' : shown.join(' ').replace(/^\+/u, '');
}

/** `L = {(3 - 2t, t) | t ∈ R}`: the solutions as a set. */
const SET = /^\s*(?:[LSM]|IL|𝕃|𝕊|ℒ|Lös)\s*=\s*\\?\{\s*(?<inner>[^{}]*)\\?\}\s*\.?\s*$/u;
const MEMBERSHIP = /\s*[|:,;∣]\s*[a-zλμ](?:\s?,\s?[a-zλμ]){0,3}\s?(?:∈|\\in\b).*$/u;
const LONGEST_LINE = 400;
const MOST_TERMS = 6;

function namesIn(name: string): readonly string[] {
  return /^[^=]*[([]/u.test(name) ? (name.match(/[a-z]_?\d?/gu) ?? []) : [];
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
  return { names: namesIn(name), parts: isVector ? shown : [] };
}

function withColumns(side: string): string {
  return side
    .replaceAll(ROUND_MATRIX, '[$<inner>]')
    .replaceAll(TUPLE, (_, inner: string) => `[${inner.split(/[,;|]/).join('; ')}]`)
    .replaceAll(/(?<=[\d)\]])\s*(?=\[)/g, '*');
}
