// Groups as classes: one method for each endpoint, which waits, is awaited, or makes a question for a batch.

import type { Argument, ClientModel, Family, Group, Method } from '../model.ts';
import { answerWords, overloadsOf, replyType } from './answers.ts';
import { endpointName } from './endpoints.ts';
import { exampleLines } from './example.ts';
import { liteName, optionsName } from './options.ts';
import {
  argumentText,
  argumentType,
  brokenLines,
  codeText,
  docstring,
  memberName,
  pascalCase,
  snakeCase,
} from './spelling.ts';

/** How the methods of a client answer. */
export type Manner = 'waiting' | 'awaited' | 'asked';

const FAMILIES: readonly Family[] = ['a', 'b'];
const MARGIN = ' '.repeat(8);
const WIDTH = 120;

interface Spelling {
  readonly prefix: string;
  readonly sender: string;
  /** The module of the sender. */
  readonly home: string;
  readonly definition: string;
  readonly waiting: string;
  /** What the module imports beside what both import. */
  readonly imports: string;
}

const SPELLINGS: { readonly [M in Manner]: Spelling } = {
  waiting: {
    prefix: '',
    sender: 'Sender',
    home: '_client',
    definition: 'def',
    waiting: '',
    imports: 'from .._documentation import documented\n',
  },
  awaited: {
    prefix: 'Async',
    sender: 'AsyncSender',
    home: '_client',
    definition: 'async def',
    waiting: 'await ',
    imports: 'from .._documentation import documented_as\n',
  },
  asked: {
    prefix: 'Asked',
    sender: 'QuestionMaker',
    home: '_question',
    definition: 'def',
    waiting: '',
    imports: 'from .._documentation import documented_as\n',
  },
};

/** What a method gives for a reply of this type. */
function given(reply: string, manner: Manner): string {
  return manner === 'asked' ? `Question[${reply}]` : reply;
}

export function operationsModule({ groups }: ClientModel, manner: Manner): string {
  const { sender, home, imports } = SPELLINGS[manner];
  const taken = groups.flatMap((group) =>
    FAMILIES.flatMap((family) =>
      group.methods[family].flatMap((method) => [
        optionsName(group, method),
        ...(family === 'a' ? [liteName(group, method)] : []),
      ]),
    ),
  );
  const classes = groups.flatMap((group) =>
    FAMILIES.filter((family) => group.methods[family].length > 0).map((family) => groupClass(group, family, manner)),
  );
  return `
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Sequence, Tuple, Union, overload

${imports}from .._entries import Array, Entry, Frame, Framed, Lines, Matrix, NumberRows, Numbers, Operand, PlainEntry, PlainMatrix, PlainOperand, PlainRow, PlainRows, Row, Rows, Series, TextRows, Texts
from .._replies import Compact, CountResult, Envelope, LiteEnvelope, MatrixResult, NumberResult, ${hasParts(groups) ? 'PartsResult, ' : ''}SizeResult, VectorResult
from .._tables import Answers
from . import endpoints${manner === 'waiting' ? '' : ', operations'}
from .options import (
${[...new Set(taken)]
  .toSorted()
  .map((name) => `    ${name},\n`)
  .join('')})

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..${home} import ${manner === 'asked' ? 'Question, ' : ''}${sender}
${classes.join('')}${holderClass(groups, 'a', manner)}${holderClass(groups, 'b', manner)}`;
}

function className({ words }: Group, family: Family, manner: Manner): string {
  return `${SPELLINGS[manner].prefix}${family === 'a' ? '' : 'Compact'}${pascalCase(words)}`;
}

function groupClass(group: Group, family: Family, manner: Manner): string {
  const said = `${group.title}${family === 'a' ? '' : ', compact'}. ${group.summary}`;
  return `

class ${className(group, family, manner)}:
${docstring(brokenLines(said, '    '), '    ')}
    def __init__(self, sender: ${SPELLINGS[manner].sender}) -> None:
        self._sender = sender
${group.methods[family].map((method) => methodCode(group, method, manner)).join('')}`;
}

