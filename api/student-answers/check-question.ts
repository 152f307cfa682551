// Answers to questions: exercises that ask for more than to carry an operation out. One of some choices, the wrong line of a working, an
// example with properties, or numbers. The right answer is not told.

import { vectorAnswer } from '@matrixsteps/engine/catalogue/answer.ts';
import { askedGrid, askedLine } from '@matrixsteps/engine/catalogue/asked.ts';
import { type Matrix, matrixOf } from '@matrixsteps/engine/exact/matrix.ts';
import { comparisonOf, type Expected } from '@matrixsteps/engine/learning/question.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import type { SingleAnswer } from '../answers/answer-forms.ts';
import { type CheckedAnswer, checkGiven, checkRules, unreadSentence } from './check-answer.ts';
import type { WrongPlace } from './compare-answers.ts';
import { excerptOf, readBack, readGivenAnswer, type UnreadPart } from './given-answer.ts';
import { rationalsOf } from './written/entries.ts';

type Of<K extends Expected['kind']> = Extract<Expected, { kind: K }>;

/** No question asks for a larger example. */
export const MOST_EXAMPLE_LINES = 8;

/**
 * Reads and judges what somebody wrote: the letter of a choice; an object with `line` and `value`; an object of matrices by their names, or
 * the one matrix itself; a number, a list or a matrix. Numbers are the texts of their literals.
 */
export function checkQuestion(value: unknown, expected: Expected, decimalPlaces: number | null): CheckedAnswer {
  switch (expected.kind) {
    case 'choice':
      return checkChoice(value, expected);
    case 'mistake':
      return checkMistake(value, expected, decimalPlaces);
    case 'example':
      return checkExample(value, expected);
    default:
      return checkNumbers(value, expected, decimalPlaces);
  }
}

/** The matrices of an example that a student has to find: the question gives some others. */
export function wantedNames({ names, properties }: Of<'example'>): readonly string[] {
  const isGiven = (name: string): boolean =>
    properties.some(
      ({ fact }) =>
        fact.kind === 'relation' &&
        fact.first.kind === 'symbol' &&
        fact.first.name === name &&
        fact.links.every(({ comparison, right }) => comparison === 'equal' && GIVEN.has(right.kind)),
    );
  return names.filter((name) => !isGiven(name));
}

const GIVEN: ReadonlySet<string> = new Set(['grid', 'matrix']);

/** A number, a list or a matrix as an answer of the same shape. */
export function answerExpected(expected: Of<'number' | 'list' | 'matrix'>): SingleAnswer {
  switch (expected.kind) {
    case 'number':
      return { kind: 'scalar', value: expected.value };
    case 'list':
      return vectorAnswer(expected.values, 'rows');
    case 'matrix':
      return { kind: 'matrix', matrix: expected.value };
  }
}

function checkNumbers(
  value: unknown,
  expected: Of<'number' | 'list' | 'matrix'>,
  decimalPlaces: number | null,
): CheckedAnswer {
  const compared = comparisonOf(expected);
  const comparison = compared === 'with-properties' ? 'equal' : compared;
  const asked = expected.kind === 'matrix' ? askedGrid('Matrix') : askedLine('Numbers');
  const question = { asked, identity: [], inputs: {} };
  const isColumn = expected.kind === 'matrix' && expected.value.columns === 1 && expected.value.rows > 1;
  return checkGiven(
    isColumn ? columnWritten(value) : value,
    answerExpected(expected),
    checkRules({ comparison, members: [], meaning: 'facts' }, decimalPlaces, question),
  );
}

/** "(15, 36)" or "15, 36", which stands for a column where one is asked for. */
function columnWritten(value: unknown): unknown {
  const entries =
    typeof value === 'string'
      ? /^\s*\(?(?<entries>[^()[\];\n]*,[^()[\];\n]*)\)?\s*$/.exec(value)?.groups?.['entries']
      : undefined;
  return entries === undefined ? value : entries.replaceAll(',', ';');
}

function checkChoice(value: unknown, { choices, correct }: Of<'choice'>): CheckedAnswer {
  const ids = choices.map(({ id }) => id);
  const expectedShape = `one of ${ids.join(', ')}`;
  const letter = /^\s*\(?(?<letter>[a-z])[.)]?\s*$/i.exec(String(value))?.groups?.['letter']?.toLowerCase();
  if (letter === undefined || !ids.includes(letter)) {
    return unread(expectedShape, 1, { ...WHOLE, text: excerptOf(value), reason: `it is not ${expectedShape}` });
  }
  const isRight = letter === correct;
  return {
    verdict: isRight ? 'correct' : 'incorrect',
    sentence: isRight ? 'Correct.' : `Not correct: ${letter} is not the right one.`,
    right: isRight ? 1 : 0,
    total: 1,
    wrong: isRight ? [] : [{ row: 1, column: 1, given: letter }],
    expectedShape,
    read: letter,
    readAs: null,
    unread: null,
  };
}

/** "line 1: 22", "1, 22", "Line 1 22" */
const LINE_AND_VALUE = /^\s*(?:line\s*)?(?<line>\d{1,3})\s*(?:[:;,]|(?<=\d)\s)\s*(?:should be\s+)?(?<value>\S.*)$/i;

