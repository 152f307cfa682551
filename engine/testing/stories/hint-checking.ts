// Hint checking: whether the hints of an exercise are written as sentences, each its own, with numbers that something vouches
// for, and whether they stop short of the answer.

import { type Answer, type AnswerKind, type AnswerOf, foldAnswer } from '../../catalogue/answer.ts';
import type { Expression } from '../../document/expression.ts';
import { partsOf } from '../../document/parts.ts';
import type { Claim, Prose } from '../../document/prose.ts';
import { type Matrix, matricesEqual } from '../../exact/matrix.ts';
import { equals } from '../../exact/rational.ts';
import { membersOf } from '../evaluation/contents.ts';
import { described, literalsIn, sentenceOf } from '../evaluation/sentences.ts';
import { textOf } from '../learning/learn-prose.ts';
import { spelledNumbersIn } from '../learning/prose-checking.ts';

/** What is wrong with the wording of the hints, the prompt among them where there is one. */
export function hintComplaints(hints: readonly Prose[], prompt: Prose | null): readonly string[] {
  const written = hints.map((hint) => JSON.stringify(hint, digits));
  return [
    ...(new Set(written).size < written.length ? ['two hints are the same'] : []),
    ...[...hints, ...(prompt === null ? [] : [prompt])].flatMap(wordingComplaints),
  ];
}

function wordingComplaints(prose: Prose): readonly string[] {
  const text = textOf(prose);
  return [
    ...(/[.?!]["”’)]?$/.test(text) ? [] : [`no full stop at its end: ${text}`]),
    ...(/^\p{Ll}/u.test(text) ? [`no capital letter at its beginning: ${text}`] : []),
    ...spelledNumbersIn(prose).map((number) => `nothing vouches for ${number}: ${text}`),
    ...claimsIn(prose).flatMap(uncoveredOrdinals),
  ];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const LINE = new RegExp(`\\b(?<ordinal>${ORDINALS.join('|')}) (?:row|column)\\b`, 'gi');

/** The lines that a claim calls by a number in words, and its facts do not speak of. */
function uncoveredOrdinals({ text, facts }: Claim): readonly string[] {
  const places = new Set(facts.flatMap(literalsIn));
  return [...textOf(text).matchAll(LINE)]
    .filter(({ groups }) => !places.has(String(ORDINALS.indexOf((groups?.['ordinal'] ?? '').toLowerCase()) + 1)))
    .map(([line]) => `no fact speaks of the ${line}: ${sentenceOf(text)} (${facts.map(described).join(', ')})`);
}

/** Whether the hints hold the whole answer: as a matrix of theirs, or as the last number of a relation. */
export function giveAway(hints: readonly Prose[], answer: Answer): boolean {
  const isAnswer = foldAnswer<AnswerKind, (expression: Expression) => boolean>(answer, whetherAnswer);
  const holds = (expression: Expression): boolean => isAnswer(expression) || partsOf(expression).some(holds);
  return hints.some((hint) => expressionsIn(hint).some(holds));
}

/** Whether an expression says all of the answer. Hints may name single numbers of a list, and what is counted or read off. */
const whetherAnswer: { readonly [K in AnswerKind]: (answer: AnswerOf<K>) => (expression: Expression) => boolean } = {
  matrix: (answer) => (expression) =>
    expression.kind === 'matrix' &&
    isExact(expression.matrix) &&
    isExact(answer.matrix) &&
    matricesEqual(expression.matrix, answer.matrix),
  scalar: (answer) => (expression) => {
    const last = membersOf(expression).at(-1);
    return (
      answer.value.kind === 'rational' &&
      last?.kind === 'number' &&
      last.value.kind === 'rational' &&
      equals(last.value, answer.value)
    );
  },
  vector: () => never,
  count: () => never,
  shape: () => never,
  polynomial: () => never,
  record: () => never,
  structure: () => never,
  word: () => never,
  truth: () => never,
  positions: () => never,
  positionLists: () => never,
  vectors: () => never,
  structures: () => never,
  nothing: () => never,
};

function never(): boolean {
  return false;
}

function isExact(matrix: Extract<Answer, { readonly kind: 'matrix' }>['matrix']): matrix is Matrix {
  return matrix.kind !== 'real' && matrix.kind !== 'float64';
}

function expressionsIn(prose: Prose): readonly Expression[] {
  return prose.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return piece.kind === 'claim' ? [...expressionsIn(piece.text), ...piece.facts] : [piece];
  });
}

function claimsIn(prose: Prose): readonly Claim[] {
  return prose.flatMap((piece) => {
    if (typeof piece === 'string' || piece.kind !== 'claim') return [];
    return [piece, ...claimsIn(piece.text)];
  });
}

function digits(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
