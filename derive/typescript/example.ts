// Examples of methods as code with the answers beside it; a test runs all of them.

import { isParts, isPlain, numbersOf } from '../example-answers.ts';
import type { Group, Method, MethodExample } from '../model.ts';
import { camelCase, memberName } from './spelling.ts';

/** The lines of an example: a call, and what it gives. */
export function exampleCode(group: Group, method: Method): string {
  const { family, examples } = method;
  const example = examples.find(({ answer }) => isPlain(answer)) ?? examples[0];
  const place = family === 'a' ? '' : 'compact.';
  const call = `client.${place}${camelCase(group.words)}.${camelCase(method.words)}(${argumentsOf(method, example)})`;
  const lines = [`const { result } = await ${call};`];
  if (isPlain(example.answer) || isParts(example.answer) || family === 'b') {
    lines.push(`result${family === 'a' ? '.answer' : ''}; // ${code(numbersOf(example.answer))}`);
  } else lines.push(`result.exact; // ${code(example.answer)}`);
  return `@example\n${lines.join('\n')}`;
}

function argumentsOf({ inputs }: Method, { body }: MethodExample): string {
  const names = inputs.map(({ name }) => name);
  const options = Object.entries(body).filter(([name]) => !names.includes(name));
  const given = names.map((name) => code(body[name]));
  const named = options.map(([name, value]) => `${memberName(name)}: ${code(value)}`);
  return [...given, ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])].join(', ');
}

/** A value as code on one line. */
function code(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (isParts(value)) {
    const entries = Object.entries(value).map(([key, part]) => `${memberName(key)}: ${code(part)}`);
    return `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
