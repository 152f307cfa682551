// Question checking: whether the sentences of a question are true, exactly one choice is right, exactly one line is wrong, an
// example has its properties, and the hints leave the answer to the learner.

import { type Expression, matrixExpression, number } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Prose } from '../../document/prose.ts';
import { entriesOf, type Matrix, matricesEqual, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { equals, type Rational } from '../../exact/rational.ts';
import type { DrawnQuestion, Expected } from '../../learning/question.ts';
import { isTrue, type Scope, sameValue, valueOf } from '../evaluation/evaluation.ts';
import { MEASURES, PREDICATES, type Value } from '../evaluation/matrix-facts.ts';
import { Unknown } from '../evaluation/exact-number.ts';
import { described, sentenceOf } from '../evaluation/sentences.ts';
import { hintComplaints } from './hint-checking.ts';

/** What is wrong with a question. */
export function questionComplaints({ prompt, hints, expected, solution, names }: DrawnQuestion): readonly string[] {
  const scope = scopeOf(names);
  const lines = expected.kind === 'mistake' ? expected.lines : [];
  const asked = lines.length === 0 ? [prompt] : [];
  return [
    ...[...asked, ...hints, ...solution].flatMap((prose) => falsehoods(prose, scope)),
    ...hintComplaints([...hints, ...solution], prompt),
    ...(hints.length < 2 ? ['fewer than two hints'] : []),
    ...(solution.length === 0 ? ['no solution'] : []),
    ...(isWorked(expected, solution) ? [] : ['the solution only repeats the answer']),
    ...expectedComplaints(expected, scope),
    ...[...partsIn([prompt, ...hints, ...solution])].flatMap((part) =>
      part.kind === 'apply' && (part.name in MEASURES || part.name in PREDICATES)
        ? [`a word of the checker is shown: ${part.name}`]
        : [],
    ),
  ];
}

/** Whether a solution shows more than the answer: a reason with its numbers. */
function isWorked(expected: Expected, solution: readonly Prose[]): boolean {
  const shown = [...partsIn(solution)].filter(({ kind }) =>
    ['number', 'matrix', 'list', 'grid', 'relation'].includes(kind),
  );
  if (expected.kind === 'choice') return solution.length > 1;
  return expected.kind === 'example' || shown.length > 1;
}

/** Whether a hint holds the answer as a number or a matrix that the prompt does not show. */
export function isAnswerInHints({ prompt, hints, expected }: DrawnQuestion): boolean {
  const shown = new Set([...partsIn([prompt])].map(described));
  return [...partsIn(hints)].some((part) => !shown.has(described(part)) && isAnswer(part, expected));
}

function isAnswer(part: Expression, expected: Expected): boolean {
  if (expected.kind === 'number')
    return part.kind === 'number' && part.value.kind === 'rational' && equals(part.value, expected.value);
  if (expected.kind === 'matrix' && part.kind === 'matrix' && isExact(part.matrix))
    return matricesEqual(part.matrix, expected.value);
  return false;
}

function isExact(matrix: { readonly kind: string }): matrix is Matrix {
  return matrix.kind === 'scaled' || matrix.kind === 'rational' || matrix.kind === 'quotient';
}

function* partsIn(texts: readonly Prose[]): Generator<Expression, void> {
  for (const text of texts)
    for (const piece of text) {
      if (typeof piece === 'string') continue;
      if (piece.kind === 'claim') yield* partsIn([piece.text]);
      else yield* withParts(piece);
    }
}

function* withParts(expression: Expression): Generator<Expression, void> {
  yield expression;
  for (const part of partsOf(expression)) yield* withParts(part);
}

function scopeOf(names: DrawnQuestion['names']): Scope {
  return {
    valueOf: (name) => (Object.hasOwn(names, name) ? valueIn(names[name]) : undefined),
    functionOf: () => undefined,
  };
}

function valueIn(named: Matrix | Rational): Value {
  return 'numerator' in named ? named : rowsOf(named);
}

function falsehoods(prose: Prose, scope: Scope): readonly string[] {
  return prose.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if (piece.kind === 'relation') return judged(piece, scope, true, sentenceOf(prose));
    if (piece.kind !== 'claim') return [];
    return [
      ...falsehoods(piece.text, scope),
      ...(piece.facts.length === 0 ? [`a claim without facts: ${sentenceOf(prose)}`] : []),
      ...piece.facts.flatMap((fact) => judged(fact, scope, true, sentenceOf(prose))),
    ];
  });
}

