// The words of triangles.

import { type ArrangementMove, originsOf } from '../../../algorithms/arrangement/solve.ts';
import { entryNamed, isUnchanged, tellArrangement } from '../../../algorithms/arrangement/tell.ts';
import { counted } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  cases,
  count,
  equal,
  type Expression,
  type Marks,
  markedCells,
  matrixExpression,
  negative,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isSquare } from '../../../exact/matrix.ts';
import { effectOf, opposite, type Triangle } from './triangle.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The diagonals of a matrix are numbered: the main diagonal has the number zero, positive numbers lie above it, negative ones below. A square matrix is called triangular if it has only zeros on one side of its main diagonal; linear systems with such a matrix are solved by substitution alone.`,
];

const sides = {
  lower: { kept: 'below', cleared: 'above', shape: 'lowerTriangular' },
  upper: { kept: 'above', cleared: 'below', shape: 'upperTriangular' },
} as const;

const [A, B, S, I, J] = [symbol('A'), symbol('B'), symbol('S'), symbol('i'), symbol('j')];
const DIFFERENCE = sum(J, negative(I));

export function task({ a, side, k }: Triangle): Prose {
  const line = k === 0 ? say`the main diagonal` : say`the diagonal that lies ${distance(k)} the main diagonal`;
  return say`Keep the entries of ${matrixExpression(a)} on and ${sides[side].kept} ${line} and write zeros in all other places.`;
}

export function tell(triangle: Triangle, moves: readonly ArrangementMove[]): readonly Block[] {
  const isSplit = effectOf(triangle) === 'some stay';
  const zeros = say`Zeros are written in the places that lie ${sides[triangle.side].cleared} ${boundary(triangle)}.`;
  return tellArrangement(triangle, moves, {
    name: B,
    rule: rule(triangle),
    picture: isSplit ? zeros : null,
    marks: isSplit ? clearedMarks(triangle, moves) : null,
    conclusion: conclusion(triangle),
    check: () => (isSplit && !isUnchanged(triangle) ? checkOf(triangle) : []),
  });
}

function rule(triangle: Triangle): readonly Block[] {
  const { side, k } = triangle;
  const { kept, cleared } = sides[side];
  const bound = relation(DIFFERENCE, side === 'lower' ? 'at-most' : 'at-least', count(k));
  return [
    heading(say`Keep what is on and ${kept} ${boundary(triangle)}`),
    ...(k === 0 ? [] : [paragraph(say`The bounding diagonal is the one that lies ${distance(k)} the main diagonal.`)]),
    formula(
      equal(entryNamed('b', I, J), cases([entryNamed('a', I, J), bound], [count(0), null])),
      say`The column number minus the row number is the number of the diagonal on which an entry stands; it is ${side === 'lower' ? 'greater' : 'smaller'} ${cleared} ${boundary(triangle)}.`,
    ),
  ];
}

function conclusion(triangle: Triangle): Prose {
  const { a, side } = triangle;
  const { kept, cleared, shape } = sides[side];
  const line = boundary(triangle);
  const isShaped = isSquare(a) && triangle.k === 0;
  switch (effectOf(triangle)) {
    case 'all stay':
      return say`${claim(say`No place of ${A} lies ${cleared} ${line}, so ${B} equals ${A}`, equal(B, A), beyond(triangle, 'all stay'))}.`;
    case 'none stay':
      return say`${claim(say`No place of ${A} lies on or ${kept} ${line}, so every entry of ${B} is zero`, holds('zero', B), beyond(triangle, 'none stay'))}.`;
    case 'some stay':
      if (isUnchanged(triangle)) {
        const same = claim(say`All entries ${cleared} ${line} are zero already, so ${B} equals ${A}`, equal(B, A));
        return isShaped ? say`${same}: ${claim(say`${A} is ${side} triangular`, holds(shape, A))}.` : say`${same}.`;
      }
      return isShaped
        ? say`${claim(say`${B} is ${side} triangular: everything ${cleared} its main diagonal is zero`, holds(shape, B))}.`
        : say`${B} keeps the entries of ${A} on and ${kept} ${line}; everything ${cleared} it is zero.`;
  }
}

/** That nothing is cleared, or nothing kept: the number of the bounding diagonal beside that of an outermost one. */
function beyond({ side, k }: Triangle, effect: 'all stay' | 'none stay'): Expression {
  const bound = k < 0 ? negative(count(-k)) : count(k);
  if ((side === 'lower') === (effect === 'all stay')) {
    const highest = sum(measure('columnCount', A), negative(count(1)));
    return relation(bound, side === 'lower' ? 'at-least' : 'greater', highest);
  }
  const lowest = sum(count(1), negative(measure('rowCount', A)));
  return relation(bound, side === 'lower' ? 'less' : 'at-most', lowest);
}

/** The part that was left out, and the sum of both. */
function checkOf(triangle: Triangle): readonly Block[] {
  const rest = opposite(triangle).arranged();
  return [
    paragraph(
      say`Let ${S} hold the entries ${sides[triangle.side].cleared} ${boundary(triangle)}, which were left out, and zeros elsewhere.`,
    ),
    formula(equal(S, matrixExpression(rest))),
    formula(
      equal(sum(B, S), matrixExpression(triangle.a), A),
      say`Each entry of ${A} is in one of the two parts, so together they must give ${A}.`,
    ),
  ];
}

/** The places that get a zero; only small matrices are followed so closely. */
function clearedMarks(triangle: Triangle, moves: readonly ArrangementMove[]): Marks | null {
  if (!moves.some(({ move }) => move === 'fetch')) return null;
  return markedCells(
    ...originsOf(triangle).flatMap((row, i) => row.flatMap((origin, j) => (origin === null ? [[i, j] as const] : []))),
  );
}

function boundary({ k }: Triangle): string {
  return k === 0 ? 'the main diagonal' : 'the bounding diagonal';
}

/** "2 places above": the number k of the bounding diagonal in words. */
function distance(k: number): Claim {
  const places = Math.abs(k);
  return claim(
    say`${counted(places, 'place')} ${k > 0 ? 'above' : 'below'}`,
    equal(k > 0 ? symbol('k') : negative(symbol('k')), count(places)),
  );
}
