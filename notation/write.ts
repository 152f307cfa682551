// Terms, row operations and lines in one plain spelling, which reads as what they are: what was read comes back in it.

import { fractionText } from './fraction.ts';
import type { Claim, Fraction, Line, LineContent, LineOperation, RowOperation, Term } from './term.ts';

/** How tightly the parts of a term hold together: a sum stands in brackets within a product. */
const STRENGTH = { sum: 1, product: 2, power: 3, primary: 4 } as const;

type Strength = (typeof STRENGTH)[keyof typeof STRENGTH];

/** `3*(-1) + 1/2*t`, `det([[1, 2], [3, 4]])`, `A^T`. Reading it gives the same term, but for brackets that change nothing. */
export function writeTerm(term: Term): string {
  return written(term, STRENGTH.sum);
}

function written(term: Term, needed: Strength): string {
  const [text, strength] = parts(term);
  return strength < needed ? `(${text})` : text;
}

function parts(term: Term): readonly [text: string, strength: Strength] {
  switch (term.kind) {
    case 'number':
      return [term.text, STRENGTH.primary];
    case 'name':
      return [term.name, STRENGTH.primary];
    case 'sum':
      return [term.terms.map(summand).join(''), STRENGTH.sum];
    case 'negative':
      return [`-${written(term.of, STRENGTH.product)}`, STRENGTH.sum];
    case 'product':
      return [term.factors.map((factor, place) => factorText(factor, place)).join('*'), STRENGTH.product];
    case 'quotient':
      return [`${written(term.over, STRENGTH.product)}/${written(term.under, STRENGTH.power)}`, STRENGTH.product];
    case 'power':
      return [`${written(term.base, STRENGTH.primary)}^${written(term.exponent, STRENGTH.primary)}`, STRENGTH.power];
    case 'square-root':
      return [`sqrt(${writeTerm(term.of)})`, STRENGTH.primary];
    case 'matrix':
      return [`[${term.rows.map((row) => `[${row.map(writeTerm).join(', ')}]`).join(', ')}]`, STRENGTH.primary];
    case 'determinant':
      return [`det(${writeTerm(term.of)})`, STRENGTH.primary];
    case 'transpose':
      return [`${written(term.of, STRENGTH.primary)}'`, STRENGTH.power];
  }
}

/** A product within a product keeps its brackets: (a*b)/c and a*(b/c) are two readings. */
function factorText(factor: Term, place: number): string {
  return written(factor, place === 0 && factor.kind === 'quotient' ? STRENGTH.product : STRENGTH.power);
}

function summand(term: Term, place: number): string {
  if (place === 0) return written(term, term.kind === 'negative' ? STRENGTH.sum : STRENGTH.product);
  if (term.kind === 'negative') return ` - ${written(term.of, STRENGTH.product)}`;
  return ` + ${written(term, STRENGTH.product)}`;
}

/** `R2 -> R2 - 4R1`, `R1 <-> R2`, `R2 -> 1/5 R2`, `R2 - 4R1` where no row is said to be replaced. */
export function writeOperation(operation: RowOperation): string {
  return operation.kind === 'columns'
    ? writeLineOperation(operation.operation, 'C')
    : writeLineOperation(operation, 'R');
}

function writeLineOperation(operation: LineOperation, letter: 'R' | 'C'): string {
  switch (operation.kind) {
    case 'swap':
      return `${letter}${operation.rows[0]} <-> ${letter}${operation.rows[1]}`;
    case 'scale':
      return `${letter}${operation.row} -> ${multiple(operation.factor, operation.row, letter)}`;
    case 'add': {
      const { target, source, factor, targetFactor } = operation;
      const terms = [
        { row: target, factor: targetFactor },
        { row: source, factor },
      ].filter((term) => term.factor.numerator !== 0n || term.row === source);
      return `${letter}${target} -> ${combined(terms, letter)}`;
    }
    case 'unplaced':
      return combined(operation.terms, letter);
  }
}

function combined(terms: readonly { readonly row: number; readonly factor: Fraction }[], letter: string): string {
  return terms
    .map(({ row, factor }, place) => {
      const isNegative = factor.numerator < 0n;
      if (place === 0) return multiple(factor, row, letter);
      const size = isNegative ? { ...factor, numerator: -factor.numerator } : factor;
      return `${isNegative ? ' - ' : ' + '}${multiple(size, row, letter)}`;
    })
    .join('');
}

function multiple(factor: Fraction, row: number, letter: string): string {
  const text = fractionText(factor);
  if (text === '1') return `${letter}${row}`;
  if (text === '-1') return `-${letter}${row}`;
  return factor.denominator === 1n ? `${text}${letter}${row}` : `(${text})${letter}${row}`;
}

/** What stands in a line, as one text. */
export function writeContent(content: LineContent): string {
  switch (content.kind) {
    case 'matrix':
      return writeTerm(content);
    case 'expression':
      return writeTerm(content.term);
    case 'entries':
      return content.entries.map(({ row, column, term }) => `(${row},${column}): ${writeTerm(term)}`).join('; ');
    case 'values':
      return content.values.map(({ name, terms }) => `${name} = ${terms.map(writeTerm).join(', ')}`).join('; ');
    case 'claim':
      return writeClaim(content.claim);
    case 'unread':
      return '';
  }
}

function writeClaim(claim: Claim): string {
  switch (claim.kind) {
    case 'no-solution':
      return 'no solution';
    case 'infinitely-many':
      return 'infinitely many solutions';
    case 'rank':
      return `rank ${claim.value}`;
  }
}

/** A line with its operations in front and its factor. */
export function writeLine({ content, operations, factor }: Line): string {
  const named = operations.map(writeOperation).join('; ');
  const times = factor === null ? '' : `${written(factor, STRENGTH.power)} * `;
  return `${named === '' ? '' : `${named}: `}${times}${writeContent(content)}`;
}
