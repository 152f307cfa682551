// How students of each task write its own things, as the readers know them: λ by any letter, spans, products of vectors, names of results.

import type { LaidLine } from './laid-line.ts';
import { lineRelation } from './line-relations.ts';
import { spelledForSystem, withZeroOnTheRight } from './system-spelling.ts';
import { spelledProducts } from './vector-spelling.ts';
import { vectorOfUnknowns } from './vector-of-unknowns.ts';
import type { WorkingKind } from './working-kind.ts';

/** The lines with the letters and names of the task spelled as they are read. */
export function spelledForTask(lines: readonly LaidLine[], kind: WorkingKind): readonly LaidLine[] {
  const counted = kind.isOfEigenvalues
    ? withListAtEnd(
        lines.map((line) => ({ ...line, text: withRepeatedValues(line.text) })),
        kind,
      )
    : lines;
  const letter = kind.isOfEigenvalues ? letterOfEigenvalues(counted.map(({ text }) => text)) : null;
  const shown = kind.hasVectors ? withoutUnitVectors(counted) : counted;
  return shown.flatMap(signsApart(kind)).map(({ text, at }) => {
    const bare = kind.isOfEigenvectors ? text.replace(OF_EIGENVALUE, '') : text;
    if (isInNames(bare, kind) || isPassedOver(bare, kind)) return { text: '', at };
    if (kind.isOfEigenvalues) return { text: withEigenvalueNames(withLambda(text, letter)), at };
    if (kind.hasVectors)
      return {
        text: spelledProducts(withNameOfProduct(withCommas(text.replace(COMPONENT, '').replace(ALONG, '')))),
        at,
      };
    if (kind.hasBasis && ONLY_ZERO.test(bare)) return { text: zeroVector(kind), at };
    if (kind.hasBasis || kind.isOfEigenvectors) return { text: withSpan(withCommas(bare), kind), at };
    return { text: kind.system === null ? text : spelledForSystem(text), at };
  });
}

/** `2, 2, -1` or `2 2 -1` in the last line, with no rows above it: the eigenvalues. */
function withListAtEnd(lines: readonly LaidLine[], { size }: WorkingKind): readonly LaidLine[] {
  const end = lines.findLastIndex(({ text }) => text.trim() !== '');
  const last = lines[end];
  if (last === undefined || size === null || !BARE_LIST.test(last.text)) return lines;
  if (lines.slice(0, end).some(({ text }) => BARE_LIST.test(text))) return lines;
  const values = last.text.trim().split(/\s*[,;]\s+|\s+/u);
  return values.length > size.rows ? lines : lines.with(end, { ...last, text: `λ = ${values.join(', ')}` });
}

const BARE_LIST = /^\s*[-−–]?\d[\d./]*(?:(?:\s*[,;]\s+|\s+)[-−–]?\d[\d./]*)+\s*$/u;

/** `Only the zero vector`, `N = {0}`: the space has no other vector. */
const ONLY_ZERO =
  /^\s*(?:(?:so|thus|also|donc|hence|the)\s+)*(?:(?:N|ker|Ker|Kern|null\s?space|kernel|Nullraum|noyau|E)\s?(?:\(?\s?[A-Z]\s?\)?)?\s*(?:=|:|is|ist|est)\s*)?(?:(?:only|just|nur|seulement|contains only|enthält nur)\s+)?(?:\{\s*(?:0|o)⃗?\s*\}|(?:the |der |den |le )?(?:zero vector|Nullvektor|vecteur nul)|trivial(?: null space)?)(?:\s+only)?\s*\.?\s*$/iu;

function zeroVector({ size }: WorkingKind): string {
  return `(${Array.from({ length: size?.columns ?? 1 }, () => '0').join(', ')})`;
}

/** `(u·v)/|v| =`: the component of u along v, a name in letters only. */
const ALONG = /^\s*\(?\s*u\s*[·*.•∙⋅]\s*v\s*\)?\s*\/\s*(?:\|\|?|‖)\s*v\s*(?:\|\|?|‖)\s*=\s*(?=\S)/u;

