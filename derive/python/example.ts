// Examples of methods as a session with the answers below; a test runs all of them.

import { ANSWER_FORMS } from '@matrixsteps/api/answers/answer-forms.ts';
import type { Group, Method, MethodExample } from '../model.ts';
import { literal, memberName, snakeCase } from './spelling.ts';

/** The lines of an example: a call, and what it gives. */
export function exampleLines(group: Group, method: Method): readonly string[] {
  const { family, examples } = method;
  const example = examples.find(({ answer }) => isPlain(answer)) ?? examples[0];
  const place = family === 'a' ? '' : 'compact.';
  const call = `client.${place}${snakeCase(group.words)}.${snakeCase(method.words)}(${argumentsOf(method, example)})`;
  if (!isPlain(example.answer) && family === 'a') return [`>>> ${call}.result.exact`, literal(example.answer)];
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

/** Whether every number of an exact answer is written in full as a decimal. */
function isPlain(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every(isPlain);
  return !String(answer).includes('sqrt') && String(numberOf(String(answer))).length < 12;
}

function numbersOf(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.map(numbersOf) : numberOf(String(answer));
}

/** The double nearest to an exact text: a decimal, a fraction, or the root of one. */
function numberOf(text: string): number {
  const root = /^(-?)sqrt\((.+)\)$/.exec(text);
  if (root !== null) return (root[1] === '-' ? -1 : 1) * Math.sqrt(numberOf(root[2]));
  const [numerator, denominator = '1'] = text.split('/');
  return Number(numerator) / Number(denominator);
}
