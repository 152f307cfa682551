// Sentences: the words of a story as a reviewer lists them, and the numbers in them that nothing vouches for.
// Above: story-checking.ts. Below: document/.

import type { Expression } from '../document/expression.ts';
import { partsOf } from '../document/parts.ts';
import type { Claim, Prose } from '../document/prose.ts';
import { fractionText } from '../exact/rational.ts';
import { exactText } from '../exact/scalar.ts';

/** The words with claims replaced by [], references by #, other mathematics by its names or its kind. */
export function sentenceOf(prose: Prose): string {
  return generalised(prose.reduce<string>((text, piece) => text + replaced(piece, text), '').trim());
}

/** A sentence for any number of references: "rows #, # and #" is "rows #". */
export function generalised(sentence: string): string {
  return sentence.replaceAll(/#(?:(?:, | and | or )#)+/g, '#');
}

function replaced(piece: Prose[number], before: string): string {
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'claim') return '[]';
  return isReference(piece, before) ? '#' : briefly(piece);
}

function isReference(piece: Expression, before: string): boolean {
  return piece.kind === 'number' && REFERENCE.test(before);
}

function briefly(expression: Expression): string {
  switch (expression.kind) {
    case 'symbol':
      return expression.name;
    case 'number':
      return exactText(expression.value);
    case 'negative':
      return `−${briefly(expression.of)}`;
    case 'subscript':
    case 'power':
    case 'sum':
    case 'product':
    case 'quotient':
    case 'determinant':
    case 'apply':
    case 'relation':
      return `{${expression.kind} ${partsOf(expression).map(briefly).join(' ')}}`;
    default:
      return `{${expression.kind}}`;
  }
}

/** Plain references follow the word that says what they refer to: row 2, columns 1, 2 and 3. */
const REFERENCE = /\b(?:rows?|columns?) (?:#(?:, | and | to | or ))*$/i;

/** Constants may stand in sentences that hold for every input. */
const CONSTANTS: readonly string[] = ['0', '1'];

/** Numbers outside claims that are neither plain references nor constants. */
export function unclaimedNumbers(prose: Prose): readonly string[] {
  return openNumbers(prose, (literal) => CONSTANTS.includes(literal), isReference).map(
    (open) => `nothing vouches for ${open}: ${sentenceOf(prose)}`,
  );
}

/** Numbers in the words of a claim that its facts do not speak of, references among them; a fact speaks for one number. */
export function uncoveredNumbers({ text, facts }: Claim): readonly string[] {
  const spoken = facts.flatMap(everyNumber);
  const open = openNumbers(
    text,
    (literal) => {
      const index = spoken.indexOf(literal);
      if (index !== -1) spoken.splice(index, 1);
      return index !== -1;
    },
    () => false,
  );
  const inside = text.flatMap((piece) =>
    typeof piece !== 'string' && piece.kind === 'claim' ? uncoveredNumbers(piece) : [],
  );
  return [...open.map((number) => `no fact speaks of ${number}: ${sentenceOf(text)}`), ...inside];
}

function openNumbers(
  prose: Prose,
  isCovered: (literal: string) => boolean,
  isExempt: (piece: Expression, before: string) => boolean,
): readonly string[] {
  let before = '';
  const open: string[] = [];
  for (const piece of prose) {
    if (typeof piece === 'string') open.push(...(piece.match(/\d+/g) ?? []));
    else if (piece.kind !== 'claim' && piece.kind !== 'relation' && !isExempt(piece, before)) {
      open.push(...literalsOf(piece).filter((literal) => !isCovered(literal)));
    }
    before += replaced(piece, before);
  }
  return open;
}

/** The numbers that an expression states, without those that are parts of names: indices, and exponents of names. */
function literalsOf(expression: Expression): readonly string[] {
  if (expression.kind === 'subscript') return literalsOf(expression.base);
  if (expression.kind === 'power' && literalsOf(expression.base).length === 0) return [];
  return [...ownNumbers(expression), ...partsOf(expression).flatMap(literalsOf)];
}

function everyNumber(expression: Expression): readonly string[] {
  return [...ownNumbers(expression), ...partsOf(expression).flatMap(everyNumber)];
}

function ownNumbers(expression: Expression): readonly string[] {
  if (expression.kind === 'number') return [exactText(expression.value)];
  return expression.kind === 'matrix' ? [`matrix ${matrixText(expression)}`] : [];
}

function matrixText(node: Expression): string {
  return JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** An expression as a report shows it: its parts by kind and name. */
export function described(expression: Expression): string {
  const parts = (): string => partsOf(expression).map(described).join(' ');
  switch (expression.kind) {
    case 'number':
      return expression.value.kind === 'rational' ? fractionText(expression.value) : exactText(expression.value);
    case 'symbol':
      return expression.name;
    case 'words':
      return `"${expression.text}"`;
    case 'matrix':
      return `(${expression.matrix.rows}x${expression.matrix.columns} ${matrixText(expression).slice(0, 200)})`;
    case 'relation':
      return [
        described(expression.first),
        ...expression.links.map(({ comparison, right }) => `${comparison} ${described(right)}`),
      ].join(' ');
    case 'apply':
      return `${expression.name}(${parts()})`;
    default:
      return `(${expression.kind} ${parts()})`;
  }
}
