// The story of a problem that an operation does not tell itself: the inputs, and where one sees that there is no answer.

import { alsoInShort, type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  markedCells,
  matrixExpression,
  negative,
  number,
  relation,
  sum,
  symbol,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { type Entry, isZero } from '../../exact/entry.ts';
import { entry, type ExactMatrix, matrixOf } from '../../exact/matrix.ts';
import type { DomainErrorFacts, Problem } from '../domain-error.ts';
import { tellMismatch, tellNotSquare, tellNotThreeDimensional, tellZeroVector } from './sizes.ts';

/** An input of a question with the letter that stories call it by. */
export interface NamedInput {
  readonly name: string;
  readonly value: ExactMatrix | Entry | readonly Entry[];
}

const [A, B] = [symbol('A'), symbol('B')];

/**
 * The story up to where one sees the problem; null for those that are no mathematics: a limit of the service, or a method that
 * does not suit the size.
 */
export function tellProblem(problem: Problem, inputs: readonly NamedInput[]): readonly Block[] | null {
  const told = wordsOf(problem, inputs);
  return told === null ? null : [...givenBlocks(problem, inputs), ...told];
}

function wordsOf(problem: Problem, inputs: readonly NamedInput[]): readonly Block[] | null {
  switch (problem.code) {
    case 'dimension_mismatch':
      return tellMismatch(problem.facts);
    case 'not_square':
      return tellNotSquare(problem.facts);
    case 'not_three_dimensional':
      return tellNotThreeDimensional(problem.facts);
    case 'zero_vector':
      return tellZeroVector(problem.facts);
    case 'zero_division':
      return tellZeroDivision(problem.facts, inputs);
    case 'domain':
      return tellDomain(problem.facts, inputs);
    case 'singular':
      return tellSingular(problem.facts);
    case 'index':
      return tellIndex(problem.facts);
    case 'not_enough_data':
      return tellTooFew(problem.facts);
    // Their operations tell these themselves, from the working that shows them.
    case 'not_a_basis':
    case 'zero_variance':
    case 'not_symmetric':
    case 'not_positive_definite':
    case 'not_stochastic':
    case 'not_in_span':
    case 'different_span':
      return null;
    case 'equation':
    case 'system':
    case 'inputs':
    case 'overflow':
    case 'too_large':
    case 'method':
      return null;
  }
}

/** A row and a column, counted from 0. */
type Cell = readonly [row: number, column: number];

/** A = ..., B = ...; a list is one row or one column, as the problem has it. */
function givenBlocks(problem: Problem, inputs: readonly NamedInput[]): readonly Block[] {
  const zeros = problem.code === 'zero_division' ? zeroPlaces(inputs) : [];
  const undefinedAt: readonly Cell[] =
    problem.code === 'domain' ? [[problem.facts.row - 1, problem.facts.column - 1]] : [];
  const shown = inputs.flatMap(({ name, value }) => {
    const expression = shownValue(value, name === 'B' ? [...zeros, ...undefinedAt] : undefinedAt, problem);
    return expression === null ? [] : [formula(equal(symbol(name), expression))];
  });
  if (shown.length === 0) return [];
  const isVector = inputs.length === 1 && inputs[0].name === inputs[0].name.toLowerCase();
  const single = isVector ? say`Look at the vector` : say`Look at the matrix`;
  return [heading(shown.length === 1 ? single : say`Look at what is given`), ...shown];
}

function shownValue(value: NamedInput['value'], marked: readonly Cell[], problem: Problem): Expression | null {
  if ('rows' in value) return matrixExpression(value, marked.length === 0 ? null : markedCells(...marked));
  if ('kind' in value) return number(value);
  if (problem.code !== 'dimension_mismatch') return null;
  const isColumn = problem.facts.requirement === 'same_rows';
  return matrixExpression(matrixOf(isColumn ? value.map((item) => [item]) : [value]));
}

/** Where the matrix B of a division holds zeros, counted from 0. */
function zeroPlaces(inputs: readonly NamedInput[]): readonly Cell[] {
  const b = matrixNamed(inputs, 'B');
  if (b === null) return [];
  return Array.from({ length: b.rows * b.columns }, (_, index) => index).flatMap((index) => {
    const [row, column] = [Math.floor(index / b.columns), index % b.columns];
    return isZero(entry(b, row, column)) ? [[row, column] as const] : [];
  });
}

function matrixNamed(inputs: readonly NamedInput[], name: string): ExactMatrix | null {
  const value = inputs.find((input) => input.name === name)?.value;
  return value !== undefined && 'rows' in value ? value : null;
}

function tellZeroDivision(
  { place, negativePower }: DomainErrorFacts['zero_division'],
  inputs: readonly NamedInput[],
): readonly Block[] {
  if (negativePower !== null && place !== null) return zeroPower(place);
  const a = matrixNamed(inputs, 'A');
  const [row, column] = place === null ? [1, 1] : [place.row, place.column];
  const dividend = a === null ? null : entry(a, row - 1, column - 1);
  const divisor =
    place === null
      ? say`${claim(say`The divisor is ${0}`, equal(symbol('b'), count(0)))}.`
      : say`${claim(say`In row ${row}, column ${column} the divisor is ${0}`, equal(measure('entryAt', B, row, column), count(0)))}.`;
  const product =
    dividend === null
      ? []
      : isZero(dividend)
        ? [
            paragraph(
              say`${claim(say`The number to be divided there is ${0} too`, equal(measure('entryAt', A, row, column), count(0)))}. Every number times ${0} is ${0}, so no number is the only quotient.`,
            ),
          ]
        : [
            paragraph(
              say`${claim(say`The number to be divided there is ${number(dividend)}`, equal(measure('entryAt', A, row, column), number(dividend)))}. A quotient would be a number that gives it back when it is multiplied by ${0}. But every number times ${0} is ${0}.`,
            ),
          ];
  return [
    heading(say`Look at the divisors`),
    ...alsoInShort(paragraph(divisor)),
    ...product,
    ...alsoInShort(paragraph(say`Nothing can be divided by ${0}, so there is no matrix of quotients.`)),
  ];
}

function zeroPower({ row, column }: { readonly row: number; readonly column: number }): readonly Block[] {
  return [
    heading(say`Look at the powers`),
    ...alsoInShort(
      paragraph(
        say`${claim(say`In row ${row}, column ${column} the base is ${0}`, equal(measure('entryAt', A, row, column), count(0)))} ${claim(
          say`and the exponent is negative`,
          relation(measure('entryAt', B, row, column), 'less', count(0)),
        )}.`,
      ),
      paragraph(
        say`A power with a negative exponent is one divided by the power with the positive one. That would be a division by ${0} here, so there is no such power.`,
      ),
    ),
  ];
}

function tellDomain(
  { row, column, oddRoot }: DomainErrorFacts['domain'],
  inputs: readonly NamedInput[],
): readonly Block[] {
  const [bases, exponents] = [matrixNamed(inputs, 'A'), matrixNamed(inputs, 'B')];
  const single = inputs.find(({ name }) => name === 'b')?.value;
  const base = bases === null ? null : entry(bases, row - 1, column - 1);
  const exponent =
    exponents !== null
      ? entry(exponents, row - 1, column - 1)
      : single !== undefined && 'kind' in single && !('rows' in single)
        ? single
        : null;
  const baseThere = measure('entryAt', A, row, column);
  const negativeBase = relation(baseThere, 'less', count(0));
  const here =
    base === null
      ? claim(say`In row ${row}, column ${column} the base is negative`, negativeBase)
      : claim(
          say`In row ${row}, column ${column} the base is ${number(base)}, which is negative`,
          equal(baseThere, number(base)),
          negativeBase,
        );
  const there =
    exponent === null
      ? say`the exponent there is a fraction`
      : say`the exponent is ${claim(
          say`${number(exponent)}`,
          equal(exponents === null ? symbol('b') : measure('entryAt', B, row, column), number(exponent)),
        )}, a fraction`;
  return [
    heading(say`Look at the powers`),
    ...alsoInShort(
      paragraph(say`${here}, and ${there}.`),
      paragraph(
        oddRoot === null
          ? say`A power with a fraction as its exponent is a root. The square of a real number is never negative, so an even root of a negative number is no real number.`
          : say`A power with a fraction as its exponent is a root. The odd root of a negative number exists, but the rules for powers fail for it: the same fraction in other terms would give another value. So such powers are defined for positive bases only, and for ${0} where the exponent is positive.`,
      ),
    ),
  ];
}

function tellSingular({ size, rank }: DomainErrorFacts['singular']): readonly Block[] {
  return [
    heading(say`Look at the rank`),
    formula(relation(count(rank), 'less', count(size))),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The rank is ${rank}, and there are ${size} rows`, equal(measure('rank', A), count(rank)), equal(measure('rowCount', A), count(size)))}, so some row is a combination of the others. ${claim(say`${A} is singular`, holds('singular', A))} and has no inverse.`,
      ),
    ),
  ];
}

