// Answers: what a method gives back, by the kind of what it is given: lists, an array, a frame.

import { ANSWER_FORMS } from '@matrixsteps/api/answers/answer-forms.ts';
import type { AnswerShape, Argument, Family, Method, SingleKind } from '../model.ts';
import { literals } from './spelling.ts';

/** One overload: the types of inputs that it has for itself, and the type of the reply. */
export interface Overload {
  readonly types: { readonly [input: string]: string };
  readonly reply: string;
  /** Whether it is for the profile `lite`, whose replies have fewer members. */
  readonly isLite?: boolean;
}

/** What the first matrix may be, and how matrices and lists of numbers are answered then. */
const TABLES: readonly { readonly given: string; readonly rows: string; readonly numbers: string }[] = [
  { given: 'Rows', rows: 'NumberRows', numbers: 'Numbers' },
  { given: 'Array', rows: 'Array', numbers: 'Array' },
  { given: 'Framed', rows: 'Frame', numbers: 'Series' },
];

type Table = (typeof TABLES)[number];

/**
 * The overloads of a method; none where the reply is the same for all. A reply is a table of the kind of the first input, so methods
 * without a matrix there have one table.
 */
export function overloadsOf(method: Method): readonly Overload[] {
  const { answer, family } = method;
  const [first] = method.inputs;
  const tablesOf = (kind: SingleKind) => (isTable(kind) && isTableInput(first) ? TABLES : TABLES.slice(0, 1));
  const typesOf = (table: Table, kind: SingleKind): Overload['types'] =>
    tablesOf(kind).length > 1 ? { [first.name]: givenIn(table, family) } : {};
  if (answer.kind !== 'selected') {
    const { kind } = answer;
    const tables = tablesOf(kind);
    if (family === 'b' && tables.length === 1) return [];
    return tables.flatMap((table) => {
      const types = typesOf(table, kind);
      const usual = { types, reply: reply(kind, table, family) };
      return family === 'b' ? [usual] : [{ types, reply: `Lite${usual.reply}`, isLite: true }, usual];
    });
  }
  const { selector, choices, all } = answer;
  const kinds = [...new Set(choices.map((choice) => choice.answer.kind))];
  const chosen = kinds.flatMap((kind) => {
    const values = literals(choices.filter((choice) => choice.answer.kind === kind).map(({ value }) => value));
    return tablesOf(kind).map((table) => ({
      types: { ...typesOf(table, kind), [selector.name]: values },
      reply: reply(kind, table, family),
    }));
  });
  if (all === null) return chosen;
  return [...chosen, { types: { [selector.name]: literals([all]) }, reply: 'Compact[Answers, Any]' }];
}

/** Whether lists, arrays and frames may stand there. */
function isTableInput(input: Argument | undefined): input is Argument {
  return input !== undefined && ['matrix', 'operand', 'lines', 'vectors'].includes(input.kind);
}

/** The type of a reply that is the same for all. */
export function replyType({ answer, family }: Method): string {
  return answer.kind === 'selected' ? 'Any' : reply(answer.kind, TABLES[0], family);
}

/** The compact routes take no texts as entries. */
function givenIn({ given }: Table, family: Family): string {
  return family === 'b' && given === 'Rows' ? 'PlainRows' : given;
}

function isTable(kind: SingleKind): boolean {
  return ANSWER_FORMS[kind].clients.python.isTable;
}

function reply(kind: SingleKind, { rows, numbers }: Table, family: Family): string {
  const { envelope, compact } = ANSWER_FORMS[kind].clients.python;
  return family === 'a' ? `Envelope[${envelope(rows, numbers)}]` : `Compact[${compact(rows, numbers)}]`;
}

/** The shape of an answer in words. */
export function answerWords({ kind }: AnswerShape): string {
  return kind === 'selected'
    ? 'what the choice says; with "all" the answers by their names, which are attributes, too'
    : ANSWER_FORMS[kind].clients.python.words;
}
