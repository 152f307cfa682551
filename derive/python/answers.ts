// Answers: what a method gives back, by the kind of what it is given: lists, an array, a frame.

import type { AnswerShape, Family, Method, SingleKind } from '../model.ts';
import { literals } from './spelling.ts';

/** One overload: the types of inputs that it has for itself, and the type of the reply. */
export interface Overload {
  readonly types: { readonly [input: string]: string };
  readonly reply: string;
}

/** What the first matrix may be, and how matrices and lists of numbers are answered then. */
const TABLES: readonly { readonly given: string; readonly rows: string; readonly numbers: string }[] = [
  { given: 'Rows', rows: 'NumberRows', numbers: 'Numbers' },
  { given: 'Array', rows: 'Array', numbers: 'Array' },
  { given: 'Framed', rows: 'Frame', numbers: 'Series' },
];

type Table = (typeof TABLES)[number];

/** The overloads of a method; none where the reply is the same for all. */
export function overloadsOf(method: Method): readonly Overload[] {
  const { answer, family } = method;
  if (answer.kind !== 'selected') {
    if (!isTable(answer.kind)) return [];
    const { kind } = answer;
    return TABLES.map((table) => ({ types: { a: table.given }, reply: reply(kind, table, family) }));
  }
  const { selector, choices, all } = answer;
  const kinds = [...new Set(choices.map((choice) => choice.answer))];
  const chosen = kinds.flatMap((kind) => {
    const values = literals(choices.filter((choice) => choice.answer === kind).map(({ value }) => value));
    const tables = isTable(kind) ? TABLES : TABLES.slice(0, 1);
    return tables.map((table) => ({
      types: isTable(kind) ? { a: table.given, [selector.name]: values } : { [selector.name]: values },
      reply: reply(kind, table, family),
    }));
  });
  return [...chosen, { types: { [selector.name]: literals([all]) }, reply: 'Compact[Answers, Any]' }];
}

/** The type of a reply that is the same for all. */
export function replyType({ answer, family }: Method): string {
  return answer.kind === 'selected' ? 'Any' : reply(answer.kind, TABLES[0], family);
}

function isTable(kind: SingleKind): boolean {
  return ['matrix', 'vector', 'polynomial'].includes(kind);
}

function reply(kind: SingleKind, { rows, numbers }: Table, family: Family): string {
  const envelopes: { readonly [K in SingleKind]: string } = {
    matrix: `MatrixResult[${rows}]`,
    vector: `VectorResult[${numbers}]`,
    polynomial: `VectorResult[${numbers}]`,
    scalar: 'NumberResult',
    count: 'CountResult',
    shape: 'SizeResult',
  };
  const compact: { readonly [K in SingleKind]: string } = {
    matrix: `${rows}, TextRows`,
    vector: `${numbers}, Texts`,
    polynomial: `${numbers}, Texts`,
    scalar: 'float, str',
    count: 'int, str',
    shape: 'Tuple[int, int], str',
  };
  return family === 'a' ? `Envelope[${envelopes[kind]}]` : `Compact[${compact[kind]}]`;
}

const SAID: { readonly [K in AnswerShape['kind']]: string } = {
  matrix: 'a matrix, in the kind of `a`: lists, an array, a frame',
  vector: 'a list of numbers, an array, or a Series, as `a` is',
  scalar: 'a number',
  count: 'a whole number',
  shape: 'the number of rows and the number of columns',
  polynomial: 'the coefficients, highest power first',
  selected: 'what the choice says; with "all" the answers by their names, which are attributes, too',
};

/** The shape of an answer in words. */
export function answerWords({ kind }: AnswerShape): string {
  return SAID[kind];
}