function tellIndex({ line, length, base, why, position }: DomainErrorFacts['index']): readonly Block[] {
  const amount = claim(
    say`${A} has ${length} ${length === 1 ? line : `${line}s`}`,
    equal(measure(line === 'row' ? 'rowCount' : 'columnCount', A), count(length)),
  );
  const last = length - 1 + base;
  const counting: Prose =
    length === 1
      ? say`${amount}, and its number is ${base}.`
      : say`${amount}, counted from ${claim(say`${base} to ${last}`, equal(sum(count(base), count(length), negative(count(1))), count(last)))}.`;
  const ending = base === 0 ? say` From the end they are counted with negative numbers, the last as minus one.` : say``;
  return [
    heading(say`Count the ${line}s`),
    ...alsoInShort(paragraph(say`${counting}${ending}`), paragraph(wordsAbout({ line, length, base, why, position }))),
  ];
}

type IndexFacts = Pick<DomainErrorFacts['index'], 'line' | 'length' | 'base' | 'why' | 'position'>;

function wordsAbout(facts: IndexFacts): Prose {
  const { line, why } = facts;
  switch (why) {
    case 'missing':
      return say`${outside(facts, facts.length)}, so there is no such ${line}.`;
    case 'no-place':
      return say`A new ${line} can stand before any of them, and after the last. ${outside(facts, facts.length + 1)}.`;
    case 'none-named':
      return say`No ${line} is named, so there is nothing to work with.`;
    case 'all-deleted':
      return say`Every ${line} would be deleted. Nothing would be left, and a matrix has at least one row and one column.`;
    case 'all-right':
      return say`The columns left of the bar belong to the unknowns of a system, and at least one of them must be left.`;
    case 'zero-step':
      return say`A slice goes from one number to the next by its step. A step of zero never moves on.`;
    case 'empty-slice':
      return say`A slice goes from its start towards its stop by its step. Here no ${line} lies on this way, so the slice is empty.`;
  }
}

