// The words of chains: how many blocks of which sizes an eigenvalue has, and the vectors that make them.

import { shiftedName } from '../../../algorithms/spectrum/eigenspace-names.ts';
import type { PowerForm } from '../../../algorithms/spectrum/jordan-chains.ts';
import { folding } from '../../../algorithms/moves.ts';
import { boardHandlers } from '../../../algorithms/reduced-forms/board-tell.ts';
import type { ReductionMoves } from '../../../algorithms/reduced-forms/reduce.ts';
import { solveHomogeneous } from '../../../algorithms/spectrum/homogeneous.ts';
import { readEquations, type Reading } from '../../../algorithms/spectrum/read-equations.ts';
import { readBlocks } from '../../../algorithms/spectrum/read-equations-tell.ts';
import { negated } from '../../../algorithms/spectrum/signed-number.ts';
import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { multiplesOf, shownRows } from '../../../algorithms/spectrum/exact-product.ts';
import { counted, joined } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  negative,
  power,
  product,
  sum,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { ZERO } from '../../../exact/rational.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, matrixOf } from '../../../exact/matrix.ts';
import type { Exact } from '../../../exact/scalar.ts';
import type { ValueChains } from './solve.ts';

/** Larger matrices are not written out. */
export const MOST_CHECKED = 6;

/** The name of a vector of a chain, by its column in P, counted from 0. */
export function chainName(column: number): Expression {
  return indexed('p', column + 1);
}

export function chainBlocks({ value, dimensions, powers, chains, first, times }: ValueChains): readonly Block[] {
  const size = chains[0][0].length;
  const shown = shownValue(value);
  const shifted = shiftedName(value);
  const powerOf = (exponent: number): Expression => (exponent === 1 ? shifted : power(shifted, count(exponent)));
  const zero = columnOf(Array.from({ length: chains[0][0].length }, () => count(0)));
  const sizes = chains.map(({ length }) => length);
  let before = first;
  return [
    heading(
      say`${claim(say`Find the sizes of the blocks for the eigenvalue ${shown}`, equal(apply('p', shown), count(0)))}`,
    ),
    ...(size > MOST_CHECKED
      ? []
      : notInShort(...powers.slice(1).map(({ entries }, k) => formula(equal(powerOf(k + 2), shownRows(entries)))))),
    ...alsoInShort(
      ...dimensions.map((dimension, k) =>
        formula(nullityLine(powerOf(k + 1), size, dimension), k === 0 ? NULLITY : null),
      ),
    ),
    paragraph(say`${countWords(dimensions, powerOf)} ${sizeWords(sizes, times, powerOf(dimensions.length))}.`),
    ...chains.flatMap((chain, place) => {
      const start = before;
      before += chain.length;
      const form = powers[chain.length - 1];
      return chainStory(chain, { start, shifted, powerOf, zero, shown, form, isFirst: place === 0 });
    }),
  ];
}

/** nullity(A − 2I) = 3 − 2 = 1 */
function nullityLine(name: Expression, size: number, dimension: number): Expression {
  return equal(
    apply('nullity', name),
    sum(count(size), negative(apply('rank', name))),
    sum(count(size), negative(count(size - dimension))),
    count(dimension),
  );
}

const NULLITY = say`The nullity is the number of columns without a pivot.`;

/** "There are 2 blocks. From the first power to the second the nullity grows by 1: so many blocks have at least 2 rows." */
function countWords(dimensions: readonly number[], powerOf: (exponent: number) => Expression): Prose {
  const [blocks] = dimensions;
  const [start, ...steps] = dimensions.map((dimension, k) => {
    const grown = dimension - (k === 0 ? 0 : dimensions[k - 1]);
    return { grown, exponent: k + 1 };
  });
  const counts = steps.map(({ grown, exponent }): Prose => {
    const difference = sum(apply('nullity', powerOf(exponent)), negative(apply('nullity', powerOf(exponent - 1))));
    return say`${claim(say`${grown} of at least ${exponent} rows`, equal(difference, count(grown)))}`;
  });
  return say`The nullity of the first power is the number of blocks, and each further power adds the number of blocks that reach its size: ${claim(
    say`there ${blocks === 1 ? 'is' : 'are'} ${counted(start.grown, 'block')} in all`,
    equal(apply('nullity', powerOf(1)), count(blocks)),
  )}, and ${joined(counts)}.`;
}

function sizeWords(sizes: readonly number[], times: number, last: Expression): Claim {
  const isAll = equal(apply('nullity', last), count(times));
  return sizes.length === 1
    ? claim(say`The nullity ends at the algebraic multiplicity ${times}, so the only block has ${times} rows`, isAll)
    : claim(
        say`The nullity ends at the algebraic multiplicity ${times}, so the blocks have the sizes ${joined(sizes.map((size): Prose => say`${size}`))}`,
        isAll,
        equal(sum(...sizes.map((size) => count(size))), count(times)),
      );
}

