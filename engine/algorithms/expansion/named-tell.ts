// The telling of an expansion by name: |A| from entries a, minors M and cofactors C.

import { type Block, formula, heading, notInShort } from '../../document/block.ts';
import {
  added,
  count,
  determinantOf,
  type Expression,
  equal,
  indexed,
  matrixExpression,
  negative,
  number,
  power,
  product,
  subscript,
  sum,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { integerMatrix, matrixOf } from '../../exact/matrix.ts';
import { type Entry, signOf } from '../../exact/entry.ts';
import { integer } from '../../exact/rational.ts';
import type { MoveHandlers } from '../moves.ts';
import { joined, place } from '../wording.ts';
import { lineName, mostZerosClaim, zeroLineClaim } from './line-words.ts';
import type { Deletion, ExpansionMoves, Line } from './solve.ts';

/** A matrix that the story has shown under this capital letter. */
export interface NamedMatrix {
  readonly letter: string;
  /** Whether the line of the expansion was chosen, with its reason, in an earlier step. */
  readonly chosen: boolean;
}

/** The determinant of what is left of the matrix without a row and a column. */
export function minorName({ row, column }: Deletion): Expression {
  return indexed('M', row + 1, column + 1);
}

function cofactorName({ row, column }: Deletion): Expression {
  return indexed('C', row + 1, column + 1);
}

/** The first expansion: its line, its signs, each minor and cofactor, and the sum. */
export function namedExpansion({
  letter,
  chosen,
}: NamedMatrix): Omit<MoveHandlers<ExpansionMoves<Entry>, readonly Block[]>, 'twoByTwo'> {
  const whole = symbol(letter);
  const entryName = ({ row, column }: Deletion): Expression => indexed(letter.toLowerCase(), row + 1, column + 1);
  return {
    expand: ({ rows, line, terms }) => {
      const opening = heading(say`Expand along ${lineName(line)}`);
      if (terms.length === 0) {
        const reason = say`${zeroLineClaim(whole, line)}, and each term of the expansion has one of them as a factor.`;
        return [opening, formula(equal(determinantOf(whole), count(0)), reason)];
      }
      const omitted = placesAlong(rows.length, line).filter(
        ({ row, column }) => !terms.some((term) => term.row === row && term.column === column),
      );
      return [
        opening,
        formula(
          equal(determinantOf(whole), added(terms.map((term) => product('dot', entryName(term), cofactorName(term))))),
          say`Each entry of ${lineName(line)} is multiplied by its cofactor.${lineReason(whole, line, chosen)}${omission(omitted.map(entryName))}`,
        ),
        ...notInShort(...signPattern(rows.length)),
      ];
    },
    minor: ({ term }) => {
      const left = say`row ${term.row + 1} and column ${term.column + 1}`;
      const work = say`Work out the cofactor of ${place(term.row, term.column)}`;
      const fact = equal(minorName(term), determinantOf(measure('without', whole, term.row + 1, term.column + 1)));
      return [
        heading(say`${claim(work, fact)}`, 2),
        formula(equal(minorName(term), minorOf(term.minor)), say`${claim(say`Leave out ${left} of ${whole}.`, fact)}`),
      ];
    },
    cofactor: ({ term }) => {
      const { minorValue, cofactor, sign, row, column } = term;
      const places = sum(count(row + 1), count(column + 1));
      const signed = sign === 1 || signOf(minorValue) >= 0 ? [] : [negative(number(minorValue))];
      return [
        formula(
          equal(
            cofactorName(term),
            product('dot', power(MINUS_ONE, places), minorName(term)),
            ...signed,
            number(cofactor),
          ),
        ),
      ];
    },
    gather: ({ terms, value }) => {
      if (terms.length === 0) return [];
      const named = terms.map((term) => product('dot', entryName(term), cofactorName(term)));
      const put = terms.map(({ entry, cofactor }) => product('dot', number(entry), number(cofactor)));
      return [
        heading(say`Put the cofactors in`),
        formula(equal(determinantOf(whole), added(named), added(put), number(value))),
      ];
    },
  };
}

/** The matrix in bars; of a single entry the entry. */
function minorOf(rows: readonly (readonly Entry[])[]): Expression {
  return rows.length === 1 ? number(rows[0][0]) : determinantOf(matrixExpression(matrixOf(rows)));
}

const MINUS_ONE = number(integer(-1));

function placesAlong(size: number, { along, index }: Line): readonly Deletion[] {
  return Array.from({ length: size }, (_, other) =>
    along === 'row' ? { row: index, column: other } : { row: other, column: index },
  );
}

function lineReason(whole: Expression, line: Line, chosen: boolean): Prose {
  if (chosen) return [];
  if (line.zeros > 0) return say` ${mostZerosClaim(whole, line)}.`;
  return say` ${claim(say`No entry of ${whole} is ${0}`, equal(measure('zeroCount', whole), count(0)))}, so any other row or column would do as well.`;
}

/** The terms that are left out, with what makes them 0. */
function omission(entries: readonly Expression[]): Prose {
  if (entries.length === 0) return [];
  const facts = entries.map((entry) => equal(entry, count(0)));
  const zeros = claim(joined(facts.map((fact) => say`${fact}`)), ...facts);
  return entries.length === 1 ? say` As ${zeros}, its term is left out.` : say` As ${zeros}, their terms are left out.`;
}

const SIGNS = symbol('S');

/** The signs of the places of a square matrix. */
function signPattern(size: number): readonly Block[] {
  const places = Array.from({ length: size }, (_, index) => index);
  const signs = places.map((row) => places.map((column) => ((row + column) % 2 === 0 ? 1 : -1)));
  const [row, column] = [symbol('i'), symbol('j')];
  return [
    formula(
      equal(SIGNS, matrixExpression(integerMatrix(signs))),
      say`The minor of an entry is the determinant of what is left without its row and its column; the cofactor is the minor times the sign of the place. The signs, collected in ${SIGNS}, alternate like the squares of a chessboard, with a plus in the upper left corner.`,
    ),
    formula(equal(subscript(symbol('s'), row, column), power(MINUS_ONE, sum(row, column)))),
  ];
}
