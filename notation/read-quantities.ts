// Workings whose lines state quantities by their names: `‖v‖ = √(9 + 16) = 5`, `L = [[1, 0], [3, 1]], U = ...`, `cos φ ≈ 0.8`.

import { eigenEquation, ofEigenvalue } from './eigen-equations.ts';
import { quantityName } from './quantity-name.ts';
import type { TextPart } from './text-part.ts';
import { looksLikeRow, matrixOfLines } from './read-rows.ts';
import { readTerm } from './read-term.ts';
import type { Line, LineContent, Term } from './term.ts';
import { readOrUnread } from './unread.ts';
import { vectorRelation } from './vector-relations.ts';
import { spelledVectors } from './vector-spelling.ts';
import type { WorkingKind } from './working-kind.ts';

const NOTHING = { operations: [], role: null, factor: null, from: null } as const;
const LONGEST_LINE = 2000;
const MOST_LINES = 400;

/** The lines of a text, and what could not be read in it. */
export function quantityParts(text: string, kind: WorkingKind): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const { text: line, at } of logicalLines(text)) {
    if (parts.length > MOST_LINES) break;
    parts.push(...partsOfLine(line, at, kind));
  }
  return parts;
}

interface Logical {
  readonly text: string;
  /** The line of the text that it begins in, from 1. */
  readonly at: number;
}

const ENVIRONMENT =
  /\\begin\s?\{(?<name>[a-zA-Z]*matrix|array)\*?\}(?:\{[^}]*\})?(?<cells>[\s\S]*?)\\end\s?\{\k<name>\*?\}/g;
const WRAPPERS =
  /\\(?:begin|end)\s?\{(?:align|aligned|equation|gather|gathered|split|eqnarray)\*?\}|\\[[\]()]|\$\$?|\\nonumber|\\notag/g;

/** `P = 1/9 *`: what multiplies the matrix in the lines below. */
const FACTOR_ABOVE = /^(?:[^=:]{1,40}[=:]\s*)?[-−–]?\s?[\d(√][\d./()√]{0,20}\s?[*·×]$/u;

/** The text with each matrix on one line, and with one statement of LaTeX on each line. */
function logicalLines(text: string): readonly Logical[] {
  const written = text.includes('\\') ? withoutLatex(text) : text;
  const lines: Logical[] = [];
  let rows: string[] = [];
  let first = 0;
  let name = '';
  const endRows = (): void => {
    if (rows.length > 0) lines.push({ text: name + rowsText(rows), at: first });
    rows = [];
    name = '';
  };
  let open: Logical | null = null;
  for (const [index, raw] of written.split('\n').entries()) {
    const line = raw.trim().replace(/^&\s?/, '').replaceAll('&=', '=');
    const at = index + 1;
    if (open !== null) {
      const joined: string = `${open.text}${open.text.trimEnd().endsWith(',') || open.text.trimEnd().endsWith('[') ? ' ' : '; '}${line}`;
      open = depthOf(joined) > 0 && joined.length < LONGEST_LINE ? { text: joined, at: open.at } : null;
      if (open === null) lines.push({ text: joined, at });
      continue;
    }
    if (line === '') {
      if (rows.length > 0) endRows();
      continue;
    }
    if (isRow(line)) {
      if (rows.length === 0) first = at;
      rows.push(line);
      continue;
    }
    endRows();
    const isNameAlone = /^[^=:]{1,40}[=:]$/u.test(line);
    if (isNameAlone) {
      name = `${line.replace(/[=:]$/, '').trim()} = `;
      first = at;
    } else if (FACTOR_ABOVE.test(line)) {
      name = `${line} `;
      first = at;
    } else if (depthOf(line) > 0 && /\[/.test(line)) open = { text: line, at };
    else lines.push({ text: name + line, at });
    if (!isNameAlone && !FACTOR_ABOVE.test(line)) name = '';
  }
  endRows();
  if (open !== null) lines.push(open);
  return lines;
}

function withoutLatex(text: string): string {
  const matrices = text.replaceAll(ENVIRONMENT, (_whole, name: string, cells: string) => {
    const rows = cells
      .split(/\\\\(?:\[[^\]]*\])?/)
      .map((row) => row.replaceAll(/\\hline/g, '').trim())
      .filter((row) => row !== '');
    const matrix = `[[${rows
      .map((row) =>
        row
          .split('&')
          .map((cell) => cell.trim())
          .join(', '),
      )
      .join('], [')}]]`;
    return name === 'vmatrix' ? `det(${matrix})` : matrix;
  });
  const bare = matrices.replaceAll(WRAPPERS, ' ').replaceAll(/\\\\(?:\[[^\]]*\])?/g, '\n');
  return bare;
}