const UNIT_VECTORS = /^[\s|([]*(?:i|e_?1|e_x)[\s,|&]+(?:j|e_?2|e_y)[\s,|&]+(?:k|e_?3|e_z)[\s|)\]]*$/iu;
const UNIT_DETERMINANT = /det\(\[\[\s?i, j, k\s?\](?:, \[[^[\]]*\]){2}\]\)\s*=?\s*/u;

/** The determinant with i, j and k in its first row only says what is worked out. */
function withoutUnitVectors(lines: readonly LaidLine[]): readonly LaidLine[] {
  const starts = lines.flatMap(({ text }, index) => (UNIT_VECTORS.test(text) ? [index] : []));
  const isOfIt = (index: number): boolean => starts.some((start) => index >= start && index < start + 3);
  return lines.map((line, index) => {
    if (isOfIt(index) && !line.text.includes('=')) return { ...line, text: '' };
    return { ...line, text: line.text.replace(UNIT_DETERMINANT, '') };
  });
}

/** `(1-λ)² = 4 ⇒ 1-λ = ±2 ⇒ λ = 3`: where both signs stand, each equation is a line. */
function signsApart({ isOfEigenvalues }: WorkingKind): (line: LaidLine) => readonly LaidLine[] {
  return (line) => {
    if (!isOfEigenvalues || !line.text.includes('±')) return [line];
    return line.text.split(/\s*(?:⇔|⟺|<=>|⇒|⟹|=>|→|->|∴)\s*/u).map((text) => ({ text, at: line.at }));
  };
}

/** Lines as they are stated, with 0 on the right of equations of an eigenspace or null space. */
export function withHomogeneousEquations(
  lines: readonly LaidLine[],
  { hasBasis, isOfEigenvectors }: WorkingKind,
): readonly LaidLine[] {
  return hasBasis || isOfEigenvectors ? lines.map((line) => ({ ...line, text: withZeroOnTheRight(line.text) })) : lines;
}

/** `(A - 3I)v = 0`, `Ax = b`, `Av = λv`: what is to be solved, in names only. */
const IN_NAMES =
  /^\s*(?:\(?\s?[A-Z]\s?[-+]\s?(?:\d{0,3}|λ)\s?[*·]?\s?[A-Z](?:_\d)?\s?\)?|[A-Z])\s?[*·]?\s?[xvuXV]\s?=\s?(?:0|[bB]|(?:-?\d{0,3}|λ)\s?[*·]?\s?[xvuXV])\s*:?\s*$/u;

