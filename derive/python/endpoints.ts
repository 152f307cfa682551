// Endpoints as data: what both clients need to make a request and to read its reply.

import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import type { ClientModel, Group, Method, OneAnswer } from '../model.ts';
import { optionsConstant } from './options.ts';
import { codeText, snakeCase } from './spelling.ts';

/** The name of a method's endpoint: `COMPACT_ARITHMETIC_MATMUL`. */
export function endpointName({ words }: Group, { words: method, family }: Method): string {
  return snakeCase([...(family === 'a' ? [] : ['compact']), ...words, ...method]).toUpperCase();
}

export function endpointsModule({ groups }: ClientModel): string {
  const methods = groups.flatMap((group) =>
    [...group.methods.a, ...group.methods.b].map((method) => ({ group, method })),
  );
  const constants = new Set(methods.map(({ group, method }) => optionsConstant(group, method)));
  return `
from .._endpoint import Endpoint
from .options import (
${[...constants]
  .toSorted()
  .map((name) => `    ${name},\n`)
  .join('')})
${methods.map(({ group, method }) => endpointCode(group, method)).join('')}`;
}

/** The kind of an answer, or the kinds of its parts by their names. */
function shapeCode({ kind, parts }: OneAnswer): string {
  return parts === null ? codeText(kind) : partsCode(parts.members);
}

function partsCode(members: readonly AnswerMember[]): string {
  const each = members.map(({ key, kind, members: inner }) => `${codeText(key)}: ${memberCode(kind, inner)}`);
  return `{${each.join(', ')}}`;
}

/** Several structures are a list with the shape of each. */
function memberCode(kind: AnswerMember['kind'], members: readonly AnswerMember[]): string {
  if (kind === 'structures') return `[${partsCode(members)}]`;
  return kind === 'structure' ? partsCode(members) : codeText(kind);
}

function endpointCode(group: Group, method: Method): string {
  const { path, words, inputs, answer } = method;
  const name = snakeCase(words);
  const choices = answer.kind === 'selected' ? answer.choices : [{ value: name, answer }];
  const answers = choices.map((choice) => `${codeText(choice.value)}: ${shapeCode(choice.answer)}`);
  const lines = [...inputs, ...method.options]
    .filter(({ kind }) => kind === 'lines' || kind === 'vector')
    .map((input) => `${codeText(input.name)}: ${codeText(input.kind)}`);
  return `
${endpointName(group, method)} = Endpoint(
    method=${codeText(name)},
    path=${codeText(path)},
    answers={${answers.join(', ')}},
    options=${optionsConstant(group, method)},
${answer.kind === 'selected' ? `    selector=${codeText(answer.selector.name)},\n` : ''}${lines.length === 0 ? '' : `    kinds={${lines.join(', ')}},\n`})
`;
}