function depthOf(line: string): number {
  return Array.from(line).reduce(
    (depth, sign) => depth + ('([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0),
    0,
  );
}

/** `1 2 3`, `[1 2 3]`: a row of a matrix or a vector; a number alone is none. */
function isRow(line: string): boolean {
  if (line.length > LONGEST_LINE || /[=≈:]/.test(line) || !looksLikeRow(line) || line.includes(';')) return false;
  return /[\d)½]\s+[-−–(√]?[\d(√½]/u.test(line) && !/\d\s*[-−–+*·/]\s+\d/.test(line);
}

function rowsText(rows: readonly string[]): string {
  const read = readOrUnread(rows.join('\n'), () => matrixOfLines(rows, 0));
  if ('kind' in read) return rows.join('; ');
  const cells = rows.map((row) =>
    row
      .replaceAll(/^[\s[({|]+|[\s\])}|,;]+$/g, '')
      .trim()
      .split(/\s*[,&]\s*|\s+/)
      .filter((cell) => cell !== '|'),
  );
  return `[[${cells.map((row) => row.join(', ')).join('], [')}]]`;
}

const SAID =
  /^\s*(?:[-•*]\s+(?=\p{L})|\d{1,2}[.)]\s+(?=[\p{L}‖|])|(?:so|thus|hence|therefore|then|now|and|with|also|where|daher|damit|also|folglich|donc|alors)\b[,:]?\s+|[⇒⟹→∴]\s*|=>\s*|->\s*)+/iu;
const ANSWER =
  /^\s*(?:(?:the )?(?:final )?(?:answer|result)|Antwort|Ergebnis|réponse|résultat)\s*(?:is\b|:|=)?\s*(?=\S)/iu;
/** What parts one statement from the next: each has a name and an equals sign of its own. */
const BETWEEN =
  /\s*(?:(?:;|,(?!(?<=\d,)\d{1,9}\s?[a-z])|[⇒⟹∴]|=>|->|→)\s*(?:(?:and|so|und|et|thus|hence|therefore|daher|deshalb|also|somit|folglich|donc|alors)\s)?|(?<=\s)(?:and|so|und|et|thus|hence|therefore|with|daher|deshalb|also|somit|folglich|donc|alors)(?=\s))\s*/gu;

/** `R2 - 3R1: [[2, 1], [0, 2]]`: the operation in front of a matrix; what it gives is judged. */
const OPERATION = /^[^[=]*\b[RLZ]_?\d[^[=]*(?::|→|->|=>|⇒|\s)\s*(?=\[)/u;

function partsOfLine(written: string, at: number, kind: WorkingKind): readonly TextPart[] {
  const { entriesOfEigenvectors, relatedVectors } = kind;
  const compared = comparedApart(written.slice(0, LONGEST_LINE).replace(OPERATION, '').replace(SAID, ''));
  if (compared.length > 1) return partsTogether(compared.flatMap((each) => partsOfLine(each, at, kind)));
  const bare = withoutComparisons(compared[0] ?? '').replace(MINORS, '');
  const answer = ANSWER.exec(bare)?.[0] ?? '';
  const role = answer === '' ? null : 'answer';
  const size = entriesOfEigenvectors;
  const shown = bare.slice(answer.length).replace(/[.,;]\s*$/, '');
  const { label, rest } = size === 0 ? { label: null, rest: shown } : ofEigenvalue(shown);
  const statements = [...(label === null ? [] : [label]), ...statementsIn(rest.replace(OF_EIGENVALUE, ''))];
  const read = statements.map((statement) => {
    const equation = size === 0 ? vectorRelation(statement, relatedVectors) : eigenEquation(statement, label, size);
    return equation === null ? linesOfStatement(statement, role) : [equation];
  });
  const wrong = read.find((lines) => !Array.isArray(lines));
  if (typeof wrong === 'string') return [{ kind: 'unread', at, column: 1, written, sentence: wrong }];
  const lines = read.flatMap((each): readonly Line[] => (typeof each === 'string' ? [] : each));
  const parted = lines.length > 1 ? lines.map((line, index): Line => ({ ...line, part: index + 1 })) : lines;
  return parted.map((line) => ({ kind: 'line', line }));
}

/** The parts of several statements on one line, numbered through. */
function partsTogether(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map((part, index) =>
    part.kind === 'line' ? { ...part, line: { ...part.line, part: index + 1 } } : part,
  );
}

/** `2 > 0, 2*5 - 9 = 1 > 0`: minors one after the other, each with its name. */
function comparedApart(line: string): readonly string[] {
  const statements = line.split(BEHIND_COMPARISON).map((statement) => statement.trim());
  if (statements.length < 2 || statements.some((statement) => statement === '')) return [line];
  const [first = '', ...others] = statements;
  const label = LABEL_OF_MINORS.exec(first)?.[0] ?? '';
  const bare = [first.slice(label.length), ...others];
  // The first minor is an entry of the matrix; the others are worked out.
  const isWorkedOut =
    /^[-−–]?\d[\d./]*\s*[<>≥≤]/u.test(bare[0] ?? '') && others.every((other) => /^[^=\p{L}]+=/u.test(other));
  if ((label === '' && !isWorkedOut) || bare.some((statement) => /^[^=]*\p{L}/u.test(statement))) return [line];
  return bare.map((statement, index) => `D${index + 1} = ${statement}`);
}

const BEHIND_COMPARISON =
  /(?<=(?<![\d\p{L})\]])[-−–]?\d[\d./]*\s*(?:>=|<=|[<>≥≤])\s*0)\s*(?:[,;]\s*(?:(?:and|und|et)\s+)?|\s(?:and|und|et)\s+)(?=\S)/u;
const LABEL_OF_MINORS =
  /^\s*(?:(?:the|leading|principal|führende|die|les)\s){0,3}(?:minors?|(?:Haupt)?minoren|mineurs(?:\sprincipaux)?)\s*[:=]?\s*(?=[-−–(]?\d)/iu;

/** `λ₁: x + y = 0`, `for λ = 3: v = (1, 1)`: of which eigenvalue an equation or a vector is. */
const OF_EIGENVALUE =
  /^\s*(?:(?:for|at|für|zu|zum|pour)\s+)?(?:(?:the\s)?eigenvalues?|Eigenwert|EW|(?:la\s)?valeur propre)?\s*(?:(?:λ|\\lambda)\s?_?\{?[\d₀-₉]?\}?\s*(?:=\s*[-−–]?\d[\d./]*)?|(?<=[a-z]\s)[-−–]?\d[\d./]*)\s*:\s*(?=[^:]*=)/iu;

/** `minors: 2, det = 3`: what a number is of several; `minors: 2, 3` are all of them. */
const MINORS =
  /^\s*(?:(?:leading|principal|führende)\s){0,2}(?:minors?|(?:Haupt)?minoren|mineurs)\s*[:=]\s*(?=[-−–]?\d[\d./]*\s*[,;]\s*\p{L})/iu;

/** `3 > 0`: a comparison behind a number, left out where it is true. */
function withoutComparisons(line: string): string {
  return line
    .replace(/(?<=\])\s*(?:≠|!=|\\neq?)\s*0\s*$/u, '')
    .replaceAll(
      /(?<value>(?<![\d.,\p{L})\]])[-−–]?\d[\d./,]*)\s*(?<sign>>=|<=|!=|[<>≥≤≠])\s*0(?![\d.,/]*\d|\s*[-−–+*·/])/gu,
      (whole, value: string, sign: string) => {
        const isZero = !/[1-9]/.test(value);
        const isNegative = !isZero && /^[-−–]/u.test(value);
        const isTrue =
          sign === '≠' || sign === '!=' ? !isZero : isZero ? /[=≥≤]/.test(sign) : isNegative === /[<≤]/.test(sign);
        return isTrue ? value : whole;
      },
    );
}

