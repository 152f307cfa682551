// Statistics: the three siblings of each, over rows, over columns and over the whole matrix.

import { askedLine } from '../../catalogue/asked.ts';
import { type LineInput, lineCount, lineLength } from '../../algorithms/lines/solve.ts';
import type { Answer } from '../../catalogue/answer.ts';
import { DomainError } from '../../catalogue/domain-error.ts';
import { type Field, type FieldValues, integerField } from '../../catalogue/field.ts';
import { matrixA, ofFractions } from '../../catalogue/inputs.ts';
import { defineOperation, type Example, type Intermediate, type Operation } from '../../catalogue/operation.ts';
import type { Block } from '../../document/block.ts';
import { type Expression, matrixExpression } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { type Axis, statisticsCost } from '../../exact/kernels/statistics.ts';
import { type LineTimes, statisticsTime } from '../../exact/kernels/statistics-times.ts';
import type { Exercise } from '../../learning/exercise.ts';
import type { Implementation } from '../../learning/implementation.ts';
import type { Learn } from '../../learning/learn.ts';
import type { QuestionMaker } from '../../learning/question.ts';

/** What one statistic says of itself, whatever it is taken over. */
export interface Statistic<Move> {
  /** The last part of the ids: `min` gives `row-min`, `col-min` and `mat-min`. */
  readonly id: string;
  /** Its place among the statistics, from 0. */
  readonly rank: number;
  readonly title: string;
  /** "Finds the smallest entry": completed by "of each row" and the like. */
  readonly alsoCalled: readonly string[];
  readonly summary: string;
  /** "smallest entry" */
  readonly name: string;
  /** What a reader may want to know before the work begins. */
  readonly theory: readonly Prose[];
  /** The same where the numbers are a sample. */
  readonly theoryOfSamples?: readonly Prose[];
  readonly solve: (input: LineInput) => Generator<Move, Answer, void>;
  readonly tell: (input: LineInput, moves: readonly Move[], inDecimals: boolean) => readonly Block[];
  readonly intermediate: (input: LineInput, moves: readonly Move[]) => Intermediate;
  /** Whether the divisor can be that of a sample. */
  readonly takesDdof?: boolean;
  readonly expression?: (input: LineInput) => Expression | null;
  /** Further work for one line, beside looking at its entries. */
  readonly lineCost?: number;
  /** Expected nanoseconds. */
  readonly times: LineTimes;
  /** Other statistics worth a look, by the last part of their ids. */
  readonly related: readonly string[];
  readonly content: {
    readonly examples: { readonly [K in Axis]: readonly Example[] };
    readonly exercise: (axis: Axis) => Exercise;
    readonly implementation: (axis: Axis) => Implementation<LineInput>;
    readonly learn: Learn;
    readonly questions: (axis: Axis) => readonly QuestionMaker[];
    readonly notes: (input: LineInput) => readonly Prose[];
  };
}

const axes: readonly { readonly axis: Axis; readonly prefix: string; readonly title: string; readonly part: string }[] =
  [
    { axis: 'row', prefix: 'row', title: 'of each row', part: 'of each row' },
    { axis: 'column', prefix: 'col', title: 'of each column', part: 'of each column' },
    { axis: 'matrix', prefix: 'mat', title: 'of the whole matrix', part: 'of all entries' },
  ];

/** What is taken from the count in the divisor. */
export const ddof: Field<'integer'> = {
  ...integerField(
    {
      name: 'ddof',
      label: 'Delta degrees of freedom',
      description:
        'What is taken from the count of the numbers in the divisor: 0 where they are the whole population, 1 where they are a ' +
        'sample, as in R, MATLAB and most calculators.',
    },
    0,
    { minimum: 0, maximum: 1 },
  ),
  category: 'options',
};

/** @throws DomainError `not_enough_data` for samples of one number */
function readLine(given: FieldValues, axis: Axis, takesDdof: boolean, name: string): LineInput {
  const input: LineInput = { a: ofFractions(given, matrixA), axis };
  if (!takesDdof || given(ddof) === 0) return input;
  const amount = lineLength(input);
  if (amount === 1)
    throw DomainError.of('not_enough_data', ['ddof'], { count: amount, what: `the ${name}`, why: 'numbers' });
  return { ...input, ddof: 1 };
}

/** The statistic of each row, of each column and of the whole matrix. */
export function statisticOperations<Move>(statistic: Statistic<Move>): readonly Operation[] {
  return axes.map(({ axis, prefix, title, part }, index) => {
    const id = `${prefix}-${statistic.id}`;
    const takesDdof = statistic.takesDdof === true;
    const { expression, content } = statistic;
    return defineOperation<LineInput, Move>({
      id,
      order: axes.length * statistic.rank + index + 1,
      title: `${statistic.title} ${title}`,
      alsoCalled: statistic.alsoCalled,
      summary: `${statistic.summary} ${part} of a matrix.`,
      hasFollowUps: false,
      body: takesDdof ? [matrixA, ddof] : [matrixA],
      read: (given) => readLine(given, axis, takesDdof, statistic.name),
      identify: (input) => [input.a, ...(input.ddof === 1 ? ['ddof 1'] : [])],
      cost: ({ a }) => statisticsCost(a).exact + lineCount(a, axis) * (statistic.lineCost ?? 0),
      time: ({ a }) => statisticsTime(a, lineCount(a, axis), statistic.times),
      solve: statistic.solve,
      task: ({ a, ddof: divisor }) =>
        say`Find the ${!takesDdof ? '' : divisor === 1 ? 'sample ' : 'population '}${statistic.name} ${part} of ${matrixExpression(a)}.`,
      theory: statistic.theory,
      theoryFor: (input) => (input.ddof === 1 ? (statistic.theoryOfSamples ?? statistic.theory) : statistic.theory),
      tell: (input, moves, _, inDecimals) => statistic.tell(input, moves, inDecimals),
      intermediate: statistic.intermediate,
      ...(expression === undefined ? {} : { expression }),
      problems: takesDdof ? ['overflow', 'not_enough_data'] : ['overflow'],
      asked: () => askedLine(axis === 'matrix' ? 'Number' : 'Numbers'),
      answer: axis === 'matrix' ? 'scalar' : 'vector',
      related: [
        ...axes.filter((other) => other.axis !== axis).map((other) => `${other.prefix}-${statistic.id}`),
        ...statistic.related.map((other) => `${prefix}-${other}`),
      ],
      content: {
        ...content,
        examples: content.examples[axis],
        exercise: content.exercise(axis),
        questions: content.questions(axis),
        implementation: content.implementation(axis),
      },
    });
  });
}
