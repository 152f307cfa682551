// The telling of what all statistics have in common: taking lines, naming them, writing down the answer.

import { alsoInShort, type Block, formula, heading, paragraph } from '../../document/block.ts';
import { count, equal, type Expression, list, matrixExpression, number, relation } from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import type { Rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { counted, joined } from '../wording.ts';
import {
  A,
  entrySign,
  lineIndex,
  lengthMeasure,
  lineMeasure,
  lineNumbers,
  lineSign,
  N,
  type Sign,
  X,
} from './names.ts';
import { hasManyNumbers, type LineInput, type LineMoves, isRead, lineCount, lineLength, placeOnLine } from './solve.ts';
import { listStated, stated, statedAs, type Stating, valueAndDecimal, valueProse } from './values.ts';

/** The words, the sign and the definition of one statistic. */
export interface StatisticWords {
  /** "mean", "minimum" */
  readonly name: string;
  readonly plural: string;
  readonly sign: Sign;
  /** Whether the story speaks of n, how many numbers there are. */
  readonly counts: boolean;
  /** What the statistic of a single number is, and why. */
  readonly alone: Prose;
  readonly aloneValue: ((entry: Expression) => Expression) | null;
  /** The statistic of a line in terms of A, as its definition has it. */
  readonly definition: (input: LineInput, line: number) => Expression;
  /** Formulas that hold for each of the lines, for those that are not worked out one by one. */
  readonly general: (input: LineInput) => readonly Expression[];
  /** What can be shown of a whole matrix whose numbers are not listed. */
  readonly summary: (input: LineInput, value: Scalar) => readonly Block[];
  /** Whether roots are stated by their decimals alone. */
  readonly rootsAsDecimals?: boolean;
}

/** So many lines are worked out in full; the others go the same way. */
const LINES_WORKED_OUT = 4;
/** Of more lines than this, the others are not worked out at all. */
const LINES_WORKED_BRIEFLY = 10;
/** The statistics of so many lines are named in a sentence. */
const LINES_NAMED = 6;
/** So many lines are spoken of one by one in formulas and facts. */
const MOST_FACTS = 100;

/** How much of the work on a line the story shows. */
export type Depth =
  /** Every step. */
  | 'full'
  /** One or two formulas. */
  | 'brief'
  /** Nothing: a general formula stands for these lines. */
  | 'none';

/** Whether every line is worked out, in full or briefly. */
function isWorkedOut(input: LineInput): boolean {
  return isRead(input.a) && lineLength(input) > 1 && lineCount(input.a, input.axis) <= LINES_WORKED_BRIEFLY;
}

/** How the story works out a line, 0-based. Lines of one number have a story of their own. */
export function depthOf(input: LineInput, line: number): Depth {
  if (lineLength(input) === 1) return 'none';
  if (line < LINES_WORKED_OUT) return 'full';
  return lineCount(input.a, input.axis) <= LINES_WORKED_BRIEFLY ? 'brief' : 'none';
}

/** The blocks for the depth at which a line is told. */
export function atDepth(
  input: LineInput,
  line: number,
  blocks: { readonly full: () => readonly Block[]; readonly brief?: () => readonly Block[] },
): readonly Block[] {
  const depth = depthOf(input, line);
  return depth === 'none' ? [] : (blocks[depth]?.() ?? []);
}

/** Says a reason with one of the lines; the others go the same way. */
export type Once = (line: number, reason: Prose) => Prose | null;

/** Gives reasons with the first line, 0-based, whose numbers differ: equal ones have a story of their own. */
export function reasonsOnce(lines: readonly { readonly line: number; readonly values: readonly Rational[] }[]): Once {
  const first = lines.find(({ values }) => !areEqual(values))?.line;
  return (line, reason) => (line === first ? reason : null);
}

/** The heading of one step of the work on a line. */
export function stepHeading({ axis }: LineInput, text: Prose): Block {
  return heading(text, axis === 'matrix' ? 1 : 2);
}

/** Whether the numbers of a line are all the same. */
export function areEqual(values: readonly Rational[]): boolean {
  const [{ numerator, denominator }] = values;
  return values.every((value) => value.numerator === numerator && value.denominator === denominator);
}

/** Says that the numbers of the line at hand are all the same. */
export const ALL_EQUAL: Prose = say`${claim(say`All numbers are equal`, holds('constant', X))}`;

/** The handlers of the moves that all statistics share. */
export function tellLines(
  input: LineInput,
  words: StatisticWords,
): { readonly [K in keyof LineMoves]: (facts: LineMoves[K]) => readonly Block[] } {
  return {
    take: ({ length }) => (length === 1 ? tellSingles(input, words) : tellTaking(input, words)),
    line: ({ line }) => tellLine(input, words, line),
    compute: ({ values }) => [
      ...(lineLength(input) === 1 ? [] : tellComputed(input, words, values)),
      ...tellAnswer(input, words, values),
    ],
    answer: ({ values }) => tellAnswer(input, words, values),
  };
}

function tellTaking(input: LineInput, { counts }: StatisticWords): readonly Block[] {
  const { a, axis } = input;
  const length = lineLength(input);
  const meaning = axis === 'matrix' ? say`how many numbers there are` : say`how many numbers each ${axis} holds`;
  const countOfNumbers = counts
    ? [formula(equal(N, count(length)), say`${N} is ${claim(meaning, equal(N, lengthMeasure(input)))}.`)]
    : [];
  if (axis === 'matrix') {
    const taken = claim(say`${A} holds ${length} entries`, equal(measure('entryCount', A), count(length)));
    return [
      heading(say`Take all entries as one list`),
      formula(equal(A, matrixExpression(a))),
      ...(isRead(a)
        ? [
            paragraph(
              say`${taken}. ${claim(say`Row by row they make one list`, equal(lineNumbers(input, 0), lineMeasure(input, 0)))}; the answer is one number.`,
            ),
            formula(equal(X, lineNumbers(input, 0))),
          ]
        : [paragraph(say`${taken}; the answer is one number.`)]),
      ...countOfNumbers,
    ];
  }
  const lines = lineCount(a, axis);
  const one = lines === 1;
  const sizesSaid = claim(
    say`${A} has ${counted(lines, axis)} of ${counted(lineLength(input), 'entry', 'entries')}${one ? '' : ' each'}`,
    equal(measure('rowCount', A), count(a.rows)),
    equal(measure('columnCount', A), count(a.columns)),
  );
  return [
    heading(one ? say`Take the only ${axis}` : say`Take the ${axis}s one by one`),
    formula(equal(A, matrixExpression(a))),
    paragraph(say`${sizesSaid}; the answer holds one number${one ? '' : ` for each ${axis}`}.`),
    ...countOfNumbers,
  ];
}

function tellLine(input: LineInput, words: StatisticWords, line: number): readonly Block[] {
  const { a, axis } = input;
  if (axis === 'matrix' || lineLength(input) === 1) return [];
  const lineAgrees = (index: number): Expression => equal(lineNumbers(input, index), lineMeasure(input, index));
  if (line < LINES_WORKED_OUT) {
    const name = axis === 'row' ? say`Row ${line + 1}` : say`Column ${line + 1}`;
    // That the list is this line of A goes without words.
    return [
      ...alsoInShort(heading(say`${name}${claim([], lineAgrees(line))}`)),
      formula(equal(X, lineNumbers(input, line))),
    ];
  }
  if (line > LINES_WORKED_OUT) return [];
  const lines = lineCount(a, axis);
  const [title] = alsoInShort(heading(say`Treat the other ${axis}s alike`));
  if (lines > LINES_WORKED_BRIEFLY) {
    return [
      title,
      paragraph(say`The work on the other ${axis}s is the same and is not written out here.`),
      ...generalFormula(input, words),
    ];
  }
  const others = Array.from({ length: lines - LINES_WORKED_OUT }, (_, index) => lineAgrees(index + LINES_WORKED_OUT));
  return [title, paragraph(say`${claim(say`The work is the same, with their own numbers.`, ...others)}`)];
}

/** Lines of one number each. */
function tellSingles(input: LineInput, words: StatisticWords): readonly Block[] {
  const { a, axis } = input;
  const lines = lineCount(a, axis);
  const fact = equal(
    measure(axis === 'row' ? 'columnCount' : axis === 'column' ? 'rowCount' : 'entryCount', A),
    count(1),
  );
  const who = axis === 'matrix' ? say`The matrix` : lines === 1 ? say`The only ${axis}` : say`Each ${axis}`;
  return [
    heading(say`${claim(say`${who} holds one number`, fact)}`),
    formula(equal(A, matrixExpression(a))),
    paragraph(words.alone),
  ];
}

function tellComputed(input: LineInput, words: StatisticWords, values: readonly Scalar[]): readonly Block[] {
  const isFloat = values.some(({ kind }) => kind === 'float');
  return [
    heading(say`Compute without listing the numbers`),
    paragraph(
      isFloat
        ? say`These numbers have too many different denominators for fractions, so the work is done in floating point: about sixteen digits are kept on the way.`
        : hasManyNumbers(input.a)
          ? say`These numbers are too many to be worked one by one on a page, so they are not listed. The work was done exactly.`
          : say`These numbers are too long to be worked with on a page, so the working is not shown. The work was done exactly.`,
    ),
    ...(input.axis === 'matrix' ? words.summary(input, values[0]) : generalFormula(input, words)),
  ];
}

/** What holds for each row i or column j. */
function generalFormula(input: LineInput, words: StatisticWords): readonly Block[] {
  const { axis } = input;
  const meaning = axis === 'matrix' ? null : say`${lineIndex(axis)} is the number of the ${axis}.`;
  return words.general(input).map((general, index) => formula(general, index === 0 ? meaning : null));
}

function tellAnswer(input: LineInput, words: StatisticWords, values: readonly Scalar[]): readonly Block[] {
  const { axis } = input;
  const facts = values.slice(0, MOST_FACTS).map((value, line) => {
    const definition = words.definition(input, line);
    if (values.length <= LINES_NAMED) return stated(value, definition);
    return relation(definition, value.kind === 'float' ? 'approximately' : 'equal', number(value));
  });
  const title = heading(say`Write down the ${values.length === 1 ? words.name : words.plural}`);
  if (axis === 'matrix') {
    const isSingle = lineLength(input) === 1;
    const sentence = paragraph(
      say`${claim(isSingle ? say`${A} has a single entry, and the ${words.name} is ${valueAndDecimal(values[0], words)}.` : say`The ${words.name} of all entries of ${A} is ${valueAndDecimal(values[0], words)}.`, ...facts)}`,
    );
    return [
      title,
      ...(isSingle ? [formula(statedAs(words, values[0], words.sign(null), ...aloneAt(words, 0, 0)))] : []),
      // Where the numbers are not listed, no formula holds the answer.
      ...(isRead(input.a) ? [sentence] : alsoInShort(sentence)),
    ];
  }
  return [title, formula(answerFormula(input, words, values)), paragraph(answerSentence(input, words, values, facts))];
}

/** s = (s_1, s_2) = (6, 8), as far as the parts were found one by one. */
function answerFormula(input: LineInput, words: StatisticWords, values: readonly Scalar[]): Expression {
  const sign = words.sign(null);
  if (lineLength(input) === 1) {
    if (values.length > MOST_FACTS || words.aloneValue === null) return listStated({}, values, sign);
    const singles = values.map((_, line) => {
      const { row, column } = placeOnLine(input, line, 0);
      return aloneAt(words, row, column);
    });
    return listStated({}, values, sign, list(singles.flat()));
  }
  // One line has one sign, and so has the list of its one number.
  const isSingle = values.length === 1 && words.rootsAsDecimals !== true;
  if (!isWorkedOut(input) || isSingle) return listStated({}, values, sign);
  return listStated(words, values, sign, list(values.map((_, line) => lineSign(input, words.sign, line))));
}

/** The statistic of a line of one number in terms of that number, if there is anything to say. */
function aloneAt({ aloneValue }: StatisticWords, row: number, column: number): readonly Expression[] {
  return aloneValue === null ? [] : [aloneValue(entrySign(row, column))];
}

/** A sentence with several numbers says roots as decimals: their exact forms stand in the line before it. */
const ROOTS_AS_DECIMALS: Stating = { rootsAsDecimals: true };

function answerSentence(
  { axis }: LineInput,
  words: StatisticWords,
  values: readonly Scalar[],
  facts: readonly Expression[],
): Prose {
  const { name, plural } = words;
  if (values.length === 1)
    return say`The ${name} of the only ${axis} is ${claim(valueAndDecimal(values[0], words), ...facts)}.`;
  const [first, ...others] = values;
  if (first.kind === 'rational' && others.every((value) => value.kind === 'rational' && areEqual([first, value])))
    return say`${claim(say`The ${plural} are all ${valueProse(first)}.`, ...facts)}`;
  if (values.length > LINES_NAMED)
    return say`${claim(say`The ${plural} stand in the order of the ${axis}s.`, ...facts)}`;
  const named = values.map((value, line) => [
    claim(say`${valueProse(value, ROOTS_AS_DECIMALS)} for ${axis} ${line + 1}`, facts[line]),
  ]);
  return say`The ${plural} are ${claim(joined(named), ...facts)}.`;
}
