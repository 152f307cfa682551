// Parts of questions: choices in some order, a working with one slip, numbers and matrices as they are expected.

import { type Expression, number, relation } from '../document/expression.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import { integerMatrix, type Matrix } from '../exact/matrix.ts';
import { integer, type Rational } from '../exact/rational.ts';
import type { Rows } from '../learning/drawing.ts';
import type { ByDifficulty, Difficulty } from '../learning/exercise.ts';
import type { DrawnQuestion, Expected, Property } from '../learning/question.ts';
import type { Random } from '../learning/random.ts';

/** An answer to choose from, before the order is drawn. */
export interface Option {
  readonly text: Prose;
  /** The text with its reason, which the solution gives and the choice does not; the text itself where there is none. */
  readonly reason?: Prose;
  readonly facts: readonly Expression[];
}

/** It is right where all of the facts hold. */
export function option(text: Prose, ...facts: readonly Expression[]): Option {
  return { text, facts };
}

/** The same, whose reason would give it away. */
export function reasoned(text: Prose, reason: Prose, ...facts: readonly Expression[]): Option {
  return { text, reason, facts };
}

/** Choices with the letters a, b, c ... in a drawn order; the first that is given is right. */
export function chosen(random: Random, right: Option, ...wrong: readonly Option[]): Expected {
  const ordered = random.shuffled([right, ...wrong]);
  const choices = ordered.map(({ text, facts }, index) => ({ id: LETTERS[index], text, facts }));
  return { kind: 'choice', choices, correct: LETTERS[ordered.indexOf(right)] };
}

/** The same of numbers, each of which is told by the option that is made of it; those that come twice are left out. */
export function chosenNumber(
  random: Random,
  optionOf: (value: number) => Option,
  right: number,
  ...wrong: readonly number[]
): Expected {
  const others = [...new Set(wrong)].filter((value) => value !== right);
  return chosen(random, optionOf(right), ...others.map(optionOf));
}

const LETTERS = 'abcdef';

/** The right choice as the last sentence of a solution. */
export function because({ text, reason = text, facts }: Option): Prose {
  return [claim(reason, ...facts)];
}

export function numberExpected(value: number | Rational): Expected {
  return { kind: 'number', value: typeof value === 'number' ? integer(value) : value };
}

export function matrixExpected(value: Matrix | Rows): Expected {
  return { kind: 'matrix', value: 'kind' in value ? value : integerMatrix(value) };
}

export function listExpected(
  values: readonly (number | Rational)[],
  comparison: 'equal' | 'equal-up-to-order' = 'equal',
): Expected {
  return { kind: 'list', values: values.map((x) => (typeof x === 'number' ? integer(x) : x)), comparison };
}

export function exampleExpected(
  values: { readonly [name: string]: Rows },
  ...properties: readonly Property[]
): Expected {
  return {
    kind: 'example',
    names: Object.keys(values),
    values: Object.values(values).map((rows) => integerMatrix(rows)),
    properties,
  };
}

/** One line of a working, right and with a slip. */
export interface Line {
  readonly right: Expression;
  /** What a learner writes who makes the slip; null where the slip would change nothing. */
  readonly slipped: Expression | null;
  /** What stands at the end of the right line. */
  readonly value: Rational;
  /** What went wrong, as a sentence. */
  readonly slip: Prose;
}

/** A line `left = working = value`. */
export function line(
  left: Expression,
  [working, value]: readonly [Expression, number],
  [slippedWorking, slippedValue]: readonly [Expression, number],
  slip: Prose,
): Line {
  return {
    right: chain(left, working, value),
    slipped: value === slippedValue ? null : chain(left, slippedWorking, slippedValue),
    value: integer(value),
    slip,
  };
}

function chain(left: Expression, working: Expression, value: number): Expression {
  const link = { comparison: 'equal', right: number(integer(value)) } as const;
  return { kind: 'relation', first: left, links: [{ comparison: 'equal', right: working }, link] };
}

/**
 * The question which of these lines is wrong, one of those where the slip shows.
 * @throws Error where it shows in none: the lines are to be drawn so that it does
 */
export function mistakeAmong(
  random: Random,
  opening: Prose,
  lines: readonly Line[],
): Pick<DrawnQuestion, 'prompt' | 'expected' | 'solution'> {
  const places = lines.flatMap(({ slipped }, index) => (slipped === null ? [] : [index]));
  if (places.length === 0) throw new Error('the slip shows in no line');
  const place = random.pick(places);
  const written = lines.map(({ right, slipped }, index) => (index === place ? (slipped ?? right) : right));
  const { right, value, slip } = lines[place];
  return {
    prompt: [
      ...opening,
      ...written.flatMap((shown, index) => say` Line ${index + 1}: ${shown}.`),
      ' One line is wrong. Which one, and which number should stand at its end?',
    ],
    expected: { kind: 'mistake', lines: written, line: place + 1, value },
    solution: [slip, say`Line ${place + 1} should be ${right}.`],
  };
}

/** What differs with the difficulty: the depth of a question. */
export function depth<Value>(difficulty: Difficulty, ...[easy, medium, hard]: readonly [Value, Value, Value]): Value {
  const values: ByDifficulty<Value> = { easy, medium, hard };
  return values[difficulty];
}

/** Whether two expressions differ, as a fact. */
export function differs(left: Expression, right: Expression): Expression {
  return relation(left, 'unequal', right);
}