/** What is wrong where a fact has another truth than it should have. */
function judged(fact: Expression, scope: Scope, wanted: boolean, where: string): readonly string[] {
  try {
    return isTrue(fact, scope) === wanted ? [] : [`${wanted ? 'false' : 'true'}: ${described(fact)} (${where})`];
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return [`not to be checked: ${described(fact)}: ${error.message}`];
  }
}

function holdsAll(facts: readonly Expression[], scope: Scope): boolean {
  return facts.every((fact) => isTrue(fact, scope));
}

function expectedComplaints(expected: Expected, scope: Scope): readonly string[] {
  switch (expected.kind) {
    case 'choice': {
      const { choices, correct } = expected;
      return [
        ...(choices.length < 2 ? ['nothing to choose from'] : []),
        ...(new Set(choices.map(({ text }) => JSON.stringify(text, digits))).size < choices.length
          ? ['two choices are alike']
          : []),
        ...choices.flatMap(({ id, text, facts }) => {
          const where = sentenceOf(text);
          if (facts.length === 0) return [`a choice without facts: ${where}`];
          return holdsAll(facts, scope) === (id === correct) ? [] : [`the choice is judged wrongly: ${where}`];
        }),
      ];
    }
    case 'mistake':
      return expected.lines.flatMap((line, index) =>
        judged(line, scope, index + 1 !== expected.line, `line ${index + 1}`),
      );
    case 'example': {
      const { names, values, properties } = expected;
      const there = scopeOf(Object.fromEntries(names.map((name, index) => [name, values[index]])));
      const zeros = values.map((value) =>
        matrixOf(
          rowsOf(value).map((row) => row.map(() => ({ kind: 'rational', numerator: 0n, denominator: 1n }) as const)),
        ),
      );
      return [
        ...(properties.length === 0 ? ['an example without properties'] : []),
        ...properties.flatMap(({ fact }) => judged(fact, there, true, 'a property of the example')),
        ...properties.flatMap(({ holds, text }) => (holds(values) ? [] : [`the example lacks: ${sentenceOf(text)}`])),
        ...(properties.every(({ holds }) => holds(zeros)) ? ['zeros have all properties'] : []),
      ];
    }
    default:
      return [];
  }
}

/** Whether the solution of a question ends with its answer. Choices and mistakes are told in words. */
export function isSolved({ expected, solution }: DrawnQuestion): boolean {
  const values = [...partsIn(solution)].filter(
    ({ kind }) => kind === 'number' || kind === 'matrix' || kind === 'list' || kind === 'grid',
  );
  const isShown = (wanted: Expression): boolean =>
    values.some((part) => described(part) === described(wanted) || agrees(part, wanted));
  if (expected.kind === 'number') return isShown(number(expected.value));
  if (expected.kind === 'matrix') return isShown(matrixExpression(expected.value));
  if (expected.kind === 'list') return expected.values.every((value) => isShown(number(value)));
  if (expected.kind === 'mistake') return isShown(number(expected.value));
  return true;
}

function agrees(part: Expression, wanted: Expression): boolean {
  try {
    const scope = scopeOf({});
    return sameValue(valueOf(part, scope), valueOf(wanted, scope));
  } catch {
    return false;
  }
}

/** The entries that an answer has, for those who draw wrong ones. */
export function entriesExpected(expected: Expected): readonly Rational[] {
  if (expected.kind === 'number') return [expected.value];
  if (expected.kind === 'list') return expected.values;
  return expected.kind === 'matrix' ? entriesOf(expected.value) : [];
}

function digits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