/** "5 is none of these numbers", of so many places that are counted. */
function outside({ line, length, base, position }: IndexFacts, places: number): Claim {
  const amount = sum(measure(line === 'row' ? 'rowCount' : 'columnCount', A), count(places - length));
  const given = position ?? base - 1;
  const last = sum(amount, count(base - 1));
  const fact =
    given > places - 1 + base
      ? relation(count(given), 'greater', last)
      : base === 1
        ? relation(count(given), 'less', count(base))
        : relation(count(given), 'less', negative(sum(amount, count(length - places))));
  return claim(say`${given} is none of these places`, fact);
}

function tellTooFew({ count: amount, why }: DomainErrorFacts['not_enough_data']): readonly Block[] {
  if (why === 'correlation') {
    return [
      heading(say`Count the observations`),
      ...alsoInShort(
        paragraph(
          say`${claim(say`There is one observation`, equal(measure('rowCount', A), count(amount)))}. A single row shows no variable differ from its mean, and so it cannot show whether two of them differ together. At least two rows are needed.`,
        ),
      ),
    ];
  }
  const single = why === 'numbers' ? 'number says' : 'observation says';
  const others = why === 'numbers' ? 'numbers' : 'observations';
  return [
    heading(say`Look at the divisor`),
    formula(equal(sum(count(amount), negative(count(1))), count(amount - 1))),
    ...alsoInShort(
      paragraph(
        say`A sample of a single ${single} nothing about how ${others} differ from each other: its divisor, one less than the count, is ${0}, and nothing can be divided by ${0}.`,
      ),
    ),
  ];
}
