// Sentences: the words of a story as a reviewer lists them, and the numbers in them that nothing vouches for.

import type { Expression, ExpressionOf } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Claim, Prose } from '../../document/prose.ts';
import { exactText } from '../../exact/scalar.ts';

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
    case 'words':
      return expression.text;
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

/** A row or a column that words speak of by its number. */
export interface Reference {
  readonly direction: 'row' | 'column';
  readonly number: string;
  /** Where in the words the number stands, counted from 0. */
  readonly piece: number;
}

/** The references in the words outside of claims. */
export function referencesIn(prose: Prose): readonly Reference[] {
  let before = '';
  return prose.flatMap((piece, index) => {
    const found = typeof piece === 'string' || piece.kind !== 'number' ? null : REFERENCE.exec(before);
    before += replaced(piece, before);
    if (found === null || typeof piece === 'string' || piece.kind !== 'number') return [];
    return [{ direction: /^row/i.test(found[0]) ? 'row' : 'column', number: exactText(piece.value), piece: index }];
  });
}

/** Constants may stand in sentences that hold for every input. */
function isConstant(literal: string): boolean {
  return literal === '0' || literal === '1';
}

/** Numbers outside claims that are neither plain references nor known otherwise; constants always are. */
export function unclaimedNumbers(prose: Prose, isKnown: (literal: string) => boolean = isConstant): readonly string[] {
  const isCovered = (literal: string, refers: boolean): boolean => refers || isConstant(literal) || isKnown(literal);
  return openNumbers(prose, isCovered).map((open) => `nothing vouches for ${open}: ${sentenceOf(prose)}`);
}

/**
 * Numbers in the words of a claim that its facts do not speak of. A fact speaks for one number with each of its own; the places
 * in it, such as the 2 of rowAt(A, 2), speak for references only.
 */
export function uncoveredNumbers({ text, facts }: Claim): readonly string[] {
  const stated = facts.flatMap((fact) => literalsOf(fact, true));
  const places = facts.flatMap(literalsIn);
  for (const literal of stated) take(places, literal);
  const isCovered = (literal: string, refers: boolean): boolean =>
    (refers && take(places, literal)) || take(stated, literal);
  const open = [...openNumbers(text, isCovered), ...openTerms(text, facts)];
  return open.map((number) => `no fact speaks of ${number}: ${sentenceOf(text)}`);
}

/**
 * Indexed names in the words of a claim, such as v₂, where its facts speak of v₁ and not of v₂. A letter that no fact has with an
 * index is free.
 */
export function uncoveredNames({ text, facts }: Claim): readonly string[] {
  const known = facts.flatMap(indexedIn).map(described);
  const letters = new Set(facts.flatMap(indexedIn).map(({ base }) => described(base)));
  const open = text
    .flatMap((piece) =>
      typeof piece === 'string' || piece.kind === 'claim' || piece.kind === 'relation' ? [] : [piece],
    )
    .flatMap(indexedIn)
    .filter((name) => letters.has(described(name.base)) && !known.includes(described(name)));
  return open.map((name) => `no fact speaks of ${described(name)}: ${sentenceOf(text)}`);
}

/** The parts such as v₁ and a₁₂, whose indices are numbers. */
function indexedIn(expression: Expression): readonly ExpressionOf<'subscript'>[] {
  const isIndexed = expression.kind === 'subscript' && expression.indices.every(({ kind }) => kind === 'number');
  return [...(isIndexed ? [expression] : []), ...partsOf(expression).flatMap(indexedIn)];
}

/**
 * Numbers written with roots, such as (1 + √5)/2, must stand in a fact as they are: their literals alone say too little. Of a
 * multiple of x₂ it is the factor.
 */
function openTerms(text: Prose, facts: readonly Expression[]): readonly string[] {
  const terms = text.flatMap((piece) =>
    typeof piece === 'string' || piece.kind === 'claim' || piece.kind === 'relation' ? [] : rootNumbersIn(piece),
  );
  if (terms.length === 0) return [];
  const known = new Set(facts.flatMap(descriptionsIn));
  return terms.filter((term) => !known.has(term));
}

function rootNumbersIn(expression: Expression): readonly string[] {
  if (!hasRoot(expression)) return [];
  return indexedIn(expression).length === 0 ? [described(expression)] : partsOf(expression).flatMap(rootNumbersIn);
}

function hasRoot(expression: Expression): boolean {
  return expression.kind === 'root' || partsOf(expression).some(hasRoot);
}

function descriptionsIn(expression: Expression): readonly string[] {
  return [described(expression), ...partsOf(expression).flatMap(descriptionsIn)];
}

/** Takes one of these literals away; false where there is none. */
function take(from: string[], literal: string): boolean {
  const index = from.indexOf(literal);
  if (index !== -1) from.splice(index, 1);
  return index !== -1;
}

function openNumbers(prose: Prose, isCovered: (literal: string, isReference: boolean) => boolean): readonly string[] {
  let before = '';
  const open: string[] = [];
  for (const piece of prose) {
    if (typeof piece === 'string') open.push(...(piece.match(/\d+/g) ?? []));
    else if (piece.kind !== 'claim' && piece.kind !== 'relation') {
      const refers = isReference(piece, before);
      open.push(...literalsOf(piece, false).filter((literal) => !isCovered(literal, refers)));
    }
    before += replaced(piece, before);
  }
  return open;
}

/** The measures whose numbers say of which place they are. */
const PLACED: readonly string[] = [
  'entryAt',
  'rowAt',
  'columnAt',
  'rowsAt',
  'columnsAt',
  'without',
  'withoutRows',
  'withoutColumns',
];

/** The numbers that an expression states, without those that say where: indices, places, bounds. In words exponents of names too. */
function literalsOf(expression: Expression, isFact: boolean): readonly string[] {
  const inside = (part: Expression): readonly string[] => literalsOf(part, isFact);
  if (expression.kind === 'subscript') return inside(expression.base);
  if (expression.kind === 'series') return inside(expression.term);
  if (expression.kind === 'apply' && PLACED.includes(expression.name)) return inside(expression.arguments[0]);
  if (expression.kind === 'power' && !isFact && inside(expression.base).length === 0) return [];
  return [...ownNumbers(expression), ...partsOf(expression).flatMap(inside)];
}

/** Every number that an expression holds, as text, indices and exponents among them. */
export function literalsIn(expression: Expression): readonly string[] {
  return [...ownNumbers(expression), ...partsOf(expression).flatMap(literalsIn)];
}

function ownNumbers(expression: Expression): readonly string[] {
  if (expression.kind === 'number') return [exactText(expression.value)];
  if (expression.kind === 'words') return expression.text.match(/\d+/g) ?? [];
  if (expression.kind === 'symbol') return expression.name.match(/\d+/g) ?? [];
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
      return expression.approximation === undefined
        ? exactText(expression.value)
        : `the decimal of ${exactText(expression.value)}`;
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
