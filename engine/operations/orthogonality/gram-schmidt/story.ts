// The words of the Gram-Schmidt process.

import { folding } from '../../../algorithms/moves.ts';
import { isTold } from '../../../algorithms/orthogonalization/bounds.ts';
import type { Direction } from '../../../algorithms/orthogonalization/solve.ts';
import {
  areAllPaired,
  columnExpression,
  directionName,
  rightAngles,
  stepBlocks,
  unitBlocks,
  type VectorNames,
  vectorNames,
} from '../../../algorithms/orthogonalization/tell.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { joined } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import { count, equal, type Expression, grid, product } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { type Entry, equals } from '../../../exact/entry.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import type { GramSchmidtInput, GramSchmidtMove, GramSchmidtMoves } from './solve.ts';

export const theory: readonly Prose[] = [
  say`The Gram–Schmidt process turns vectors into perpendicular vectors that span the same space. It takes the vectors in order, and subtracts from each one its projections on the vectors found before.`,
  say`At the end each vector is divided by its length. This gives unit vectors.`,
];

export function task({ vectors }: GramSchmidtInput): Prose {
  const names = namesOf(vectors);
  const given = columnsOf(vectors).map((vector, index) => say`${equal(names.given(index), columnExpression(vector))}`);
  return vectors.columns === 1
    ? say`Apply the Gram–Schmidt process to ${joined(given)}.`
    : say`Make ${joined(given)} perpendicular by the Gram–Schmidt process.`;
}

const foldMove = folding<GramSchmidtMoves>();

export function tell({ vectors }: GramSchmidtInput, moves: readonly GramSchmidtMove[]): readonly Block[] {
  const names = namesOf(vectors);
  const columns = columnsOf(vectors);
  return [
    heading(columns.length === 1 ? say`Write down the vector` : say`Write down the vectors`),
    ...columns.map((vector, index) => formula(equal(names.given(index), columnExpression(vector)))),
    ...moves.flatMap((move) =>
      foldMove<keyof GramSchmidtMoves, readonly Block[]>(move, {
        orthogonalize: (step) => (isTold(vectors) ? stepBlocks(step, names) : []),
        computed: ({ directions }) => [
          heading(say`Compute the perpendicular vectors`),
          paragraph(say`The working is not shown: it would be too long to read.`),
          ...resultBlocks(directions, names, vectors.columns, false),
        ],
        result: ({ directions }) => [...resultBlocks(directions, names, vectors.columns)],
      }),
    ),
  ];
}

function namesOf({ columns }: ExactMatrix): VectorNames {
  return vectorNames('v', columns);
}

function resultBlocks(
  directions: readonly Direction<Entry>[],
  names: VectorNames,
  total: number,
  isShown = true,
): readonly Block[] {
  if (directions.length === 0)
    return [heading(say`State the result`), ...alsoInShort(paragraph(nothingFound(names, total)))];
  return [
    heading(directions.length === 1 ? say`State what is left` : say`State the orthogonal vectors`),
    ...directions.map(({ index, rest }) => formula(equal(names.rest(index), columnExpression(rest)))),
    ...(isShown ? notInShort(...rightAngles(directions, names)) : []),
    ...(isShown && directions.length > 1
      ? [paragraph(perpendicularWords(directions), scaledWords(directions, names))]
      : []),
    heading(directions.length === 1 ? say`Divide it by its length` : say`Divide each direction by its length`),
    ...unitBlocks(directions, names),
    ...alsoInShort(paragraph(dimension(directions.length, names, total))),
  ];
}

/** That the multiples with which the work went on are perpendicular, too; null where there are none, or many. */
function scaledWords(directions: readonly Direction<Entry>[], names: VectorNames): Prose | null {
  if (directions.length > 3 || directions.every(({ factor }) => equals(factor, ONE))) return null;
  const used = directions.map((direction) => directionName(names, direction));
  const facts = used.flatMap((second, place) =>
    used.slice(0, place).map((first) => equal(product('dot', first, second), count(0))),
  );
  return say`The multiples that were used have the same directions, so ${claim(say`${joined(used.map((name) => say`${name}`))} are perpendicular, too`, ...facts)}.`;
}

function perpendicularWords(directions: readonly Direction<Entry>[]): Prose {
  if (directions.length === 2) return ONE_RIGHT_ANGLE;
  return areAllPaired(directions) ? PERPENDICULAR : LAST_PERPENDICULAR;
}

const ONE_RIGHT_ANGLE = say`The dot product is zero, so the vectors are perpendicular.`;
const PERPENDICULAR = say`All these dot products are zero, so the vectors are perpendicular.`;
const LAST_PERPENDICULAR = say`These dot products are zero: the last vector is perpendicular to all others.`;

function rankFact(names: VectorNames, total: number, rank: number): Expression {
  return equal(measure('rank', grid([Array.from({ length: total }, (_, index) => names.given(index))])), count(rank));
}

function nothingFound(names: VectorNames, total: number): Prose {
  const given = total === 1 ? 'The vector spans' : 'The vectors span';
  return say`${claim(say`${given} a space of dimension ${0}`, rankFact(names, total, 0))}, which has no basis vectors.`;
}

/** What the unit vectors are a basis of. */
function dimension(rank: number, names: VectorNames, total: number): Prose {
  const spanned: Claim = claim(say`whose dimension is ${rank}`, rankFact(names, total, rank));
  const given = total === 1 ? 'the given vector spans' : 'the given vectors span';
  return rank === 1
    ? say`This unit vector is a basis of the line that ${given}, ${spanned}.`
    : say`These unit vectors are an orthonormal basis of the space that ${given}, ${spanned}.`;
}
