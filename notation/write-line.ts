// Lines as plain text, in one form: what was written is read as the same line.

import { fractionText, negated } from './fraction.ts';
import type { Claim, Fraction, Line, LineContent, RowOperation, Term } from './term.ts';

/**
 * A line as text: its operations, then its content. Roles, `from`, and values of one name that are several, have no form in a text; a
 * determinant is written with `det`.
 */
export function writeLine(line: Line): string {
  const operations = line.operations.map(writeRowOperation).join('; ');
  const content = writeContent(line);
  return [operations, content].filter((part) => part !== '').join('\n');
}

/** What stands in a line, without its operations. */
export function writeContent(line: Pick<Line, 'content' | 'role' | 'factor' | 'name'>): string {
  const written = writeUnnamed(line);
  const isEquation = line.content.kind === 'matrix' && line.content.written !== undefined;
  if (line.name === undefined || isEquation) return written;
  // The signs of angles stand in a product with their number.
  return `${line.name} = ${written.replaceAll('*°', '°').replaceAll('arccos*', 'arccos ')}`;
}

function writeUnnamed({ content, role, factor }: Pick<Line, 'content' | 'role' | 'factor'>): string {
  const before = factor === null ? '' : `${writeTerm(factor, 3)}*`;
  switch (content.kind) {
    case 'matrix':
      if (content.written !== undefined) return content.written;
      if (content.unknowns !== undefined) return writeEquation(content.rows[0] ?? [], content.unknowns);
      return before + (role === 'determinant' ? `det(${writeMatrix(content)})` : writeMatrix(content));
    case 'expression':
      return writeTerm(content.term);
    case 'entries':
      return content.entries.map(({ row, column, term }) => `${row},${column}: ${writeTerm(term)}`).join('\n');
    case 'values':
      return content.values
        .map(({ name, terms }) => `${name} = ${terms.map((term) => writeTerm(term)).join(', ')}`)
        .join('\n');
    case 'claim':
      return writeClaim(content.claim);
    case 'operations':
    case 'unread':
      return '';
  }
}

function writeClaim(claim: Claim): string {
  if (claim.kind === 'rank') return `rank = ${claim.value}`;
  if (claim.kind === 'not-invertible') return 'not invertible';
  if (claim.kind === 'no-real-eigenvalues') return 'no real eigenvalues';
  return claim.kind === 'no-solution' ? 'no solution' : 'infinitely many solutions';
}

type Matrix = Extract<LineContent, { readonly kind: 'matrix' }>;

function writeMatrix({ rows, bar }: Matrix): string {
  const written = rows.map((row) => {
    const cells = row.map((cell) => writeTerm(cell));
    if (bar !== undefined) cells.splice(bar, 0, '|');
    return `[${cells.join(', ')}]`;
  });
  return `[${written.join(', ')}]`;
}

/** `2*x - y = 4`. */
function writeEquation(row: readonly Term[], unknowns: readonly string[]): string {
  const terms = unknowns.flatMap((name, column): readonly Term[] => {
    const factor = row[column];
    if (factor === undefined || writeTerm(factor) === '0') return [];
    return [withName(factor, name)];
  });
  const right = row[unknowns.length];
  return `${terms.length === 0 ? '0' : writeTerm({ kind: 'sum', terms })} = ${right === undefined ? '0' : writeTerm(right)}`;
}

function withName(factor: Term, name: string): Term {
  if (factor.kind === 'negative') return { kind: 'negative', of: withName(factor.of, name) };
  if (writeTerm(factor) === '1') return { kind: 'name', name };
  return { kind: 'product', factors: [factor, { kind: 'name', name }] };
}

/** `R2 -> R2 - 4R1`. */
export function writeRowOperation(operation: RowOperation): string {
  return writeOn(operation, 'R');
}

function writeOn(operation: RowOperation, letter: 'R' | 'C'): string {
  switch (operation.kind) {
    case 'on-columns':
      return writeOn(operation.operation, 'C');
    case 'swap':
      return `${letter}${operation.rows[0]} <-> ${letter}${operation.rows[1]}`;
    case 'scale':
      return `${letter}${operation.row} -> ${fractionText(operation.factor) === '1' ? '1' : ''}${writeMultiple(operation.factor, operation.row, letter)}`;
    case 'add': {
      const own = { row: operation.target, factor: operation.targetFactor };
      const source = { row: operation.source, factor: operation.factor };
      const sum = writeSum(own.factor.numerator === 0n ? [source] : [own, source], letter);
      return `${letter}${operation.target} -> ${sum}`;
    }
    case 'unplaced':
      return writeSum(operation.terms, letter);
  }
}

function writeSum(terms: readonly { readonly row: number; readonly factor: Fraction }[], letter: string): string {
  return terms
    .map(({ row, factor }, place) => {
      const isTakenAway = place > 0 && factor.numerator < 0n;
      const sign = place === 0 ? '' : isTakenAway ? ' - ' : ' + ';
      return `${sign}${writeMultiple(isTakenAway ? negated(factor) : factor, row, letter)}`;
    })
    .join('');
}

function writeMultiple(factor: Fraction, row: number, letter: string): string {
  const text = fractionText(factor);
  if (text === '1') return `${letter}${row}`;
  if (text === '-1') return `-${letter}${row}`;
  return factor.denominator === 1n ? `${text}${letter}${row}` : `(${text})${letter}${row}`;
}

/** How tightly a term holds: sums 0, with a sign in front 1, products and quotients 2, powers 3, the rest 4. */
function tightness(term: Term): number {
  switch (term.kind) {
    case 'sum':
      return 0;
    case 'negative':
      return 1;
    case 'product':
    case 'quotient':
      return 2;
    case 'power':
    case 'transpose':
      return 3;
    default:
      return 4;
  }
}

/** A term as plain text; in parentheses where it holds less tightly than `least`. */
export function writeTerm(term: Term, least = 0): string {
  const written = writeBare(term);
  return tightness(term) < least ? `(${written})` : written;
}

function writeBare(term: Term): string {
  switch (term.kind) {
    case 'number':
      return term.text;
    case 'name':
      return term.name;
    case 'sum':
      return term.terms
        .map((part, index) => {
          if (part.kind === 'negative') return `${index === 0 ? '-' : ' - '}${writeTerm(part.of, 2)}`;
          return `${index === 0 ? '' : ' + '}${writeTerm(part, 2)}`;
        })
        .join('');
    case 'product':
      return term.factors
        .map((factor, index) => writeTerm(factor, index === 0 && factor.kind === 'quotient' ? 2 : 3))
        .join('*');
    case 'quotient':
      return `${writeTerm(term.over, term.over.kind === 'quotient' ? 3 : 2)}/${writeTerm(term.under, 3)}`;
    case 'power':
      return `${writeTerm(term.base, 4)}^${isNegativeNumber(term.exponent) ? writeBare(term.exponent) : writeTerm(term.exponent, 4)}`;
    case 'negative':
      return `-${writeTerm(term.of, 2)}`;
    case 'square-root':
      return `sqrt(${writeTerm(term.of)})`;
    case 'matrix':
      return writeMatrix({ kind: 'matrix', rows: term.rows });
    case 'determinant':
      return `det(${writeTerm(term.of)})`;
    case 'transpose':
      return `${writeTerm(term.of, 4)}^T`;
  }
}

function isNegativeNumber(term: Term): boolean {
  return term.kind === 'negative' && term.of.kind === 'number';
}