function methodCode(group: Group, method: Method, manner: Manner): string {
  const { words, family, inputs } = method;
  const name = snakeCase(words);
  const parameters = (types: { readonly [input: string]: string }, isLite = false): readonly string[] => [
    'self',
    ...inputs.map((input) => `${memberName(input.name)}: ${types[input.name] ?? argumentType(input, family)}`),
    `**options: Unpack[${isLite ? liteName(group, method) : optionsName(group, method)}]`,
  ];
  const replies = overloadsOf(method);
  const overloads = (replies.length === 1 ? [] : replies).map(
    ({ types, reply, isLite = false }) =>
      `    @overload\n${definition(name, parameters(types, isLite), given(reply, manner), manner, isLite ? OVERLAPS : '')} ...\n`,
  );
  const [only = { reply: replyType(method) }] = replies;
  const result = overloads.length === 0 ? given(only.reply, manner) : 'Any';
  const decorator =
    manner === 'waiting'
      ? `documented(endpoints.${endpointName(group, method)})`
      : `documented_as(operations.${className(group, family, 'waiting')}.${name})`;
  return `
${overloads.join('')}    @${decorator}
${definition(name, parameters({}), result, manner)}
${documentation(group, method, manner)}${callCode(group, method, result, manner)}`;
}

/** A call with the profile `lite` fits the next overload, too; the first that fits is taken. */
const OVERLAPS = '  # type: ignore[overload-overlap]';

/** The head of a method on one line, or with its parameters on a line of their own. */
function definition(name: string, parameters: readonly string[], result: string, manner: Manner, remark = ''): string {
  const start = `    ${SPELLINGS[manner].definition} ${name}(`;
  const end = `) -> ${result}:`;
  const short = `${start}${parameters.join(', ')}${end}`;
  const isShort = remark === '' && short.length + ' ...'.length <= WIDTH;
  return isShort ? short : `${start}${remark}\n${MARGIN}${parameters.join(', ')}\n    ${end}`;
}

function callCode(group: Group, method: Method, result: string, manner: Manner): string {
  const inputs = method.inputs.map(({ name }) => `${codeText(name)}: ${memberName(name)}`);
  const call = `${SPELLINGS[manner].waiting}self._sender.${method.family === 'a' ? 'envelope' : 'compact'}`;
  const reply = `${call}(endpoints.${endpointName(group, method)}, {${inputs.join(', ')}}, options)`;
  return result === 'Any'
    ? `${MARGIN}return ${reply}\n`
    : `${MARGIN}reply: ${result} = ${reply}\n${MARGIN}return reply\n`;
}

/** Whether any method answers with named parts. */
function hasParts(groups: readonly Group[]): boolean {
  const methods = groups.flatMap((group) => [...group.methods.a, ...group.methods.b]);
  return methods.some(({ answer }) => answer.kind === 'structure');
}

/** The waiting method has it all but the options, which `documented` adds; `help` shows the same of the awaited one. */
function documentation(group: Group, method: Method, manner: Manner): string {
  const { family, summary, description, inputs, answer } = method;
  if (manner !== 'waiting') return docstring(brokenLines(summary, MARGIN), MARGIN);
  const where = family === 'a' ? 'The envelope; `result.answer` is' : 'The compact reply; `result` is';
  const argument = (input: Argument): readonly string[] =>
    brokenLines(`${memberName(input.name)}: ${inputText(input, answer.kind === 'selected')}`, `${MARGIN}    `, '    ');
  const lines = [
    ...brokenLines(summary, MARGIN),
    ...(description === null ? [] : ['', ...brokenLines(description, MARGIN)]),
    '',
    `${MARGIN}Args:`,
    ...inputs.flatMap(argument),
    '',
    `${MARGIN}Returns:`,
    ...brokenLines(`${where} ${answerWords(answer)}.`, `${MARGIN}    `),
    '',
    `${MARGIN}Example:`,
    ...exampleLines(group, method).map((line) => `${MARGIN}    ${line}`),
  ];
  return docstring(lines, MARGIN);
}

/** A selector's choices are listed by its type. */
function inputText(argument: Argument, isSelected: boolean): string {
  return argument.required && isSelected && argument.choices.length > 0 ? argument.description : argumentText(argument);
}

/** The class of all groups of a family: what a client is made of. */
function holderClass(groups: readonly Group[], family: Family, manner: Manner): string {
  const present = groups.filter((group) => group.methods[family].length > 0);
  const { prefix, sender } = SPELLINGS[manner];
  const said =
    family === 'a' ? 'Every group of operations; the replies are envelopes.' : 'The groups that have compact replies.';
  return `

class ${prefix}${family === 'a' ? 'Groups' : 'CompactGroups'}:
    """${said}"""

${present
  .map(
    (group) =>
      `    ${snakeCase(group.words)}: ${className(group, family, manner)}\n${docstring(brokenLines(group.summary, '    '), '    ')}`,
  )
  .join('')}
    def __init__(self, sender: ${sender}) -> None:
${present.map((group) => `        self.${snakeCase(group.words)} = ${className(group, family, manner)}(sender)\n`).join('')}`;
}
