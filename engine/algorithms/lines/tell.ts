// The telling of what all statistics have in common: taking lines, naming them, writing down the answer.
// Above: ordering/, spread/. Below: shortened.ts, wording.ts, document/, solve.ts.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  matrixExpression,
  number,
  relation,
  subscript,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { LONGEST_LIST, shortList } from '../shortened.ts';
import { counted, joined } from '../wording.ts';
import { type LineInput, type LineMoves, lineCount } from './solve.ts';

/** The words and the sign of one statistic. */
export interface StatisticWords {
  /** "mean", "smallest entry" */
  readonly name: string;
  readonly plural: string;
  /** The sign of its value: μ, with the number of the line where there are several. */
  readonly sign: Expression;
}

/** So many lines are worked out in the story; the others go the same way. */
const LINES_WORKED_OUT = 4;

/** Whether the story works this line out; 0-based. */
export function isWorkedOut(line: number): boolean {
  return line < LINES_WORKED_OUT;
}

/** A reason is given with the first line; the others go the same way. */
export function onlyOnce(line: number, reason: Prose): Prose | null {
  return line === 0 ? reason : null;
}

/** "row 2", "column 3", "the matrix"; the line is 0-based. */
export function lineName({ axis }: LineInput, line: number): Prose {
  return axis === 'matrix' ? say`the matrix` : say`${axis} ${line + 1}`;
}

/** The sign of a quantity of one line: μ, or μ with the number of the row or column. */
export function lineSign({ axis }: LineInput, sign: Expression, line: number): Expression {
  return axis === 'matrix' ? sign : subscript(sign, count(line + 1));
}

/** The handlers of the moves that all statistics share. */
export function tellLines(
  input: LineInput,
  words: StatisticWords,
): { readonly [K in keyof LineMoves]: (facts: LineMoves[K]) => readonly Block[] } {
  const { a, axis } = input;
  return {
    take: ({ lines, length }) => [
      heading(axis === 'matrix' ? say`Take all entries as one list` : say`Take the ${axis}s one by one`),
      formula(equal(symbol('A'), matrixExpression(a))),
      paragraph(
        axis === 'matrix'
          ? say`The matrix holds ${counted(length, 'entry', 'entries')}, read row by row; the answer is one number.`
          : say`There ${lines === 1 ? 'is' : 'are'} ${counted(lines, axis)} of ${counted(length, 'entry', 'entries')}; the answer holds ${lines === 1 ? 'one number' : 'one number for each'}.`,
      ),
    ],
    line: ({ line, values }) => {
      if (line === LINES_WORKED_OUT) {
        const others = lineCount(a, axis) - LINES_WORKED_OUT;
        return [
          paragraph(
            say`The remaining ${others === 1 ? say`${axis} is` : say`${others} ${axis}s are`} worked out in the same way.`,
          ),
        ];
      }
      if (!isWorkedOut(line) || axis === 'matrix') return [];
      return [heading(lineHeading(input, line)), formula(shortList(values))];
    },
    compute: ({ values }) => [
      heading(say`Work it out`),
      paragraph(
        values.some((value) => value.kind === 'float')
          ? say`These numbers have too many different denominators for fractions, so they are worked out in floating point: about ${16} digits are kept on the way.`
          : say`The numbers are worked out exactly; they are too many or too long to be written one by one.`,
      ),
      ...tellAnswer(input, words, values),
    ],
    answer: ({ values }) => tellAnswer(input, words, values),
  };
}

function lineHeading({ axis }: LineInput, line: number): Prose {
  return axis === 'row' ? say`Row ${line + 1}` : say`Column ${line + 1}`;
}

function tellAnswer(input: LineInput, words: StatisticWords, values: readonly Scalar[]): readonly Block[] {
  const { axis } = input;
  if (axis === 'matrix') {
    return [
      heading(say`Write down the ${words.name}`),
      formula(stated(words.sign, values[0])),
      paragraph(say`The ${words.name} of all entries is ${number(values[0])}.`),
    ];
  }
  const found =
    values.length <= LONGEST_LIST
      ? joined(values.map((value) => [number(value)]))
      : say`the ${counted(values.length, 'number')} of this list`;
  return [
    heading(say`Write down the ${values.length === 1 ? words.name : words.plural}`),
    formula(shortList(values)),
    paragraph(
      values.length === 1
        ? say`The ${words.name} of the only ${axis} is ${found}.`
        : say`The ${words.plural} of the ${axis}s, from the first to the last, are ${found}.`,
    ),
  ];
}

/** sign = value, or sign ≈ value for a double. */
export function stated(sign: Expression, value: Scalar): Expression {
  return value.kind === 'float' ? relation(sign, 'approximately', number(value)) : equal(sign, number(value));
}
