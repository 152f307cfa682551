// The words of systems: the rows of an echelon form read as equations, and their solutions.

import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  grid,
  list,
  number,
  numbers,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import type { Entry } from '../../../exact/entry.ts';
import { joined } from '../../../algorithms/wording.ts';
import {
  general,
  namesOfSystem,
  NUMBERED,
  parameter,
  type SystemNames,
  together,
} from '../../../algorithms/linear-systems/lines.ts';
import { solvedBlocks } from '../../../algorithms/linear-systems/solved-tell.ts';
import type { Affine, System } from '../../../algorithms/linear-systems/system.ts';

const A = symbol('A');
const E = symbol('E');

/** Each right-hand side by itself. */
export function systemBlocks(systems: readonly System[], reduced: boolean): readonly Block[] {
  return [
    heading(say`Read off the solutions`, 2),
    paragraph(
      systems.length === 1
        ? say`Each column left of the bar belongs to an unknown, the first one to ${NUMBERED.unknown(0)}, and the column right of it holds the right-hand sides.`
        : say`Each column left of the bar belongs to an unknown, the first one to ${NUMBERED.unknown(0)}, and each column right of it holds the right-hand sides of one system.`,
    ),
    ...systems.flatMap((system) => [
      ...(system.count === 1
        ? []
        : alsoInShort(heading(say`Column ${system.unknowns + system.index + 1} as the right-hand side`, 3))),
      ...solutionBlocks(system, reduced),
    ]),
  ];
}

function solutionBlocks(system: System, reduced: boolean): readonly Block[] {
  const { solution } = system;
  if (solution.kind === 'none') return noSolution(system, solution.row, solution.right);
  const names = namesOfSystem(system.index);
  const isReadAtOnce = system.count > 1 && reduced && solution.kind === 'one';
  if (names === null || isReadAtOnce) return alsoInShort(paragraph(say`${conclusion(system, solution.values, null)}.`));
  return [
    ...(system.index === 0
      ? []
      : [paragraph(say`The unknowns of this system have the letter ${symbol(names.letter)}.`)]),
    ...freeBlocks(system, names),
    ...solvedBlocks(system, reduced, names),
    ...alsoInShort(paragraph(say`${conclusion(system, solution.values, names)}.`)),
    ...(solution.kind === 'one' ? [] : [formula(general(solution.values, system, names))]),
  ];
}

/** A row that no numbers satisfy. */
function noSolution({ unknowns, index, count: systems }: System, row: number, right: Entry): readonly Block[] {
  const column = unknowns + index + 1;
  const left = claim(
    say`In row ${row + 1} of ${E} all entries left of the bar are ${0}, and ${number(right)} stands right of it`,
    ...Array.from({ length: unknowns }, (_, place) => equal(measure('entryAt', E, row + 1, place + 1), count(0))),
    equal(measure('entryAt', E, row + 1, column), number(right)),
  );
  const why = paragraph(say`${left}. Whatever the unknowns are, the left side of this equation is ${0}.`);
  return [
    ...(systems > 1 ? alsoInShort(why) : [why]),
    formula(relation(count(0), 'unequal', number(right))),
    ...alsoInShort(
      paragraph(
        say`${claim(
          say`The system has no solution`,
          relation(measure('rank', A), 'greater', measure('rank', coefficients(unknowns))),
        )}: its equations contradict each other.`,
      ),
    ),
  ];
}

/** The free unknowns get names of their own. */
function freeBlocks({ free }: System, names: SystemNames): readonly Block[] {
  if (free.length === 0) return [];
  const parameters = free.map((_, place) => parameter(names, place, free.length));
  return [
    paragraph(
      free.length === 1
        ? say`${withoutPivots(say`The column of ${names.unknown(free[0])} has no pivot`, free)}, so this unknown can be any number; we give it a name of its own.`
        : say`${withoutPivots(say`The columns of ${joined(free.map((place) => [names.unknown(place)]))} hold no pivots`, free)}, so these unknowns can be any numbers; we give each of them a name of its own.`,
    ),
    formula(together(free.map((place, k) => equal(names.unknown(place), parameters[k])))),
  ];
}

function withoutPivots(words: Prose, free: readonly number[]): Claim {
  return claim(
    words,
    ...free.map((place) => equal(measure('occurrences', measure('pivotColumns', A), place + 1), count(0))),
  );
}

/** That there is one solution, or one for each choice, with the facts that the equations hold; without names the unknowns are not spoken of. */
function conclusion(
  { unknowns, free, pivots, index }: System,
  values: readonly Affine[],
  names: SystemNames | null,
): Claim {
  const column = unknowns + index + 1;
  const right = measure('columnsAt', A, list([count(column)]));
  const particular = equal(
    product('adjacent', coefficients(unknowns), columnOf(values.map(({ constant }) => constant))),
    right,
  );
  const rank = equal(measure('rank', coefficients(unknowns)), count(pivots.length));
  if (free.length === 0) {
    return claim(
      say`The system has exactly one solution: ${list(numbers(values.map(({ constant }) => constant)))}`,
      particular,
      ...(names === null
        ? []
        : [equal(product('adjacent', coefficients(unknowns), grid(unknownColumn(unknowns, names))), right)]),
      rank,
      equal(measure('columnCount', coefficients(unknowns)), count(unknowns)),
    );
  }
  const homogeneous = free.map((_, k) =>
    equal(
      product('adjacent', coefficients(unknowns), columnOf(values.map(({ factors }) => factors[k]))),
      product('adjacent', count(0), right),
    ),
  );
  const parameters = free.map((_, place): Prose => [parameter(NUMBERED, place, free.length)]);
  const words =
    names === null
      ? say`The system has infinitely many solutions, and ${list(numbers(values.map(({ constant }) => constant)))} is one of them`
      : say`The system has infinitely many solutions, one for each choice of ${joined(parameters)}`;
  return claim(
    words,
    particular,
    ...homogeneous,
    relation(measure('rank', coefficients(unknowns)), 'less', count(unknowns)),
  );
}

function unknownColumn(unknowns: number, names: SystemNames): readonly (readonly Expression[])[] {
  return Array.from({ length: unknowns }, (_, place) => [names.unknown(place)]);
}

/** The part of A left of the bar. */
function coefficients(unknowns: number): Expression {
  return measure('columnsAt', A, list(Array.from({ length: unknowns }, (_, place) => count(place + 1))));
}

function columnOf(entries: readonly Entry[]): Expression {
  return grid(entries.map((entry) => [number(entry)]));
}