interface Names {
  /** The power that takes the whole chain to zero. */
  readonly form: PowerForm<Exact>;
  readonly isFirst: boolean;
  readonly start: number;
  readonly shifted: Expression;
  readonly powerOf: (exponent: number) => Expression;
  readonly zero: Expression;
  readonly shown: Expression;
}

/** The last vector is chosen, the others follow from it. */
function chainStory(
  chain: readonly (readonly Exact[])[],
  { start, shifted, powerOf, zero, shown, form, isFirst }: Names,
): readonly Block[] {
  const nameOf = (place: number): Expression => chainName(start + place);
  const vectorOf = (place: number): Expression => columnOf(chain[place].map(shownValue));
  const last = chain.length - 1;
  const isRoot = equal(apply('p', shown), count(0));
  if (last === 0) {
    return [
      heading(say`${claim(say`Choose an eigenvector for the block of one row for the eigenvalue ${shown}`, isRoot)}`),
      formula(equal(nameOf(0), vectorOf(0)), say`It is independent of the eigenvectors in the chains before it.`),
      ...notInShort(formula(equal(product('adjacent', shifted, nameOf(0)), zero))),
    ];
  }
  return [
    heading(
      say`${claim(say`Build a chain of ${chain.length} vectors for the eigenvalue ${shown}`, isRoot, equal(product('adjacent', powerOf(chain.length), vectorOf(last)), zero))}`,
    ),
    ...solutionBlocks(form, powerOf(chain.length), isFirst),
    formula(equal(nameOf(last), vectorOf(last)), isFirst ? TOP : ANOTHER),
    ...notInShort(formula(equal(product('adjacent', powerOf(chain.length), nameOf(last)), zero))),
    ...Array.from({ length: last }, (_, k) => last - 1 - k).map((place) =>
      formula(
        equal(nameOf(place), product('adjacent', shifted, nameOf(place + 1)), vectorOf(place)),
        place === 0 ? FIRST : null,
      ),
    ),
  ];
}

/** What the vectors have to be that the power takes to zero. */
function solutionBlocks(
  { entries, form, pivots }: PowerForm<Exact>,
  name: Expression,
  isShown: boolean,
): readonly Block[] {
  const size = entries.length;
  if (size > MOST_CHECKED) return [];
  if (pivots.length === 0) {
    return notInShort(
      paragraph(say`${claim(say`${name} is the zero matrix, so it takes every vector to zero`, holds('zero', name))}.`),
    );
  }
  const solutions = new Map(
    pivots.map((unknown, row) => [
      unknown,
      form[row].map((entry, place) => (place === unknown ? ZERO : negated(entry))),
    ]),
  );
  const rows = entries.map((row) => row.filter((entry) => entry.kind === 'rational'));
  const isRational = rows.every((row) => row.length === size);
  const atSight = readEquations({ rows: entries, pivots, solutions, areMultiples: multiplesOf(entries) });
  const isReduced = atSight === null && isRational;
  const worked = isReduced ? workedOut(matrixOf(rows), name) : null;
  const reading =
    worked?.reading ?? atSight ?? readEquations({ rows: form, pivots, solutions, areMultiples: multiplesOf(form) });
  return notInShort(
    paragraph(
      say`${claim(say`We look for the vectors that ${name} takes to zero`, equal(apply('nullity', name), count(size - pivots.length)))}.`,
    ),
    ...(isShown || (atSight === null && !isReduced) ? [] : [formula(equal(name, shownRows(entries)))]),
    ...(worked?.blocks ?? []),
    ...(atSight === null && !isReduced
      ? [
          formula(
            equal(apply('rref', name), shownRows(form)),
            say`The reduced row echelon form has the same solutions.`,
          ),
        ]
      : []),
    ...(reading === null ? [] : readBlocks(reading)),
  );
}

const foldReduction = folding<ReductionMoves>();

/** The row operations that lead to equations which can be read. */
function workedOut(
  matrix: Matrix,
  name: Expression,
): { readonly blocks: readonly Block[]; readonly reading: Reading | null } {
  const working = solveHomogeneous(matrix, 'planned');
  const handlers = boardHandlers(name, false);
  const blocks: Block[] = [];
  for (;;) {
    const next = working.next();
    if (next.done === true) return { blocks, reading: next.value.reading };
    blocks.push(...foldReduction<keyof ReductionMoves, readonly Block[]>(next.value, handlers));
  }
}

const TOP = say`We choose the last vector of the chain first: this power takes it to zero, and no lower power does.`;
const ANOTHER = say`Again this power takes it to zero, and no lower power does. It is independent of what has been chosen before.`;
const FIRST = say`The first vector of the chain is not zero, and it is an eigenvector.`;

function columnOf(entries: readonly Expression[]): Expression {
  return grid(entries.map((entry) => [entry]));
}
