// The words of systems: the rows of an echelon form read as equations, and their solutions.

import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  type Expression,
  equal,
  grid,
  indexed,
  list,
  negative,
  number,
  numbers,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, equals, isZero, ONE, type Rational, signOf } from '../../../exact/rational.ts';
import { joined } from '../../../algorithms/wording.ts';
import type { Affine, Equation, System } from './system.ts';

const A = symbol('A');
const E = symbol('E');

/** Each right-hand side by itself. */
export function systemBlocks(systems: readonly System[], reduced: boolean): readonly Block[] {
  return [
    heading(say`Read off the solutions`, 2),
    paragraph(
      systems.length === 1
        ? say`Each column left of the bar belongs to an unknown, the first one to ${unknown(0)}, and the column right of it holds the right-hand sides.`
        : say`Each column left of the bar belongs to an unknown, the first one to ${unknown(0)}, and each column right of it holds the right-hand sides of one system.`,
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
  // Several systems have unknowns of the same names, so only their solutions are stated.
  if (system.count > 1) return alsoInShort(paragraph(say`${conclusion(system, solution.values)}.`));
  return [
    ...freeBlocks(system),
    ...solution.equations.map((equation) => formula(solved(equation, system, solution.values, reduced))),
    ...alsoInShort(paragraph(say`${conclusion(system, solution.values)}.`)),
    ...(solution.kind === 'one' ? [] : [formula(general(solution.values, system))]),
  ];
}

/** A row that no numbers satisfy. */
function noSolution({ unknowns, index, count: systems }: System, row: number, right: Rational): readonly Block[] {
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
function freeBlocks({ free }: System): readonly Block[] {
  if (free.length === 0) return [];
  const names = free.map((_, place) => parameter(place, free.length));
  return [
    paragraph(
      free.length === 1
        ? say`${withoutPivots(say`The column of ${unknown(free[0])} holds no pivot`, free)}, so this unknown can be any number; we give it a name of its own.`
        : say`${withoutPivots(say`The columns of ${joined(free.map((place) => [unknown(place)]))} hold no pivots`, free)}, so these unknowns can be any numbers; we give each of them a name of its own.`,
    ),
    formula(together(free.map((place, k) => equal(unknown(place), names[k])))),
  ];
}

function withoutPivots(words: Prose, free: readonly number[]): Claim {
  return claim(
    words,
    ...free.map((place) => equal(measure('occurrences', measure('pivotColumns', A), place + 1), count(0))),
  );
}

/** x₁ = 4 − 2x₂ = 4 − 2 · 3 = −2; the equation of a reduced form has no other unknowns but free ones. */
function solved(
  { unknown: place, pivot, others, right }: Equation,
  { free }: System,
  values: readonly Affine[],
  reduced: boolean,
): Expression {
  const value = affine(values[place], free.length);
  if (others.length === 0 && equals(pivot, ONE)) return equal(unknown(place), number(right));
  const rest = difference(
    right,
    others.map(({ unknown: other, factor }) => [factor, unknown(other)]),
  );
  const steps = [over(rest, pivot)];
  if (!reduced && free.length === 0 && others.length > 0) {
    const put = difference(
      right,
      others.map(({ unknown: other, factor }) => [factor, number(values[other].constant)]),
      'dot',
    );
    steps.push(over(put, pivot));
  }
  return equal(unknown(place), ...steps, value);
}

function over(numerator: Expression, pivot: Rational): Expression {
  if (equals(pivot, ONE)) return numerator;
  return quotient(numerator, number(pivot));
}

/** The right side less the terms. */
function difference(
  right: Rational,
  terms: readonly (readonly [factor: Rational, of: Expression])[],
  sign: 'adjacent' | 'dot' = 'adjacent',
): Expression {
  const written = terms.map(([factor, of]) => {
    const size = absolute(factor);
    const term = equals(size, ONE) ? of : product(sign, number(size), of);
    return signOf(factor) < 0 ? term : negative(term);
  });
  return isZero(right) && written.length > 0 ? added(written) : added([number(right), ...written]);
}

/** 3 − 2t */
function affine({ constant, factors }: Affine, free: number): Expression {
  const terms = factors.flatMap((factor, place) => {
    if (isZero(factor)) return [];
    const size = absolute(factor);
    const name = parameter(place, free);
    const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
    return [signOf(factor) < 0 ? negative(term) : term];
  });
  if (terms.length === 0) return number(constant);
  return isZero(constant) ? added(terms) : sum(number(constant), ...terms);
}

/** (x₁, x₂) = (3 − 2t, t) */
function general(values: readonly Affine[], { free }: System): Expression {
  return equal(list(values.map((_, place) => unknown(place))), list(values.map((value) => affine(value, free.length))));
}

/** That there is one solution, or one for each choice, with the facts that the equations hold. */
function conclusion({ unknowns, free, pivots, index, count: systems }: System, values: readonly Affine[]): Claim {
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
  const names = free.map((_, place): Prose => [parameter(place, free.length)]);
  const words =
    systems > 1
      ? say`The system has infinitely many solutions, and ${list(numbers(values.map(({ constant }) => constant)))} is one of them`
      : say`The system has infinitely many solutions, one for each choice of ${joined(names)}`;
  return claim(
    words,
    particular,
    ...homogeneous,
    relation(measure('rank', coefficients(unknowns)), 'less', count(unknowns)),
  );
}

/** The part of A left of the bar. */
function coefficients(unknowns: number): Expression {
  return measure('columnsAt', A, list(Array.from({ length: unknowns }, (_, place) => count(place + 1))));
}

function columnOf(entries: readonly Rational[]): Expression {
  return grid(entries.map((entry) => [number(entry)]));
}

function together(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

function unknown(place: number): Expression {
  return indexed('x', place + 1);
}

/** t, or t₁, t₂ where there are several. */
function parameter(place: number, amount: number): Expression {
  return amount === 1 ? symbol('t') : indexed('t', place + 1);
}