function checkMistake(value: unknown, expected: Of<'mistake'>, decimalPlaces: number | null): CheckedAnswer {
  const expectedShape = 'the number of the wrong line, and the number that should stand at its end';
  const parts = typeof value === 'string' ? (LINE_AND_VALUE.exec(value)?.groups ?? { line: value }) : value;
  const named = memberOf(parts, 'line');
  const written = typeof named === 'string' ? named.trim() : '';
  const line = /^(?:line\s*)?(?<number>\d{1,3})$/i.exec(written)?.groups?.['number'];
  if (line === undefined || Number(line) < 1 || Number(line) > expected.lines.length) {
    const reason = `the lines have the numbers 1 to ${expected.lines.length}`;
    return unread(expectedShape, 2, { ...WHOLE, text: excerptOf(written), reason, part: 'line' });
  }
  const rules = checkRules({ comparison: 'equal', members: [], meaning: 'facts' }, decimalPlaces, null);
  const given = memberOf(parts, 'value');
  const end = checkGiven(given, { kind: 'scalar', value: expected.value }, rules);
  if (end.unread !== null) {
    return unread(expectedShape, 2, { ...WHOLE, text: end.unread.text, reason: end.unread.reason, part: 'value' });
  }
  const isLine = Number(line) === expected.line;
  const isValue = end.wrong.length === 0 && end.verdict !== 'wrong_shape';
  const faults = [...(isLine ? [] : [fault('line', line)]), ...(isLine && !isValue ? [fault('value', given)] : [])];
  return {
    verdict: isLine && isValue ? end.verdict : 'incorrect',
    sentence: mistakeSentence(line, isLine, isValue),
    right: isLine ? 2 - faults.length : 0,
    total: 2,
    wrong: faults,
    expectedShape,
    read: { line, value: typeof end.read === 'string' ? end.read : excerptOf(given) },
    readAs: null,
    unread: null,
  };
}

function mistakeSentence(line: string, isLine: boolean, isValue: boolean): string {
  if (!isLine) return `Not correct: line ${line} is true.`;
  return isValue
    ? `Correct: line ${line} is wrong, and that is the number that should stand at its end.`
    : `Not correct: line ${line} is the wrong one, but another number should stand at its end.`;
}

function fault(part: string, given: unknown): WrongPlace {
  return { row: 1, column: 1, given: excerptOf(given), part };
}

function checkExample(value: unknown, expected: Of<'example'>): CheckedAnswer {
  const { names, values, properties } = expected;
  const wanted = wantedNames(expected);
  const total = properties.length;
  const expectedShape = `${wanted.length === 1 ? 'the matrix' : 'the matrices'} ${wanted.join(', ')}`;
  const isWhole = wanted.length === 1 && (typeof value !== 'object' || value === null || Array.isArray(value));
  const given = isWhole ? { [wanted[0]]: value } : value;
  const readings = wanted.map((name) => ({ name, ...readExample(memberOf(given, name)) }));
  for (const { name, part } of readings) {
    if (part !== null) return unread(expectedShape, total, isWhole ? part : { ...part, part: name });
  }
  // A list may be meant as a row or as a column.
  const [first, second] = (['asRow', 'asColumn'] as const).map((way) => {
    const matrices = names.map((name, at) => readings.find((one) => one.name === name)?.[way] ?? values[at]);
    return properties.filter(({ holds }) => !holds(matrices));
  });
  const missed = second.length < first.length ? second : first;
  return {
    verdict: missed.length === 0 ? 'correct' : 'incorrect',
    sentence: exampleSentence(missed),
    right: total - missed.length,
    total,
    wrong: [],
    expectedShape,
    read: Object.fromEntries(readings.map(({ name, read }) => [name, read])),
    readAs: null,
    unread: null,
  };
}

function exampleSentence(missed: Of<'example'>['properties']): string {
  if (missed.length === 0) return 'Correct: it has everything that is asked for.';
  const texts = missed.map(({ text }) => RENDERERS[''].prose(text, FRACTIONS));
  return `Not correct. This is not true yet: ${texts.join(' ')}`;
}

/** A matrix as it was read; a list stands for a row, or for a column. */
interface ExampleReading {
  readonly asRow: Matrix | null;
  readonly asColumn: Matrix | null;
  readonly read: ReturnType<typeof readBack> | null;
  readonly part: UnreadPart | null;
}

function readExample(value: unknown): ExampleReading {
  const reading = readGivenAnswer(value, 'matrix');
  if (reading.kind === 'unread') return notRead(reading.part);
  const { form, rows } = reading.laid;
  if (rows.length > MOST_EXAMPLE_LINES || rows[0].length > MOST_EXAMPLE_LINES) {
    const reason = `it has more than ${MOST_EXAMPLE_LINES} rows or columns`;
    return notRead({ ...WHOLE, text: excerptOf(value), reason });
  }
  const known = rationalsOf(rows);
  if (known === null) {
    return notRead({ ...WHOLE, text: excerptOf(value), reason: 'its entries should be whole numbers or fractions' });
  }
  const asRow = matrixOf(known);
  const isLine = form === 'list' || (typeof value === 'string' && known.length === 1);
  const asColumn = isLine ? matrixOf(known[0].map((entry) => [entry])) : asRow;
  return { asRow, asColumn, read: readBack({ form: 'matrix', rows }), part: null };
}

function notRead(part: UnreadPart): ExampleReading {
  return { asRow: null, asColumn: null, read: null, part };
}

/** Not a place in it, but the whole. */
const WHOLE = { row: null, column: null } as const;

function unread(expectedShape: string, total: number, part: UnreadPart): CheckedAnswer {
  return {
    verdict: 'unread',
    sentence: unreadSentence(part),
    right: 0,
    total,
    wrong: [],
    expectedShape,
    read: null,
    readAs: null,
    unread: part,
  };
}

function memberOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? Reflect.get(value, name) : undefined;
}
