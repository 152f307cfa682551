// Examples of functions as code with the answers beside it; a test of the R client runs all of them.

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
  return [...call, `reply$${member} # ${isExact ? rCode(answer) : numbersCode(answer)}`];
}

function argumentsOf({ inputs }: Method, { body }: MethodExample): string {
  const names = inputs.map(({ name }) => name);
  const options = Object.entries(body).filter(([name]) => !names.includes(name));
  return [
    ...names.map((name) => rCode(body[name])),
    ...options.map(([name, value]) => `${name} = ${rCode(value)}`),
  ].join(', ');
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

/** An exact answer as code that R works out to doubles: `2/3`, `sqrt(5/4)`. */
function numbersCode(answer: unknown): string {
  if (isParts(answer)) {
    const parts = Object.entries(answer).map(
      ([key, part]) => `${/^[a-zA-Z_]\w*$/.test(key) ? key : `\`${key}\``} = ${numbersCode(part)}`,
    );
    return `list(${parts.join(', ')})`;
  }
  if (answer === null) return 'NULL';
  if (typeof answer === 'boolean') return answer ? 'TRUE' : 'FALSE';
  if (typeof answer === 'string' && /^[a-z][a-z-]*$/.test(answer)) return JSON.stringify(answer);
  if (!Array.isArray(answer)) return JSON.stringify(answer).replaceAll('"', '');
  if (answer.length === 0) return 'list()';
  return `${answer.some(Array.isArray) ? 'rbind' : 'c'}(${answer.map(numbersCode).join(', ')})`;
}
