// The telling of a cofactor expansion of a matrix of numbers; what is inside the minors is written out with bars.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  determinantOf,
  type Expression,
  equal,
  matrixExpression,
  negative,
  number,
  product,
  sum,
  symbol,
} from '../../document/expression.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { matrixOf } from '../../exact/matrix.ts';
import { type Entry, equals, negate } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';
import type { MoveHandlers } from '../moves.ts';
import { expansionFacts, lineName, mostZerosClaim, partLeft, zeroLineClaim } from './line-words.ts';
import { minorName, type NamedMatrix, namedExpansion } from './named-tell.ts';
import type { ExpansionMoves, Line, Path, Term } from './solve.ts';

type Rows<N> = readonly (readonly N[])[];

/** The handlers of the expansion's moves; the story has shown the matrix under its letter. */
export function expansionMoveHandlers(named: NamedMatrix): MoveHandlers<ExpansionMoves<Entry>, readonly Block[]> {
  const byName = namedExpansion(named);
  const inFull = inFullOf(symbol(named.letter));
  return {
    expand: (facts) => (facts.path.length === 0 ? byName.expand(facts) : inFull.expand(facts)),
    minor: (facts) => (facts.path.length === 1 ? byName.minor(facts) : []),
    twoByTwo: inFull.twoByTwo,
    cofactor: (facts) => (facts.path.length === 1 ? byName.cofactor(facts) : []),
    gather: (facts) => (facts.path.length === 0 ? byName.gather(facts) : inFull.gather(facts)),
  };
}

/** The determinants of minors, and of minors of minors. */
function inFullOf(
  whole: Expression,
): Pick<MoveHandlers<ExpansionMoves<Entry>, readonly Block[]>, 'expand' | 'twoByTwo' | 'gather'> {
  return {
    expand: ({ rows, line, terms, path }) => {
      if (isInOneLine(path) && terms.length > 0) return innerHeading(whole, rows, line, terms, path);
      return [
        ...innerHeading(whole, rows, line, terms, path),
        formula(equal(minorAt(rows, path), added(inBars(terms))), expansionReason(whole, rows, line, terms, path)),
      ];
    },
    twoByTwo: ({ rows, value, path }) =>
      path.length > INNERMOST_TOLD ? [] : [formula(equal(minorAt(rows, path), crossProducts(rows), number(value)))],
    gather: ({ rows, line, terms, value, path }) => {
      if (terms.length === 0) return [];
      if (isInOneLine(path)) {
        const worked = terms.map(({ sign, entry, minor }) => minorTerm(sign, entry, crossProducts(minor)));
        return [
          formula(
            equal(minorAt(rows, path), added(inBars(terms)), added(worked), number(value)),
            expansionReason(whole, rows, line, terms, path),
          ),
        ];
      }
      const put = terms.map(({ sign, entry, minorValue }) =>
        withSign(sign, product('dot', number(entry), number(minorValue))),
      );
      // Minors of more than two rows had steps of their own.
      const opening =
        rows.length > 3 ? heading(say`Put the minors together`, 3) : paragraph(say`Put in the values of the minors.`);
      return [opening, formula(equal(minorAt(rows, path), added(put), number(value)))];
    },
  };
}

/** Minors of minors of minors have no steps of their own: a determinant of three rows is then worked out in one line. */
const INNERMOST_TOLD = 2;

function isInOneLine(path: Path): boolean {
  return path.length === INNERMOST_TOLD;
}

function inBars(terms: readonly Term<Entry>[]): readonly Expression[] {
  return terms.map(({ sign, entry, minor }) => minorTerm(sign, entry, determinantOf(matrixIn(minor))));
}

/** ad - bc, not worked out. */
function crossProducts([[a, b], [c, d]]: Rows<Entry>): Expression {
  return sum(product('dot', number(a), number(d)), negative(product('dot', number(b), number(c))));
}

/** A minor of the matrix by its name, a minor of a minor by its numbers. */
function minorAt(rows: Rows<Entry>, path: Path): Expression {
  return path.length === 1 ? minorName(path[0]) : determinantOf(matrixIn(rows));
}

/** A minor of the matrix has a step of its own already. */
function innerHeading(
  whole: Expression,
  rows: Rows<Entry>,
  line: Line,
  terms: readonly Term<Entry>[],
  path: Path,
): readonly Block[] {
  if (path.length === 1) return [];
  const { row, column } = path[path.length - 1];
  const left = say`row ${row + 1} and column ${column + 1}`;
  const matrix = partLeft(whole, path);
  const done = claim(
    say`Leave out ${left} of ${minorName(path[0])}: expand along ${lineName(line)}`,
    equal(matrixIn(rows), matrix),
    ...expansionFacts(matrix, line, leftBy(terms)),
  );
  return [heading(say`${done}`, 3)];
}

/** Why this line. */
function expansionReason(
  whole: Expression,
  rows: Rows<Entry>,
  line: Line,
  terms: readonly Term<Entry>[],
  path: Path,
): Prose | null {
  const matrix = path.length === 1 ? partLeft(whole, path) : matrixIn(rows);
  if (line.zeros === rows.length) return say`${zeroLineClaim(matrix, line)}, so every term is zero.`;
  if (line.zeros === 0) {
    if (path.length > 1) return null;
    const facts = expansionFacts(matrix, line, leftBy(terms));
    return say`${claim(say`The expansion goes along ${lineName(line)}`, ...facts)}.`;
  }
  return say`${mostZerosClaim(matrix, line)}.${path.length > 1 ? '' : ' Terms of zeros are left out.'}`;
}

/** The matrices in the bars. */
function leftBy(terms: readonly Term<Entry>[]): readonly (Term<Entry> & { readonly left: Expression })[] {
  return terms.map((term) => ({ ...term, left: matrixIn(term.minor) }));
}

function matrixIn(rows: Rows<Entry>): Expression {
  return matrixExpression(matrixOf(rows));
}

function withSign(sign: 1 | -1, term: Expression): Expression {
  return sign === 1 ? term : negative(term);
}

/** A signed entry times a minor in bars; a factor of 1 is not written, and -1 only where another minus stands before it. */
export function minorTerm(sign: 1 | -1, entry: Entry, minor: Expression): Expression {
  if (equals(entry, ONE)) return withSign(sign, minor);
  if (equals(entry, MINUS_ONE) && sign === 1) return negative(minor);
  return withSign(sign, product('dot', number(entry), minor));
}

const MINUS_ONE = negate(ONE);
