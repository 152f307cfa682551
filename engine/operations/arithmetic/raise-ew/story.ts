// The words of entry-by-entry powers.
// Above: operation.ts. Below: algorithms/entrywise/tell.ts, exact/power.ts.

import { isIntegerAt, placeAt, signAt } from '../../../algorithms/entries.ts';
import type { EntrywiseInput, EntrywiseMove } from '../../../algorithms/entrywise/solve.ts';
import { entrywiseExpression, tellEntrywise } from '../../../algorithms/entrywise/tell.ts';
import { place } from '../../../algorithms/wording.ts';
import { operandExpression } from '../../../catalogue/inputs.ts';
import { type Block, formula, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  negative,
  number,
  power,
  quotient,
  root,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { entryAt } from '../../../exact/matrix.ts';
import { absolute } from '../../../exact/rational.ts';
import { raise } from '../../../exact/power.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A positive whole exponent counts how often the base is a factor, a negative one stands for the reciprocal, and a fraction with denominator n stands for an n-th root. Roots are taken of numbers that are not negative. Raising each entry is not the same as multiplying the matrix by itself.`,
];

const [A, B] = [symbol('A'), symbol('B')];

export function task({ a, given, scalar }: EntrywiseInput): Prose {
  const [base, exponent] = [operandExpression(a), operandExpression(given)];
  return scalar
    ? say`Raise every entry of ${base} to the power ${exponent}.`
    : say`Raise each entry of ${base} to the power of the entry of ${exponent} at the same place.`;
}

export function tell(input: EntrywiseInput, moves: readonly EntrywiseMove[]): readonly Block[] {
  return tellEntrywise(input, moves, {
    work: say`Raise each entry of ${A} to the power of the entry of ${B} at the same place`,
    reason: say`Powers are taken entry by entry here, so ${B} must have the shape of ${A}. The entries of ${B} are the exponents.`,
    join: power,
    whole: null,
    result: 'entry-by-entry power',
    admitted: {
      check: say`Look at the bases and exponents`,
      finding: say`No base of ${0} has a negative exponent, and no negative base has a fractional one, so every power is a real number.`,
      reason: say`A negative exponent divides by the base, which must not be ${0}. A fractional exponent takes a root, which needs a base of at least ${0}.`,
    },
    remarks: remarks(input),
  });
}

export function expression(input: EntrywiseInput): Expression | null {
  return entrywiseExpression(input, power);
}

/** What a careful teacher adds: 0 to the power 0 is a convention. */
export function notes(input: EntrywiseInput): readonly Prose[] {
  const position = firstWhere(input, isZeroToZero);
  if (position === null) return [];
  return [
    say`${power(count(0), count(0))} is taken as ${1} (${placeOf(input, position)}): the empty product. Some books leave it undefined.`,
  ];
}

/** One remark for each kind of exponent that a reader may not expect, at the first place where it stands. */
function remarks(input: EntrywiseInput): readonly Block[] {
  return [
    ...remarkAt(input, isZeroExponent, (position) => [
      paragraph(
        say`The exponent in ${placeOf(input, position)} is ${0}: the power is ${1}.`,
        say`An exponent of ${0} leaves an empty product, and multiplying by nothing is multiplying by ${1}.`,
      ),
    ]),
    ...remarkAt(input, isNegativeExponent, (position) => {
      const exponent = entryAt(input.b, position);
      const base = number(entryAt(input.a, position));
      return [
        paragraph(say`The exponent in ${placeOf(input, position)} is negative: the power is a reciprocal.`),
        formula(
          equal(power(base, number(exponent)), quotient(count(1), power(base, number(absolute(exponent))))),
          say`A negative exponent undoes a multiplication: ${equal(
            power(symbol('x'), negative(symbol('n'))),
            quotient(count(1), power(symbol('x'), symbol('n'))),
          )}.`,
        ),
      ];
    }),
    ...remarkAt(input, isFractionalExponent, (position) => [
      paragraph(say`The exponent in ${placeOf(input, position)} is a fraction: the power is a root.`),
      ...tellRoot(input, position),
    ]),
  ];
}

/** x^(p/q) as the q-th root of x^p, where the degree is small enough to be written on a root sign. */
function tellRoot({ a, b }: EntrywiseInput, position: number): readonly Block[] {
  const exponent = entryAt(b, position);
  const base = number(entryAt(a, position));
  if (exponent.denominator > LARGEST_DEGREE || signAt(b, position) < 0) return [];
  const value = raise(entryAt(a, position), exponent);
  const degree = Number(exponent.denominator);
  const radicand = exponent.numerator === 1n ? base : power(base, number({ ...exponent, denominator: 1n }));
  const shown = root(radicand, degree);
  return [
    formula(
      value.kind === 'rational'
        ? equal(power(base, number(exponent)), shown, number(value))
        : equal(power(base, number(exponent)), shown),
      say`The denominator of the exponent is the degree of the root, because ${degree} equal factors must give back the number under it.`,
    ),
  ];
}

const LARGEST_DEGREE = 12n;

type Feature = (input: EntrywiseInput, position: number) => boolean;

const isZeroExponent: Feature = ({ b }, position) => signAt(b, position) === 0;
const isZeroToZero: Feature = ({ a, b }, position) => signAt(a, position) === 0 && signAt(b, position) === 0;
const isNegativeExponent: Feature = ({ b }, position) => signAt(b, position) < 0;
const isFractionalExponent: Feature = ({ b }, position) => !isIntegerAt(b, position);

function firstWhere(input: EntrywiseInput, feature: Feature): number | null {
  for (let position = 0; position < input.a.rows * input.a.columns; position++) {
    if (feature(input, position)) return position;
  }
  return null;
}

function remarkAt(
  input: EntrywiseInput,
  feature: Feature,
  tellRemark: (position: number) => readonly Block[],
): readonly Block[] {
  const position = firstWhere(input, feature);
  return position === null ? [] : tellRemark(position);
}

function placeOf({ a }: EntrywiseInput, position: number): Prose {
  const { row, column } = placeAt(a, position);
  return place(row, column);
}
