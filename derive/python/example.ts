// Examples of methods as a session with the answers below; a test runs all of them.

import { ANSWER_FORMS } from '@matrixsteps/api/answers/answer-forms.ts';
import { isParts, isPlain, numbersOf } from '../example-answers.ts';
import type { Group, Method, MethodExample } from '../model.ts';
import { literal, memberName, snakeCase } from './spelling.ts';

/** The lines of an example: a call, and what it gives. */
export function exampleLines(group: Group, method: Method): readonly string[] {
  const { family, examples } = method;
  const example = examples.find(({ answer }) => isPlain(answer)) ?? examples[0];
  const place = family === 'a' ? '' : 'compact.';
  const call = `client.${place}${snakeCase(group.words)}.${snakeCase(method.words)}(${argumentsOf(method, example)})`;
  // Counts among the parts are numbers in `exact`, too: of parts the numbers are shown.
  if (!isPlain(example.answer) && family === 'a' && !isParts(example.answer))
    return [`>>> ${call}.result.exact`, literal(example.answer)];
  const list: readonly [string, string] = isTuple(method, example) ? ['(', ')'] : ['[', ']'];
  return [`>>> ${call}.result${family === 'a' ? '.answer' : ''}`, literal(numbersOf(example.answer), list)];
}

function isTuple({ answer }: Method, { body }: MethodExample): boolean {
  const kind =
    answer.kind === 'selected'
      ? answer.choices.find(({ value }) => value === body[answer.selector.name])?.answer.kind
      : answer.kind;
  return kind !== undefined && ANSWER_FORMS[kind].clients.python.isTuple;
}

function argumentsOf({ inputs }: Method, { body }: MethodExample): string {
  const names = inputs.map(({ name }) => name);
  const options = Object.entries(body).filter(([name]) => !names.includes(name));
  const given = names.map((name) => literal(body[name]));
  return [...given, ...options.map(([name, value]) => `${memberName(name)}=${literal(value)}`)].join(', ');
}
