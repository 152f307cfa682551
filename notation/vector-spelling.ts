// How students write vectors and their products: (1, 2, 3) for a row, u x v, <u, v>, |v|^2, proj_v u =.

const LONGEST_LINE = 2000;
/** What is asked for, in front of an equals sign. */
const NAME =
  /^\s*(?:u\s?[-−–]\s?)?(?:proj(?:_?\{?\\?[a-z]\}?)?\s?\(?\s?u?\s?\)?|[prw]|u_?(?:1|p|\|\||∥|⊥))\s?=\s*(?=\S)/;

/** `u ∧ v`, `u ^ v`, `<u, v>` and `|v|²` as `u*v` and `v*v`. */
export function spelledProducts(line: string): string {
  if (line.length > LONGEST_LINE) return line;
  return PRODUCTS.reduce((spelled, [pattern, to]) => spelled.replaceAll(pattern, to), line).replaceAll(
    /\/\s?(?<product>[uvab]\*[uvab])(?![\w*])/gu,
    '/($<product>)',
  );
}

const PRODUCTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<!\p{L})(?:dot|cross|np\.dot|np\.cross)\s?\(\s?([uvabAB])\s?,\s?([uvabAB])\s?\)/gu, '$1*$2'],
  [/[<⟨]\s?([uvabAB])\s?,\s?([uvabAB])\s?[>⟩]/g, '$1*$2'],
  [/(?<![\p{L}\d_{])([uvabAB])\s?(?:[x×•∙.·∧^]|\s)\s?([uvabAB])(?![\p{L}\d])/gu, '$1*$2'],
  [/(?:\|\||‖|\|)\s?([uvabAB])\s?(?:\|\||‖|\|)\s?(?:\^\s?\{?2\}?|²)/g, '$1*$1'],
];

/** The text with each list as a matrix of one row, and products of u and v as they are read. */
export function spelledVectors(text: string): string {
  return text.split('\n').map(spelledLine).join('\n');
}

function spelledLine(line: string): string {
  if (line.length > LONGEST_LINE) return line;
  return withLists(spelledProducts(line.replace(NAME, '')));
}

const OPENING = '([{';
const CLOSING = ')]}';
/** What may stand in front of a list: a letter calls a function. */
const CALLED = /[A-Za-z_]$/;

/** Each pair of brackets that has commas of its own is a matrix of one row: `(2*(3 - 1), 4)` becomes `[[2*(3 - 1), 4]]`. */
function withLists(line: string): string {
  const open: { readonly at: number; commas: number; inner: boolean }[] = [];
  const signs = line.split('');
  for (const [at, sign] of signs.entries()) {
    const inside = open.at(-1);
    if (OPENING.includes(sign)) {
      open.push({ at, commas: 0, inner: false });
    } else if (sign === ',' && inside !== undefined) {
      inside.commas += 1;
    } else if (CLOSING.includes(sign) && inside !== undefined) {
      open.pop();
      const isList = inside.commas > 0 && !inside.inner && !CALLED.test(line.slice(0, inside.at).trimEnd());
      const isRow = open.length > 0 && line[open[open.length - 1].at] === '[' && line[inside.at] === '[';
      if (isList && !isRow) [signs[inside.at], signs[at]] = ['[[', ']]'];
      const outer = open.at(-1);
      if (outer !== undefined && inside.commas > 0) outer.inner = true;
    }
  }
  return signs.join('');
}

/** `N(A) =`, `Col A =`, `basis:`, `span` in front of vectors. */
const OF_BASIS =
  /^\s*(?:(?:a\s)?basis(?:\s(?:of|for)\s[\w() ]{1,30})?|(?:N|ker|null|Col|C|im|image|range|Row|R)\s?\(?\s?A?\s?\^?T?\s?\)?|(?:null|column|row)\s?space|kernel|image|range)\s?[:=]\s*|^\s*(?=span\b|[{])/i;
const ONE_VECTOR = /[([⟨<]([^()[\]⟨⟩<>{}]{1,200})[)\]⟩>](?:\s?\^?\s?T\b|ᵀ)?/g;

/** The text with each list of vectors, `{(-2, 1, 0), (1, 0, 1)}`, as a matrix whose rows they are. */
export function spelledBasis(text: string): string {
  return text.split('\n').map(basisLine).join('\n');
}

function basisLine(line: string): string {
  const name = line.length > LONGEST_LINE ? null : OF_BASIS.exec(line);
  const list = line.slice(name?.[0].length ?? 0);
  const vectors = Array.from(list.matchAll(ONE_VECTOR), ([, entries]) => entries);
  const isList = vectors.length > 1 && vectors.every((entries) => entries.includes(','));
  if (line.length > LONGEST_LINE || (name === null && !isList)) return line;
  const rest = list.replaceAll(ONE_VECTOR, '');
  if (vectors.length === 0 || !/^(?:span|and|[\s{}(),;])*$/i.test(rest)) return line;
  return `[[${vectors.join('], [')}]]`;
}
