// Examples of functions as code with the answers beside it; a test of the R client runs all of them.

import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Group, Method, MethodExample } from '../model.ts';
import { isParts } from '../example-answers.ts';
import { rCode } from './code.ts';
import { snakeCase } from './functions.ts';

/** What a help page may hold in a line of its examples, which it indents. */
const WIDTH = 96;

/** A call, on three lines where it is long, and a line with what it gives. */
export function exampleCode(group: Group, method: Method): readonly string[] {
  const { family, examples, words } = method;
  const example = examples.find(({ answer }) => isPlain(answer)) ?? examples[0];
  const place = family === 'a' ? '' : 'compact$';
  const start = `reply <- client$${place}${snakeCase(group.words)}$${snakeCase(words)}(`;
  const given = argumentsOf(method, example);
  const fits = start.length + given.length < WIDTH;
  const { answer } = example;
  const isExact = family === 'a' && !isPlain(answer);
  const member = isExact ? 'result$exact' : family === 'a' ? 'result$answer' : 'result';
  const call = fits ? [`${start}${given})`] : [start, `  ${given}`, ')'];
  return [...call, `reply$${member} # ${isExact ? rCode(answer) : numbersCode(answer, partsOf(method, example))}`];
}

/** The parts of the answer to an example; none where it is of another kind. */
function partsOf({ answer }: Method, { body }: MethodExample): readonly AnswerMember[] {
  if (answer.kind !== 'selected') return answer.parts?.members ?? [];
  const { selector, choices } = answer;
  return choices.find(({ value }) => value === body[selector.name])?.answer.parts?.members ?? [];
}

function argumentsOf({ inputs, options }: Method, { body }: MethodExample): string {
  const names = inputs.map(({ name }) => name);
  const others = Object.entries(body).filter(([name]) => !names.includes(name));
  const kindOf = (name: string) => options.find((option) => option.name === name)?.kind ?? 'any';
  return [
    ...inputs.map(({ name, kind }) => inputCode(body[name], kind)),
    ...others.map(([name, value]) => `${name} = ${inputCode(value, kindOf(name))}`),
  ].join(', ');
}

/** Several vectors are the columns of a matrix. */
function inputCode(value: unknown, kind: string): string {
  const isVectors = kind === 'vectors' && Array.isArray(value);
  return isVectors ? `cbind(${value.map((vector) => rCode(vector)).join(', ')})` : rCode(value);
}

/** Whether every number of an exact answer is written in full as a short decimal. */
function isPlain(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every(isPlain);
  // Of several parts the numbers are shown.
  if (isParts(answer)) return true;
  return /^-?\d{1,12}$/.test(String(answer)) || isShort(String(answer));
}

/** A fraction whose decimals end soon. */
function isShort(text: string): boolean {
  const [, numerator, denominator] = /^(-?\d+)\/(\d+)$/.exec(text) ?? [];
  return denominator !== undefined && String(Number(numerator) / Number(denominator)).length < 12;
}

/** Parts without an item. */
const EMPTY: { readonly [kind: string]: string } = {
  positions: 'integer()',
  vectors: 'matrix(numeric(), 0, 0)',
  positionLists: 'list()',
  structures: 'list()',
};

/** A part of an answer in the shape that the client gives it. */
function partCode(part: unknown, member: AnswerMember | undefined): string {
  if (member?.kind === 'word') return JSON.stringify(part);
  if (member === undefined || !Array.isArray(part)) return numbersCode(part, member?.members);
  if (part.length === 0) return EMPTY[member.kind] ?? 'numeric()';
  const items = part.map((item) => numbersCode(item, member.members)).join(', ');
  if (member.kind === 'vectors') return `cbind(${items})`;
  return member.kind === 'positionLists' || member.kind === 'structures' ? `list(${items})` : numbersCode(part);
}

/** An exact answer as code that R works out to doubles: `2/3`, `sqrt(5/4)`. */
function numbersCode(answer: unknown, members: readonly AnswerMember[] = []): string {
  if (isParts(answer)) {
    const parts = Object.entries(answer).map(([key, part]) => {
      const code = partCode(
        part,
        members.find((one) => one.key === key),
      );
      return `${/^[a-zA-Z_]\w*$/.test(key) ? key : `\`${key}\``} = ${code}`;
    });
    return `list(${parts.join(', ')})`;
  }
  if (answer === null) return 'NULL';
  if (typeof answer === 'boolean') return answer ? 'TRUE' : 'FALSE';
  if (typeof answer === 'string' && /^[a-z][a-z-]*$/.test(answer)) return JSON.stringify(answer);
  if (!Array.isArray(answer)) return JSON.stringify(answer).replaceAll('"', '');
  if (answer.length === 0) return 'list()';
  return `${answer.some(Array.isArray) ? 'rbind' : 'c'}(${answer.map((each) => numbersCode(each)).join(', ')})`;
}