/** `L = ..., U = ...` are two statements; a comma inside brackets parts nothing, and one behind no equals sign neither. */
function statementsIn(line: string): readonly string[] {
  const statements: string[] = [];
  let start = 0;
  for (const { index, 0: sign } of line.matchAll(BETWEEN)) {
    const rest = line.slice(index + sign.length);
    const before = line.slice(start, index);
    // Bars stand in pairs: between two of them `;` parts the rows of a determinant.
    const isInBars = (before.match(/[|‖]/gu)?.length ?? 0) % 2 > 0;
    const isApart =
      !isInBars &&
      depthOf(line.slice(0, index)) === 0 &&
      (/[=≈:]/.test(before) || /^\s*[-−–]?\d[\d./]*$/u.test(before));
    const isNamed = /^[^=≈,;:]{1,40}[=≈:]/u.test(rest) && /\p{L}|‖|\|/u.test(rest.split(/[=≈:]/)[0] ?? '');
    // A verdict needs no name: `det = 0 ⇒ dependent`.
    const isVerdict = !/[=≈]/.test(rest) && wordsIn(rest) !== null && wordsIn(before) === null;
    if (!isApart || !(isNamed || isVerdict)) continue;
    statements.push(line.slice(start, index));
    start = index + sign.length;
  }
  statements.push(line.slice(start));
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

const EQUALS = /(?<![<>:!~=+\-*/])(?:=|:=)(?![>=])|(?=[≈≃≅])/u;
const NAMED_BY_COLON = /^(?<name>[^=:≈\d[(]{1,60}(?:\([a-zA-Z]\))?):(?!=)\s*(?<rest>\S.*)$/u;

/** `eigenvalues 3 and 1`, `the mean is 2`: a name in words with numbers behind it. */
const NAMED_IN_WORDS =
  /^\s*(?:(?:the|die|der|les|la|das)\s)?(?<name>eigenvalues?|singular values?|mean|variance|rank|determinant|trace|Eigenwerte?|Singulärwerte?|Mittelwert|Varianz|Rang|valeurs propres|valeurs singulières|moyenne|rang)\s+(?:(?:are|is|sind|ist|sont|est)\s+)?(?=[-−–]?\s?[\d√][^=:]*$)/iu;

/** `m(x) = (x - 2)^2` with λ for the letter in its brackets. */
function inLambda(statement: string): string {
  const letter = /^\s*[pmcfχμ]_?A?\((?<letter>[xtzXT])\)\s*=/u.exec(statement)?.groups?.['letter'];
  return letter === undefined
    ? statement
    : statement.replaceAll(new RegExp(`(?<!\\p{L})${letter}(?!\\p{L})`, 'gu'), 'λ');
}

/** The lines of one statement, one for each part between equals signs; a text where one of them cannot be read. */
function linesOfStatement(written: string, role: 'answer' | null): readonly Line[] | string {
  const statement = inLambda(written.replace(OF_EIGENVALUE, '').replace(NAMED_IN_WORDS, '$<name> = '));
  const colon = NAMED_BY_COLON.exec(statement)?.groups;
  const chain = colon === undefined ? statement : `${colon['name'] ?? ''} = ${colon['rest'] ?? ''}`;
  const sides = chain
    .split(EQUALS)
    .map((side) => side.trim())
    .filter((side) => side !== '' && side !== '≈');
  const [first = ''] = sides;
  const isNamed = sides.length > 1 && isName(first);
  // `[2 1; 0 5] = U`
  const isNamedBehind =
    !isNamed && sides.length === 2 && /^\s*[([]/.test(first) && /^[A-Za-z]['\d]?$/.test(sides[1] ?? '');
  const name = isNamed ? quantityName(first) : isNamedBehind ? quantityName(sides[1] ?? '') : null;
  const rest = withoutNought(isNamed ? sides.slice(1) : isNamedBehind ? sides.slice(0, 1) : sides);
  const contents = rest.map((side) => contentOf(side, name));
  const known = contents.filter((content): content is LineContent => content !== null && typeof content !== 'string');
  // A formula in names says nothing that numbers do not say; alone it cannot be told.
  if (known.length === 0) {
    const sentence = contents.find((content) => typeof content === 'string');
    if (typeof sentence === 'string' && !/\p{L}/u.test(rest.join(''))) return sentence;
    return [
      { ...NOTHING, role, content: { kind: 'expression', term: { kind: 'name', name: statement.slice(0, 80) } } },
    ];
  }
  const unread = contents.find((content, index) => typeof content === 'string' && !/\p{L}/u.test(rest[index] ?? ''));
  if (typeof unread === 'string') return unread;
  return known.map((content): Line => ({ ...NOTHING, role, content, ...(name === null ? {} : { name }) }));
}

/** An equation such as λ² − 7λ + 10 = 0 is about its left side. */
function withoutNought(sides: readonly string[]): readonly string[] {
  const isEquation = sides.length > 1 && sides.at(-1) === '0' && /λ/.test(sides.at(-2) ?? '');
  return isEquation ? sides.slice(0, -1) : sides;
}

/** `‖v‖`, `A^T A`, `mean of x`: what stands in front of an equals sign and holds no number but an index. */
function isName(text: string): boolean {
  if (text === 'π' || text === '\\pi') return true;
  if (!/\p{L}/u.test(text) || text.length > 60) return false;
  if (/sqrt|√|\[|\/\s?\d/u.test(text)) return false;
  const content = contentOf(text, null);
  return content === null || typeof content === 'string';
}

/** A value; null for a formula in names, a sentence where it cannot be read. */
function contentOf(text: string, name: string | null): LineContent | string | null {
  const words = wordsIn(text);
  if (words !== null) return { kind: 'expression', term: { kind: 'name', name: words } };
  const angle = angleTerm(text);
  if (angle !== null) return { kind: 'expression', term: angle };
  const listed =
    vectorsIn(text) ??
    (name === null ? listOfValues(text) : (deviationsIn(text, name) ?? listOfValues(withMultiplicities(text))));
  if (listed !== null) return listed;
  const read = valueTerm(text);
  if (read.kind === 'unread') return read.sentence;
  if (hasNames(read) && (read.kind === 'name' || namesIn(read).some((each) => each !== 'λ'))) return null;
  return read.kind === 'matrix' ? { kind: 'matrix', rows: read.rows } : { kind: 'expression', term: read };
}

/** The value that a text states without a name: a number, a vector, an angle or a verdict; null where it states none. */
export function quantityIn(text: string): LineContent | null {
  const content = contentOf(text, null);
  return typeof content === 'string' ? null : content;
}

/** `-1 0 1` behind the name of deviations: with nothing but spaces between them. */
function deviationsIn(text: string, name: string): LineContent | null {
  if (!/^(?:deviations?|differences?|abweichung|écart|diff)/iu.test(name.trim())) return null;
  const rows = text.split(';').map((row) => row.trim().split(/\s+/));
  const cells = rows.flat();
  if (cells.length < 2 || cells.some((cell) => !/^[-−–+]?\d[\d./]*$/u.test(cell))) return null;
  const read = valueTerm(`[[${rows.map((row) => row.join(', ')).join('], [')}]]`);
  return read.kind === 'matrix' ? { kind: 'matrix', rows: read.rows } : null;
}

/** `2, 5` behind a name, such as that of eigenvalues; `2,5` is a decimal number. */
function listOfValues(text: string): LineContent | null {
  const items = text
    .split(/\s*(?:,\s|;|\bor\b|\band\b|\bund\b|\boder\b|\bet\b|\bou\b)\s*/)
    .filter((item) => item !== '');
  if (items.length < 2) return null;
  const terms = items.map((item) => readTerm(item));
  const read = terms.flatMap((term) => (term.kind === 'unread' || hasNames(term) ? [] : [term]));
  return read.length === items.length ? { kind: 'matrix', rows: [read] } : null;
}

const VERDICTS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/positive[\s-]?semi-?\s?definite|positiv[\s-]?semi-?definit/i, 'positive semidefinite'],
  [/negative[\s-]?semi-?\s?definite|negativ[\s-]?semi-?definit/i, 'negative semidefinite'],
  [/semi-?\s?définie?s?\s(?:positi(?:f|ve)s?)/i, 'positive semidefinite'],
  [/semi-?\s?définie?s?\s(?:négati(?:f|ve)s?)/i, 'negative semidefinite'],
  [/définie?s?\spositi(?:f|ve)s?/i, 'positive definite'],
  [/définie?s?\snégati(?:f|ve)s?/i, 'negative definite'],
  [/positive[\s-]definite|positiv[\s-]?definit/i, 'positive definite'],
  [/negative[\s-]definite|negativ[\s-]?definit/i, 'negative definite'],
  [/indefinite?|indéfinie?/i, 'indefinite'],
];

/** Of vectors, in the words of three languages, and whether it is denied. */
const DEPENDENCE =
  /(?<not>(?:not|nicht|pas|non|never|keineswegs)\s(?:\p{L}+\s){0,2})?(?<![\p{L}])(?<in>in|un|non-?)?(?:dependent|d[ée]pendante?s?|abhängig|dependientes?)(?!\p{L})/iu;
const FREE =
  /(?<not>(?:pas|non)\s(?:une\s)?(?:\p{L}+\s){0,2})?(?<!\p{L})(?:famille\s|système\s)?(?<word>libres?|liée?s?)(?!\p{L})/iu;

/** `positive definite`, `linearly independent`. */
function wordsIn(text: string): string | null {
  if (text.length > LONGEST_LINE || !/\p{L}{4}/u.test(text)) return null;
  const found = VERDICTS.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return /\p{L}{6}/u.test(text) ? found[1] : null;
  const dependence = DEPENDENCE.exec(text)?.groups;
  const free = FREE.exec(text)?.groups;
  if (dependence === undefined && free === undefined) return null;
  const isDenied = (dependence?.['not'] ?? free?.['not']) !== undefined;
  const isFree = dependence === undefined ? /^libre/i.test(free?.['word'] ?? '') : dependence['in'] !== undefined;
  return isFree === isDenied ? 'dependent' : 'independent';
}

const ANGLE =
  /^(?<sign>≈?)\s*(?<inner>.*?)\s*(?<unit>°|\^\s?\\?circ|\^\s?\{\s?\\?circ\s?\}|deg(?:rees?)?|Grad|rad(?:ians?)?)$/iu;
const ARC = /^(?:\\?arc\s?cos|acos|\\?cos\s?\^\s?\{?\s?\(?[-−–]1\)?\s?\}?|cos⁻¹)\s*\(?(?<of>.*?)\)?$/iu;

/** `60°`, `1.05 rad`, `arccos(1/2)`, `π/3`. */
function angleTerm(text: string): Term | null {
  const arc = ARC.exec(text.replaceAll(/\\left|\\right/g, ''))?.groups?.['of'];
  if (arc !== undefined) {
    const of = valueTerm(balanced(arc));
    return of.kind === 'unread' || hasNames(of)
      ? null
      : { kind: 'product', factors: [{ kind: 'name', name: 'arccos' }, of] };
  }
  const { sign = '', inner = '', unit = '' } = ANGLE.exec(text)?.groups ?? {};
  if (unit !== '') {
    const size = readTerm(`${sign}${inner}`, { decimalCommas: /^[^,]*\d,\d[^,]*$/.test(inner) });
    if (size.kind === 'unread') return null;
    return /^rad/i.test(unit) ? size : { kind: 'product', factors: [size, { kind: 'name', name: '°' }] };
  }
  if (!/π|\\pi|\bpi\b/.test(text)) return null;
  const read = readTerm(text.replaceAll(/\\pi|\bpi\b/g, 'π'));
  return read.kind === 'unread' || namesIn(read).some((name) => name !== 'π') ? null : read;
}

function balanced(text: string): string {
  return depthOf(text) > 0 ? `${text})` : text;
}

function valueTerm(text: string): ReturnType<typeof readTerm> {
  const spelled = withProducts(spelledVectors(withDiagonals(withCommasForBars(withCommasInRows(withoutBars(text))))));
  const read = readTerm(spelled);
  if (read.kind !== 'unread' || !/^[^,]*\d,\d[^,]*$/.test(text)) return read;
  return readTerm(spelled, { decimalCommas: true });
}

/** `[1 2 3]` as `[[1, 2, 3]]`. */
function withCommasInRows(text: string): string {
  return text.replaceAll(/(?<![[\]]\s?)\[(?<inner>[^[\],;|]{1,400})\](?!\s?[\]])/gu, (whole, inner: string) => {
    const cells = inner.trim().split(/\s+/);
    const areEntries = cells.length > 1 && cells.every((cell) => /^[-−–+]?(?:√\(?)?\d[\d./√*()]*$/u.test(cell));
    return areEntries ? `[[${cells.join(', ')}]]` : whole;
  });
}

/** `[1 0 | 3; 0 1 | 2]` as a matrix without its bar. */
function withoutBars(text: string): string {
  return text.replaceAll(/\[(?<inner>[^[\]]{1,400}\|[^[\]]{1,400})\]/gu, (whole, inner: string) => {
    const rows = inner.split(';');
    if (!rows.every((row) => row.split('|').length === 2)) return whole;
    return `[${rows.map((row) => row.replace(/\s*\|\s*/, row.includes(',') ? ', ' : ' ')).join(';')}]`;
  });
}

/** `span{(1, 0), (0, 1)}` and `(1, 0), (0, 1)`: vectors one after the other, as the rows of a matrix; null of another text. */
function vectorsIn(text: string): LineContent | null {
  const bare = text.replaceAll(/\\(?:left|right)|\\(?=[{}])/g, '').trim();
  const isSpan = /^(?:span|lin|L\b|vect|[{⟨]|\\operatorname)/iu.test(bare);
  const inside = bare.replace(/^(?:\\operatorname\s?\{span\}|span|lin|vect|L)\s*/iu, '');
  const list = unwrapped(inside);
  const vectors = list.split(/(?<=[)\]])\s*(?:,|;|\band\b|\bund\b|\bet\b)\s*(?=[([])/u);
  if (vectors.length < 2 && !isSpan) return null;
  const rows = vectors.map(vectorIn);
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some((row) => row === null || row.length !== width)) return null;
  return { kind: 'matrix', rows: rows.flatMap((row) => (row === null ? [] : [row])) };
}

/** What stands between the brackets of a list of vectors; the text itself where it has none around all of it. */
function unwrapped(text: string): string {
  const isWrapped = /^[({⟨]\s*[([]/u.test(text) && /[)\]]\s*[)}⟩]$/u.test(text);
  return isWrapped ? text.slice(1, -1).trim() : text;
}

function vectorIn(text: string): readonly Term[] | null {
  if (!/^[([][^()[\]]{1,200}[)\]]$/u.test(text)) return null;
  const read = valueTerm(text);
  if (read.kind !== 'matrix' || hasNames(read)) return null;
  const { rows } = read;
  return rows.length === 1 ? (rows[0] ?? null) : rows.every((row) => row.length === 1) ? rows.flat() : null;
}

/** How often a root is one: `2 (double)` is `2, 2`. */
const MULTIPLE =
  /(?<value>[-−–]?\d[\d./]*)\s*\((?:(?<double>double|twice|doppelt|zweifach|2-fold|2×|2x)|(?<triple>triple|dreifach|3-fold)|(?:alg\.?\s?)?(?:mult(?:iplicity|\.)?|vielfachheit)\s*[:=]?\s*(?<count>[1-5]))[^)]{0,12}\)/giu;

function withMultiplicities(text: string): string {
  return text.replaceAll(MULTIPLE, (_whole, value: string, double: string, triple: string, count: string) => {
    const times = double !== undefined ? 2 : triple !== undefined ? 3 : Number(count);
    return Array.from({ length: times }, () => value).join(', ');
  });
}

/** `(3/5 | 4/5)`, `(0,6; 0,8)`, as vectors are written in German, as `(3/5, 4/5)`; a comma inside of an entry is a decimal one. */
function withCommasForBars(written: string): string {
  const text = written.replaceAll(
    /\((?<inner>[^()[\];]{1,60}(?:;[^()[\];]{1,60}){1,9})\)/gu,
    (whole, inner: string) => {
      const cells = inner.split(';').map((cell) => cell.trim());
      const areNumbers = cells.every((cell) => /^[-−–]?\s?\d+(?:,\d+)?$/u.test(cell));
      // `(1,0; 3,1)` may be the rows of a matrix.
      const areDecimal =
        cells.some((cell) => /,\d{3}/.test(cell)) || cells.every((cell) => /^[-−–]?\s?(?:0,\d+|\d+)$/u.test(cell));
      return areNumbers && areDecimal ? `(${cells.map((cell) => cell.replace(',', '.')).join(', ')})` : whole;
    },
  );
  return text.replaceAll(/\((?<inner>[^()[\]|]{1,60}(?:\|[^()[\]|]{1,60}){1,9})\)/gu, (whole, inner: string) => {
    const cells = inner.split('|').map((cell) => cell.trim());
    const areEntries = cells.every((cell) => /^[-−–]?\s?(?:√\s?)?\d[\d.,/√*·]*$/u.test(cell));
    return areEntries ? `(${cells.map((cell) => cell.replaceAll(',', '.')).join(', ')})` : whole;
  });
}

/** `diag(2, 5)` as the matrix that it is. */
function withDiagonals(text: string): string {
  return text.replaceAll(/\bdiag\s?\((?<of>[^()]{1,200})\)/g, (_, of: string) => {
    const items = of.split(/[,;]/).map((item) => item.trim());
    return `[[${items.map((item, i) => items.map((__, j) => (i === j ? item : '0')).join(', ')).join('], [')}]]`;
  });
}

/** Bars are lengths; a number in front of a vector multiplies it; a root sign in front of a sum of squares is meant to reach to its end. */
function withProducts(text: string): string {
  return text
    .replaceAll(/[|‖](?<of>[^|‖\p{L}]{1,200})[|‖]/gu, (_whole, of: string) =>
      /;|\]\s*,\s*\[/.test(of) ? `det(${/^\s*\[/.test(of) ? of : `[${of}]`})` : `sqrt((${of})*(${of}))`,
    )
    .replaceAll(/(?<=[\d)}])\s*(?=\[)|(?<=\])\s*(?=\[\[)/g, '*')
    .replaceAll(/(?<=\]\])\s*(?=\(|\d)/g, '*')
    .replace(/^√\s?(?=[\d(][^√]*[²^][^√]*\+)(?<of>[^√]*)$/u, (whole, of: string) =>
      /^\(.*\)$/.test(of) && depthOf(of.slice(0, -1)) > 0 ? whole : `√(${of})`,
    );
}

function hasNames(term: Term): boolean {
  return namesIn(term).length > 0;
}

function namesIn(term: Term): readonly string[] {
  switch (term.kind) {
    case 'name':
      return [term.name];
    case 'number':
      return [];
    case 'sum':
      return term.terms.flatMap(namesIn);
    case 'product':
      return term.factors.flatMap(namesIn);
    case 'quotient':
      return [...namesIn(term.over), ...namesIn(term.under)];
    case 'power':
      return [...namesIn(term.base), ...namesIn(term.exponent)];
    case 'matrix':
      return term.rows.flat().flatMap(namesIn);
    default:
      return namesIn(term.of);
  }
}
