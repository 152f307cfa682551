// Details: the rules of reckoning that entries call for, each told where it is first needed.

import { type Block, formula, paragraph } from '../../document/block.ts';
import {
  approximation,
  type Comparison,
  type Expression,
  indexed,
  negative,
  number,
  quotient,
} from '../../document/expression.ts';
import { hasSimplerForm } from '../../document/simplest-root.ts';
import type { Prose } from '../../document/prose.ts';
import { type AnswerMatrix, entryAt, type ExactMatrix, scalarAt } from '../../exact/matrix.ts';
import type { Power } from '../../exact/power.ts';
import { absolute, type Entry, equals, isRational, signOf } from '../../exact/entry.ts';
import { type Rational, rational } from '../../exact/rational.ts';
import { nearestDouble } from '../../exact/rounding.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { placeAt } from '../entries.ts';
import type { EntrywiseInput } from './solve.ts';

/** A rule of reckoning and the entries that call for it. */
export interface Detail<N extends Entry = Rational> {
  readonly applies: (x: N, y: N, value: Scalar) => boolean;
  /** What is written between the two entries and their result. */
  readonly working: (x: N, y: N) => readonly Expression[];
  readonly reason: Prose;
  /** Whether the rule is worked at every place that calls for it, not only at the first. */
  readonly everywhere?: boolean;
}

/** So many places are worked at one rule. */
const PLACES_WORKED = 9;

/** The members of a line before its result: what is asked at a 0-based place. */
type Question = (row: number, column: number) => readonly Expression[];

/**
 * A line for each place where a rule is first needed, in reading order. A place that calls for several rules is worked once, by
 * the last of them, with the reasons of those that were not told before.
 */
export function tellDetails(
  input: EntrywiseInput<ExactMatrix>,
  result: AnswerMatrix,
  details: readonly Detail<Entry>[],
  asked: Question,
): readonly Block[] {
  if (result.kind === 'float64') return [];
  const told = new Map<number, Detail<Entry>[]>();
  const reasons = new Map<number, Prose[]>();
  const triples = triplesOf(input, result);
  for (const detail of details) {
    placesOf(triples, detail).forEach((position, index) => {
      told.set(position, [...(told.get(position) ?? []), detail]);
      if (index === 0) reasons.set(position, [...(reasons.get(position) ?? []), detail.reason]);
    });
  }
  return [...told]
    .toSorted(([x], [y]) => x - y)
    .flatMap(([position, rules]) => {
      const { x, y, value } = triples[position];
      const workings = details
        .filter((detail) => rules.includes(detail) || detail.applies(x, y, value))
        .map(({ working }) => working(x, y))
        .filter((members) => members.length > 0);
      const { row, column } = placeAt(input.a, position);
      const members = [...asked(row, column), ...(workings.at(-1) ?? [])];
      const [first = null, ...others] = reasons.get(position) ?? [];
      const line = chain(indexed('c', row + 1, column + 1), members, value);
      return [formula(line, first), ...others.map((reason) => paragraph(reason))];
    });
}

/** Two entries and what they come to. */
interface Triple {
  readonly x: Entry;
  readonly y: Entry;
  readonly value: Scalar;
}

/** Taken from the matrices once, for all rules. */
function triplesOf({ a, b }: EntrywiseInput<ExactMatrix>, result: AnswerMatrix): readonly Triple[] {
  const triples: Triple[] = [];
  for (let position = 0; position < a.rows * a.columns; position++) {
    triples.push({ x: entryAt(a, position), y: entryAt(b, position), value: scalarAt(result, position) });
  }
  return triples;
}

function placesOf(triples: readonly Triple[], detail: Detail<Entry>): readonly number[] {
  const places: number[] = [];
  const most = detail.everywhere === true ? PLACES_WORKED : 1;
  for (let position = 0; position < triples.length && places.length < most; position++) {
    const { x, y, value } = triples[position];
    if (detail.applies(x, y, value)) places.push(position);
  }
  return places;
}

/** c = ... = value; an irrational value is not written as a fraction but followed by its decimal digits. */
function chain(first: Expression, members: readonly Expression[], value: Scalar): Expression {
  const links = members.map((right) => link('equal', right));
  return { kind: 'relation', first, links: [...links, ...resultOf(value)] };
}

function resultOf(value: Scalar): readonly Link[] {
  if (value.kind !== 'power') return [link('equal', number(value))];
  const near = nearestDouble(value);
  return near === 0 || value.exponent.numerator > LARGEST_EXPONENT || value.exponent.numerator < -LARGEST_EXPONENT
    ? []
    : [...simplified(value), link('approximately', approximation(value))];
}

/** √8 = 2√2, where the root has another form. */
function simplified(value: Power): readonly Link[] {
  return hasSimplerForm(value) ? [link('equal', number(value))] : [];
}

/** Beyond this the digits of a root say little. */
const LARGEST_EXPONENT = 100n;

interface Link {
  readonly comparison: Comparison;
  readonly right: Expression;
}

function link(comparison: Comparison, right: Expression): Link {
  return { comparison, right };
}

/** The rules, called for by such entries only. */
export function where(test: (x: Rational, y: Rational) => boolean, details: readonly Detail[]): readonly Detail[] {
  return details.map((detail) => ({
    ...detail,
    applies: (x, y, value) => test(x, y) && detail.applies(x, y, value),
  }));
}

/** The rules of fractions as rules for all numbers: others do not call for them. */
export function betweenFractions(details: readonly Detail[]): readonly Detail<Entry>[] {
  return details.map((detail) => ({
    ...detail,
    applies: (x, y, value) => isRational(x) && isRational(y) && detail.applies(x, y, value),
    working: (x, y) => (isRational(x) && isRational(y) ? detail.working(x, y) : []),
  }));
}

/** The rules of signs that products and quotients share, in the words for each. */
export function signRules(
  join: (left: Expression, right: Expression) => Expression,
  reasons: { readonly differentSigns: Prose; readonly bothNegative: Prose },
): readonly Detail[] {
  return [
    {
      applies: (x, y) => signOf(x) * signOf(y) < 0,
      working: () => [],
      reason: reasons.differentSigns,
    },
    {
      applies: (x, y) => signOf(x) < 0 && signOf(y) < 0,
      working: (x, y) => [join(number(absolute(x)), number(absolute(y)))],
      reason: reasons.bothNegative,
    },
  ];
}

/** Whether every entry of the result is written as it was asked for: a power without a shorter form. */
export function isKept({ a, b: other }: EntrywiseInput<ExactMatrix>, result: AnswerMatrix): boolean {
  return (
    result.kind === 'real' &&
    result.entries.every((value, position) => {
      if (value.kind !== 'power' || value.sign < 0 || value.exponent.numerator === 1n) return false;
      return equals(value.base, entryAt(a, position)) && equals(value.exponent, entryAt(other, position));
    })
  );
}

/** The expression with the sign of a number. */
export function withSign(sign: -1 | 0 | 1, size: Expression): Expression {
  return sign < 0 ? negative(size) : size;
}

/** x over a multiple of its denominator, its minus in front. */
export function expanded(x: Rational, denominator: bigint): Expression {
  const size = rational((absolute(x).numerator * denominator) / x.denominator);
  return withSign(signOf(x), quotient(number(size), number(rational(denominator))));
}
