// Finding an operation by what people call it.

import type { ListedOperation } from '../service/catalogue.ts';

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly operations: readonly ListedOperation[];
}

/** Everyday words and signs, each with the words of titles that it may mean. */
const meanings: { readonly [word: string]: readonly string[] } = {
  '+': ['addition'],
  '-': ['subtraction'],
  '*': ['multiplication'],
  '×': ['multiplication'],
  '@': ['matrix multiplication'],
  '/': ['division'],
  '÷': ['division'],
  '^': ['power'],
  '**': ['power'],
  'a+b': ['addition'],
  'a-b': ['subtraction'],
  ab: ['matrix multiplication'],
  'a*b': ['multiplication'],
  'a@b': ['matrix multiplication'],
  'a/b': ['division'],
  'a^b': ['power'],
  'a^2': ['power'],
  'a^n': ['power'],
  'a²': ['power'],
  '|a|': ['determinant'],
  'a^-1': ['inverse'],
  'a-1': ['inverse'],
  'a^t': ['transpose'],
  at: ['transpose'],
  "a'": ['transpose'],
  plus: ['addition'],
  total: ['sum'],
  minus: ['subtraction'],
  difference: ['subtraction'],
  times: ['multiplication'],
  product: ['multiplication'],
  multiply: ['multiplication'],
  dot: ['matrix multiplication'],
  mul: ['multiplication'],
  hadamard: ['element-wise multiplication'],
  divide: ['division'],
  quotient: ['division'],
  exponent: ['power'],
  raise: ['power'],
  pow: ['power'],
  det: ['determinant'],
  sarrus: ['determinant'],
  cramer: ['determinant'],
  inv: ['inverse'],
  invert: ['inverse'],
  reciprocal: ['inverse'],
  adjugate: ['inverse'],
  adjoint: ['inverse'],
  gauss: ['echelon'],
  gaussian: ['echelon'],
  elimination: ['echelon'],
  eliminate: ['echelon'],
  jordan: ['reduced row echelon'],
  reduce: ['echelon'],
  reduction: ['echelon'],
  solve: ['reduced row echelon'],
  equation: ['reduced row echelon'],
  equations: ['reduced row echelon'],
  linear: ['reduced row echelon'],
  simultaneous: ['reduced row echelon'],
  system: ['reduced row echelon'],
  systems: ['reduced row echelon'],
  unknowns: ['reduced row echelon'],
  pivot: ['echelon'],
  rank: ['echelon'],
  eigenvalue: ['characteristic'],
  eigenvalues: ['characteristic'],
  lambda: ['characteristic'],
  average: ['mean'],
  avg: ['mean'],
  middle: ['median'],
  sd: ['standard deviation'],
  stdev: ['standard deviation'],
  sigma: ['standard deviation'],
  spread: ['standard deviation', 'variance'],
  smallest: ['minimum'],
  lowest: ['minimum'],
  largest: ['maximum'],
  biggest: ['maximum'],
  highest: ['maximum'],
  size: ['shape', 'number of'],
  dimension: ['shape', 'number of'],
  dimensions: ['shape', 'number of'],
  count: ['number of'],
  swap: ['transpose', 'flip'],
  mirror: ['flip'],
  reverse: ['flip'],
  turn: ['rotate'],
  stack: ['append'],
  join: ['append'],
  concatenate: ['append'],
  concat: ['append'],
  augment: ['append columns'],
  remove: ['delete'],
  drop: ['delete'],
  add: ['addition', 'insert', 'append'],
  triangular: ['triangle'],
  submatrix: ['index and slice'],
  entry: ['index and slice'],
  element: ['index and slice', 'element-wise'],
  extract: ['index and slice'],
  subset: ['index and slice'],
};

/** What most people mean by a word that is in the name of another operation too. */
const firstMeant: { readonly [word: string]: string } = {
  multiply: 'matmul',
  multiplication: 'matmul',
  times: 'matmul',
  product: 'matmul',
  solve: 'solve',
  system: 'solve',
  equations: 'solve',
  kernel: 'null-space',
  nullspace: 'null-space',
  image: 'column-space',
  eigenvalue: 'eigenvalues',
  eigenvector: 'eigenvectors',
  power: 'power',
  length: 'norm',
  magnitude: 'norm',
};

/** A size says nothing: an operation takes matrices of any. */
const size = /^\d+[x×]\d+$|^n[x×]n$/;

/** Words that say nothing about which operation is meant. */
const fillers = new Set(['a', 'an', 'the', 'of', 'to', 'matrix', 'matrices']);

/** The groups with the operations that fit the words, the best group first; all of them where there are no words. */
export function findOperations(groups: readonly Group[], query: string): readonly Group[] {
  const words = wordsOf(query);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ranked(group, words, query))
    .filter(({ operations }) => operations.length > 0)
    .toSorted((one, other) => other.score - one.score);
}

interface RankedGroup extends Group {
  readonly score: number;
}

function ranked(group: Group, words: readonly string[], query: string): RankedGroup {
  const scored = group.operations
    .map((operation) => ({ operation, score: scoreOf(operation, group.title, words, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return { ...group, operations: scored.map(({ operation }) => operation), score: scored[0]?.score ?? 0 };
}

function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replaceAll('⁻¹', '^-1')
    .split(/\s+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.has(word) && !size.test(word));
  return telling.length > 0 ? telling : words;
}

/** The sum of the scores of all words; each must be found somewhere. */
function scoreOf(operation: ListedOperation, topic: string, words: readonly string[], query: string): number {
  const scores = words.map((word) => scoreOfWord(operation, topic, word));
  if (scores.includes(0)) return 0;
  const phrase = query.trim().toLowerCase();
  const isNamed = operation.id === phrase || operation.title.toLowerCase().startsWith(phrase);
  return Math.max(...scores) + scores.reduce((sum, score) => sum + score, 0) / scores.length + (isNamed ? 20 : 0);
}

function scoreOfWord({ id, title, summary, methods }: ListedOperation, topic: string, word: string): number {
  if (firstMeant[word] === id) return 12;
  const name = title.toLowerCase();
  if (name.split(/[\s()]+/).includes(word)) return 10;
  if (id.split('-').includes(word)) return 9;
  if (beginsAWord(name, word)) return 8;
  if (id.startsWith(word)) return 7;
  if ((meanings[word] ?? []).some((meaning) => name.includes(meaning))) return 6;
  if (begunMeanings(word).some((meaning) => name.includes(meaning))) return 5;
  if (methods.some(([method]) => method.startsWith(word))) return 4;
  if (beginsAWord(summary.toLowerCase(), word)) return 2;
  return beginsAWord(topic.toLowerCase(), word) ? 1 : 0;
}

/** The meanings of a word that may be incomplete. */
function begunMeanings(word: string): readonly string[] {
  if (word.length < 3) return [];
  return Object.entries(meanings).flatMap(([each, meant]) => (each.startsWith(word) ? meant : []));
}

function beginsAWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));
}