/** `λ = 5:`, `for λ = 5`: which eigenvalue is meant. */
const OF_EIGENVALUE =
  /^\s*(?:(?:for|für|pour|with|mit|avec|when|case|fall|cas|zum eigenwert|eigenvalue|eigenwert|valeur propre|the|:)\s){0,4}(?:λ|lambda)(?:_?\d)?\s?=\s?-?\d[\d./]{0,8}\s*[:.]?\s*(?=$|[[(]|\p{L}\s?=|(?<=:\s*)\S)/iu;
/** `E_5 = Ker(A - 5I)`. */
const KERNEL =
  /^\s*(?:E\w{0,3}\s?(?:\(.{1,6}\))?\s?[:=]\s?)?[Kk]ern?\s?\(?\s?[A-Z](?:\s?-\s?(?:\d{1,3}|λ)\s?[*·]?\s?[A-Z](?:_\d)?)?\s?\)?\s*[:.]?\s*$/u;
const WORDS_BEFORE = /^\s*(?:\p{L}[\p{L}']+\s+){1,6}/u;

function isInNames(line: string, { hasBasis, isOfEigenvectors, system }: WorkingKind): boolean {
  const bare = line.replace(WORDS_BEFORE, '');
  if (system !== null && vectorOfUnknowns(line)?.parts.length === 0) return true;
  if (IN_NAMES.test(bare) || IN_NAMES.test(line)) return true;
  return (hasBasis || isOfEigenvectors) && (KERNEL.test(bare) || KERNEL.test(line));
}

const LETTERS = /(?<![\p{L}\\])(?:lambda|lam|mu|[xXtTsSkKlLzZrqQmμρα])(?!\p{Ll}|\p{Lu}\p{L})(?!\d?\s*(?:->|<-|[←→]))/gu;
const ROW_OPERATION = /(?<![\p{L}])[RLZCS]_?\d\s*(?:->|<-|[←→↔+*/-])|(?<![\p{L}])[IV]{2,3}\s*[-+*·]/u;

/** The only letter that is used as an unknown; null where there are several, or it is λ already. */
function letterOfEigenvalues(lines: readonly string[]): string | null {
  const formulas = lines
    .filter((line) => /\d/.test(line) && !ROW_OPERATION.test(line))
    .map((line) => line.replaceAll(/\p{L}{3,}(?<!lambda|lam)/gu, ' '));
  if (formulas.some((line) => line.includes('λ'))) return null;
  const letters = new Set(formulas.flatMap((line) => Array.from(line.matchAll(LETTERS), ([letter]) => letter)));
  const [only] = letters;
  return letters.size === 1 && only !== undefined ? only : null;
}

function withLambda(line: string, letter: string | null): string {
  const spelled = line.replaceAll(/(?<![\p{L}\\])(?:lambda|lam)(?![\p{L}])/giu, 'λ');
  if (letter === null || ROW_OPERATION.test(line)) return spelled;
  return spelled.replaceAll(LETTERS, (found) => (found === letter ? 'λ' : found));
}

/** Relations of rows are told from operations by nothing but their sense, and an inverse has no use for those of columns. */
function isPassedOver(line: string, kind: WorkingKind): boolean {
  const relation = lineRelation(line, kind);
  return relation !== null && (kind.cofactorsOf !== null || relation.name === 'relation of rows');
}

/** `χ_A(λ) =`, `P_A =`: names of the polynomial. */
const POLYNOMIAL =
  /^\s*(?:(?:the )?char(?:acteristic|akteristisches|\.)? ?poly(?:nomial|nom|\.)?\s?(?:[:=]|is)?\s(?=[λ(\d-])|polynôme caractéristique\s?[:=]\s?)|^\s*(?:χ|[pP]|cp|CP|char)\s?_?\{?\s?[A-Z]?\s?\}?\s?\(?\s?[λA]?\s?\)?\s?[:=]\s*(?=\S)/u;
/** `|A - λI| =`. */
const DETERMINANT =
  /^\s*\|\s?(?:[A-Z]\s?-\s?λ\s?[*·]?\s?[A-Z](?:_\d)?|λ\s?[*·]?\s?[A-Z](?:_\d)?\s?-\s?[A-Z])\s?\|\s?=\s*(?=\S)/u;
/** `Sp(A) = {3; -1}`, `Eigenwerte: 1 und 3`, `λ ∈ {1, 3}`. */
const SPECTRUM =
  /^\s*(?:(?:and|so|the|les?|die|thus|hence|donc|also)\s)*(?:[Ss]p(?:ec(?:tr?)?)?\s?_?[ℝR]?\s?\(\s?[A-Z]\s?\)|σ\s?\(\s?[A-Z]\s?\)|(?:eigenvalues?|Eigenwerte?|valeurs? propres?|EW|VP|ev'?s?)(?:\s(?:of|von|de)\s[A-Z])?|λ)\s*(?:[:=∈]|\s(?:are|is|sind|sont|ist|est)\s)\s*:?\s*(?=[{\d√-])/iu;

/** How often a value counts, in the brackets behind it: `(double)`, `(2x)`, `(mult. 2)`. */
const TIMES = [
  /simple|single|einfach|once|simple\s\p{L}+/u,
  /doubled?|doppelte?|twice|zweifach|zweimal|doppelte\s\p{L}+|double\s\p{L}+|racine double|deux fois/u,
  /triple|dreifach|dreimal|three times|thrice|triple\s\p{L}+|dreifache\s\p{L}+|trois fois/u,
].map(
  (words, index) =>
    `(?:${words.source}|${index + 1}\\s?(?:[x×]|mal|times|fois|-?fach|-?fold)|[x×]\\s?${index + 1}|(?:alg\\p{L}*\\.?\\s)?(?:mult\\p{L}*\\.?|Vielfachheit|Vfh\\.?|VFH|ordre|m)\\s?(?:[=:]|of|de)?\\s?${index + 1})`,
);
/** A value in a list, and how often it counts. */
const REPEATED = TIMES.map(
  (times) =>
    new RegExp(
      `(?<=(?:^|[=:,;{∈]|(?<!\\p{L})(?:and|und|et|or|oder|ou|are|sind|sont|is|ist|est))\\s*)(?<value>[-−–]?\\d[\\d./]*|[-−–]?√\\d+)\\s*[([]\\s?${times}\\s?[)\\]]`,
      'giu',
    ),
);

/** A value and behind it, without brackets, how often it counts: `3 twice`, `3 with multiplicity 2`. */
const REPEATED_IN_WORDS = TIMES.map(
  (times) =>
    new RegExp(
      `(?<=(?:^|[=:,;{∈]|(?<!\\p{L})(?:and|und|et|or|oder|ou|are|sind|sont|is|ist|est))\\s*)(?<value>[-−–]?\\d[\\d./]*|[-−–]?√\\d+)\\s*,?\\s+(?:(?:with|mit|avec|of|de|a|as|ist|is)\\s+)*(?:algebraic\\s+|algebraischer\\s+)?${times}(?:\\s(?:root|roots|eigenvalue|Nullstelle|Eigenwert|racine))?(?=\\s*(?:$|[,;.}]|(?:and|und|et)(?!\\p{L})))`,
      'giu',
    ),
);

/** `λ1 = λ2 = 3`, `λ_{1,2} = 3`: the same value for two of them. */
const SAME_VALUES =
  /^(?<names>\s*(?:[,;]\s*)?(?:λ\s?_?\{?[\d₀-₉]\}?\s*=\s*){2,6})(?<value>[-−–]?\s?[\d√][\d./√]*)(?![^,;=]*[±+*])/u;
const BOTH_NAMES =
  /λ\s?(?:_?\{?\s?1\s?[,/]\s?2\s?\}?|_\{?12\}?|₁[,/]?\s?₂)\s*=\s*(?<value>[-−–]?\s?[\d√][\d./√]*)(?=\s*(?:$|[,;]))/u;

function withSameValues(line: string): string {
  return line
    .replace(BOTH_NAMES, 'λ = $<value>, $<value>')
    .replace(SAME_VALUES, (_whole, names: string, value: string) => {
      const count = names.split('=').length - 1;
      return `λ = ${Array.from({ length: count }, () => value).join(', ')}`;
    });
}

/** `3 (double), -1` as `λ = 3, 3, -1`: each value as often as it counts. */
function withRepeatedValues(line: string): string {
  const repeated = [REPEATED, REPEATED_IN_WORDS]
    .flat()
    .reduce(
      (text, pattern, index) =>
        text.replaceAll(pattern, (_, value: string) =>
          Array.from({ length: (index % TIMES.length) + 1 }, () => value).join(', '),
        ),
      withSameValues(line),
    );
  const isList = repeated !== line && /^[-−–\d./√,\s]+$/u.test(repeated);
  return isList ? `λ = ${repeated.trim()}` : repeated;
}

const ROOT = /(?:√|sqrt)\s?(?:(?<bare>\d{1,9})|\((?<inner>\d{1,9})\))/u.source;
/** `i√7`, `√7 i`, `(√7/2) i`, `√7 i/2`: the root of a negative number. */
const IMAGINARY_ROOTS: readonly RegExp[] = [
  `(?<!\\p{L})i\\s?[*·]?\\s?${ROOT}`,
  `${ROOT}\\s?[*·]?\\s?i(?!\\p{L})`,
  `\\(\\s?${ROOT}(?<under>\\s?/\\s?\\d{1,9})\\s?\\)\\s?[*·]?\\s?i(?!\\p{L})`,
  `${ROOT}(?<under>\\s?/\\s?\\d{1,9})\\s?[*·]?\\s?i(?!\\p{L})`,
].map((source) => new RegExp(source, 'gu'));

/** `so the eigenvalues are on the diagonal: 3, 2`. */
const VALUES_BEHIND_WORDS =
  /^[^:=\dλ]*(?:eigenvalues?|eigenwerte?|valeurs propres|roots|nullstellen|racines)(?!\p{L})[^:=\dλ]*:\s*(?=-?[\d√][^=λ{}]*$)/iu;

/** `eigenvalues 2, 2 and -1`. */
const VALUES_BEHIND_NAME =
  /^\s*(?:(?:so|also|donc|the|die|les)\s+){0,3}(?:eigenvalues?|eigenwerte?|valeurs propres)\s+(?:(?:are|sind|sont|is|ist|est)\s+)?(?=-?\d[\d./]*(?:(?:\s*,\s+|\s+(?:and|und|et)\s+)-?\d[\d./]*)*\s*\.?$)/iu;

/** `λ = 1, v = (1, -1)`: the vector is not asked for. */
const VECTOR_BEHIND =
  /(?<=λ(?:_?\d)?\s*=\s*-?[\d./]+)\s*[,;:]\s*(?:[vxuw]|EV)(?:_?\d)?\s*=\s*[([][^=]*[)\]](?:\s?\^?\s?T)?\s*$/u;

const NUMBER = /[-−–]?\s?(?:\d[\d./]*|√\d+)/u.source;
/** `λ = 2 und 5`, `5 and 2`: a list with a word in it. */
const LIST_WITH_WORD = new RegExp(
  `^\\s*(?:(?:λ(?:_?\\d)?|also|so|thus|donc)\\s*[:=]?\\s*)?(?<list>${NUMBER}(?:\\s*,\\s+${NUMBER})*\\s+(?:and|und|et|or|oder|ou)\\s+${NUMBER})\\s*\\.?\\s*$`,
  'iu',
);
/** `λ1 + λ2 = 7`, `a·b = 10`, `sum = 7`: what the eigenvalues add up to, and what their product is. */
const SUM =
  /^\s*(?:λ_?[1₁]\s?\+\s?λ_?[2₂](?:\s?\+\s?λ_?[3₃])?|[a-z]\s?\+\s?[a-z]|(?:the )?(?:sum|trace|Summe|Spur|somme|tr)(?: of (?:the )?(?:eigenvalues|roots))?)\s*[:=]\s*(?=[-−–]?\d[\d./]*\s*$)/iu;
const PRODUCT =
  /^\s*(?:λ_?[1₁]\s?[*·×]?\s?λ_?[2₂](?:\s?[*·×]?\s?λ_?[3₃])?|[a-z]\s?[*·×]?\s?[a-z]|(?:the )?(?:product|Produkt|produit)(?: of (?:the )?(?:eigenvalues|roots))?)\s*[:=]\s*(?=[-−–]?\d[\d./]*\s*$)/iu;

function withEigenvalueNames(line: string): string {
  const named = withNamesOfPolynomial(line);
  const list = LIST_WITH_WORD.exec(named)?.groups?.['list'];
  return list === undefined ? named : `λ = ${list.split(/\s*,\s+|\s+(?:and|und|et|or|oder|ou)\s+/iu).join(', ')}`;
}

function withNamesOfPolynomial(line: string): string {
  const sums = line.split(/(?<!\s)(?:\s*[,;]\s+|\s+(?:and|und|et)\s+)/u);
  if (sums.every((part) => SUM.test(part) || PRODUCT.test(part)))
    return sums.map((part) => part.replace(SUM, 'sum of eigenvalues = ').replace(PRODUCT, 'det(A) = ')).join(', ');
  const rooted = IMAGINARY_ROOTS.reduce(
    (text, pattern) => text.replaceAll(pattern, '√(-$<bare>$<inner>)$<under>'),
    line,
  );
  const named = rooted
    .replace(VECTOR_BEHIND, '')
    .replaceAll(/λ\s(?=\d\s*=)/gu, 'λ_')
    .replace(/^\s*(?:\p{L}[\p{L}']+[\s:,]+){1,6}(?=λ(?:_?\d)?\s*=)/u, '')
    .replace(VALUES_BEHIND_WORDS, 'λ = ')
    .replace(VALUES_BEHIND_NAME, 'λ = ')
    .replace(POLYNOMIAL, '')
    .replace(DETERMINANT, '');
  const spectrum = SPECTRUM.exec(named)?.[0];
  if (spectrum === undefined) return named;
  const rest = named.slice(spectrum.length).trim().replace(/\.$/, '');
  const inner = /^\{\s*(?<inner>[^{}]*)\s*\}$/.exec(rest)?.groups?.['inner'] ?? rest;
  if (/[=λ{}]/.test(inner) || (/^\s*λ\s*=/.test(spectrum) && inner === rest)) return named;
  const hasDecimals = inner.includes(';');
  return `λ = ${inner
    .split(hasDecimals ? ';' : /,|\s(?:and|und|et|or|oder|ou)\s/u)
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(', ')}`;
}

/** `(9; 9; -9)`, `(9|9|-9)` and `⟨9, 9, -9⟩` as `(9, 9, -9)`; with another sign between the entries a comma inside of them is a decimal one. */
function withCommas(line: string): string {
  const angled = line.replaceAll(/[⟨<]\s?(?<inner>-?[\d(][^⟨⟩<>=]{1,120},[^⟨⟩<>=]{1,120})\s?[⟩>]/gu, '($<inner>)');
  let shown = '';
  let from = 0;
  for (const { start, end } of bracketsIn(angled)) {
    shown += angled.slice(from, start) + vectorWithCommas(angled.slice(start, end));
    from = end;
  }
  return shown + angled.slice(from);
}

/** The brackets of a line that hold others or none, and stand in none. */
function bracketsIn(line: string): readonly { readonly start: number; readonly end: number }[] {
  const places: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, sign] of line.split('').entries()) {
    if (sign === '(' || sign === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if ((sign === ')' || sign === ']') && depth > 0) {
      depth -= 1;
      if (depth === 0) places.push({ start, end: at + 1 });
    }
  }
  return places;
}

function vectorWithCommas(written: string): string {
  const inner = written.slice(1, -1);
  const cells = cellsAtTop(inner, ';') ?? cellsAtTop(inner, '|');
  if (cells === null || inner.includes('[')) {
    // Vectors within the brackets of a span.
    return bracketsIn(inner).length > 0 && cells === null
      ? `${written.charAt(0)}${withCommas(inner)}${written.at(-1) ?? ''}`
      : written;
  }
  if (!cells.every((cell) => /^-?\s?[\d\p{Ll}(][^;|,]*$|^-?\d+,\d+$/u.test(cell) && !/\d\s+-?\d/u.test(cell)))
    return written;
  return `${written.charAt(0)}${cells.map((cell) => cell.replaceAll(/(?<=\d),(?=\d)/g, '.')).join(', ')}${written.at(-1) ?? ''}`;
}

/** The cells between signs outside of brackets; null where there is none. */
function cellsAtTop(inner: string, sign: string): readonly string[] | null {
  const cells = [''];
  let depth = 0;
  for (const mark of inner) {
    if ('([{'.includes(mark)) depth += 1;
    if (')]}'.includes(mark)) depth -= 1;
    if (mark === sign && depth === 0) cells.push('');
    else cells[cells.length - 1] += mark;
  }
  return cells.length > 1 ? cells.map((cell) => cell.trim()) : null;
}

/** `x: 0*1 - 2*3`: a component by its name. */
const COMPONENT =
  /^\s*(?:[xyzijk]|[xyzc]_?\d|\d\.?)(?:[\s-]?\s?(?:component|komponente|coordinate|composante))?\s?:\s*(?=\S)/iu;

const NAMES_OF_PRODUCTS =
  /^\s*(?:the\s)?(?:dot|scalar|inner|cross|vector|scalar-?)\s?product\s*(?:[:=]|is|of u and v (?:is|=))\s*|^\s*(?:das\s)?(?:Skalarprodukt|Kreuzprodukt|Vektorprodukt)\s*[:=]\s*|^\s*(?:le\s)?produit (?:scalaire|vectoriel)\s*[:=]\s*/iu;

function withNameOfProduct(line: string): string {
  const name = NAMES_OF_PRODUCTS.exec(line)?.[0] ?? '';
  return line.slice(name.length);
}

/** A vector in brackets that holds entries. */
const VECTOR = /(?:[([⟨]|<(?=\s?-?\d))(?<inner>[^()[\]⟨⟩<>{}]{1,200})[)\]⟩>](?:\s?\^?\s?T\b|ᵀ)?/gu;
const SPAN = /(?<!\p{L})(?:span|vect|lin|lineare hülle|[⟨<](?=\s*[([]))(?!\p{L})/iu;
const BASIS =
  /^\s*(?:(?:[Aa]|[Tt]he|[Ee]ine|[Uu]ne|[Ss]o|[Dd]onc|[Aa]lso|hence|therefore)\s)*(?:[Bb]asis|[Bb]ase|BASIS|BASE)(?!\p{L})|^\s*(?:[Nn]ul?l?|[Kk]ern?|[Cc]ol|[Ii]m|[Rr]ow|E(?:ig)?)\s?_?\{?\s?(?:\([^()=]{1,20}\)|-?\d{1,3}|λ|[A-Z]|λ_?\d)\s?\}?\s?(?:\(\s?[A-Z]\s?\))?\s*[:=]/u;
/** What may stand around the vectors of a span. */
const AROUND =
  /^(?:span|vect|lin|lineare hülle|of|for|the|of|null|column|row|space|eigenspace|kernel|[Nn]ullraums?|[Kk]erns?|[Bb]ild|est|ist|is|are|a|an|eine|une|so|donc|also|and|et|und|is|basis|base|basis is|is given by|given by|by|∈|ℝ|\p{L}\d?|[\s{}(),;:=⟨⟩<>|_\d^-])*$/iu;

/** `x = s  + t `: what is left of a sum of multiples of vectors by parameters. */
const PARAMETERS =
  /^\s*(?:(?:[Kk]ern?|[Nn]ul?l?|[Cc]ol|[Rr]ow|[ELS])?\s?_?(?:\(\s?[A-Z]\s?\)|[A-Z]|\d)?\s?=\s?|(?:\(\s?)?(?:[xXv]|x\s?[,;]\s?y\s?[,;]\s?z(?:\s?[,;]\s?[tw])?)(?:\s?\))?\s?=\s?)?\{?\s*[a-z](?:_?\d)?\s?[*·]?\s+(?:\+\s?[a-z](?:_?\d)?\s?[*·]?\s+){0,5}(?:[|:,;∣]?\s?(?:[a-z](?:_?\d)?\s?,?\s?){1,4}∈\s?ℝ\s?)?\}?\s*$/u;

/** `(x, y, z) =`, which is no vector of the space. */
const TUPLE_OF_UNKNOWNS =
  /^\s*[([]\s?[a-z]_?\d?(?:\s?[,;|]\s?[a-z]_?\d?){1,5}\s?[)\]](?:\s?\^?T)?\s*=\s*(?=[^=]*[([])/u;

/** `E_2 = Vect((1, 2), (0, 1))`, `(1, 0) et (0, 1)`: the vectors as the rows of a matrix, which is the answer where a space is named. */
function withSpan(spelled: string, { hasBasis }: WorkingKind): string {
  const line = hasBasis ? spelled.replace(TUPLE_OF_UNKNOWNS, 'x = ') : spelled;
  const isNamed = SPAN.test(line) || BASIS.test(line);
  const vectors = Array.from(line.matchAll(VECTOR), ({ groups }) => groups?.['inner'] ?? '').filter((inner) =>
    inner.includes(','),
  );
  const rest = line.replaceAll(VECTOR, (found) => (found.includes(',') ? ' ' : found));
  const hasParameters = vectors.length > 0 && hasBasis && PARAMETERS.test(rest);
  if (
    vectors.length === 0 ||
    (!AROUND.test(rest) && !hasParameters) ||
    (!isNamed && !hasParameters && (vectors.length === 1 || !/\p{L}{2}/u.test(rest)))
  )
    return line;
  if (!isNamed && !hasParameters && /=/.test(rest)) return line;
  const written = `[[${vectors.map((inner) => inner.trim()).join('], [')}]]`;
  return isNamed && hasBasis ? `answer: ${written}` : written;
}
