// Answers: what a method gives back, by the kind of what it is given: lists, an array, a frame.

import { ANSWER_FORMS } from '@matrixsteps/api/answers/answer-forms.ts';
import type { AnswerShape, Family, Method, SingleKind } from '../model.ts';
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

/** The overloads of a method; none where the reply is the same for all. */
export function overloadsOf(method: Method): readonly Overload[] {
  const { answer, family } = method;
  if (answer.kind !== 'selected') {
    const { kind } = answer;
    const tables = isTable(kind) ? TABLES : TABLES.slice(0, 1);
    if (family === 'b' && tables.length === 1) return [];
    return tables.flatMap((table) => {
      const types: Overload['types'] = isTable(kind) ? { a: givenIn(table, family) } : {};
      const usual = { types, reply: reply(kind, table, family) };
      return family === 'b' ? [usual] : [{ types, reply: `Lite${usual.reply}`, isLite: true }, usual];
    });
  }
  const { selector, choices, all } = answer;
  const kinds = [...new Set(choices.map((choice) => choice.answer.kind))];
  const chosen = kinds.flatMap((kind) => {
    const values = literals(choices.filter((choice) => choice.answer.kind === kind).map(({ value }) => value));
    const tables = isTable(kind) ? TABLES : TABLES.slice(0, 1);
    return tables.map((table) => ({
      types: isTable(kind) ? { a: givenIn(table, family), [selector.name]: values } : { [selector.name]: values },
      reply: reply(kind, table, family),
    }));
  });
  if (all === null) return chosen;
  return [...chosen, { types: { [selector.name]: literals([all]) }, reply: 'Compact[Answers, Any]' }];
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
