// Groups as classes: one method for each endpoint, which waits or is awaited.

import type { Argument, ClientModel, Family, Group, Method } from '../model.ts';
import { answerWords, overloadsOf, replyType } from './answers.ts';
import { exampleLines } from './example.ts';
import { optionsName } from './options.ts';
import {
  argumentText,
  argumentType,
  brokenLines,
  codeText,
  defaultCode,
  docstring,
  memberName,
  pascalCase,
  snakeCase,
} from './spelling.ts';

/** How the methods of a client answer. */
export type Manner = 'waiting' | 'awaited';

const FAMILIES: readonly Family[] = ['a', 'b'];
const MARGIN = ' '.repeat(8);

interface Spelling {
  readonly prefix: string;
  readonly ask: string;
  readonly definition: string;
  readonly waiting: string;
}

const SPELLINGS: { readonly [M in Manner]: Spelling } = {
  waiting: { prefix: '', ask: 'Ask', definition: 'def', waiting: '' },
  awaited: { prefix: 'Async', ask: 'AsyncAsk', definition: 'async def', waiting: 'await ' },
};

export function operationsModule({ groups, options }: ClientModel, manner: Manner): string {
  const { ask } = SPELLINGS[manner];
  const taken = groups.flatMap((group) =>
    FAMILIES.flatMap((family) => group.methods[family].map((method) => optionsName(group, method))),
  );
  const classes = groups.flatMap((group) =>
    FAMILIES.filter((family) => group.methods[family].length > 0).map((family) =>
      groupClass(group, family, options, manner),
    ),
  );
  return `
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Optional, Sequence, Tuple, Union, overload

from .._entries import Array, Frame, Framed, Lines, Matrix, NumberRows, Numbers, Operand, Rows, Series, TextRows, Texts
from .._question import Question
from .._replies import Answers, Compact, CountResult, Envelope, MatrixResult, NumberResult, SizeResult, VectorResult
from .._usual import UNSET, usual
from .options import (
    Section,
${[...new Set(taken)]
  .toSorted()
  .map((name) => `    ${name},\n`)
  .join('')})

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._client import ${ask}
${classes.join('')}${holderClass(groups, 'a', manner)}${holderClass(groups, 'b', manner)}`;
}

function className({ words }: Group, family: Family, manner: Manner): string {
  return `${SPELLINGS[manner].prefix}${family === 'a' ? '' : 'Compact'}${pascalCase(words)}`;
}

function groupClass(group: Group, family: Family, options: ClientModel['options'], manner: Manner): string {
  const said = `${group.title}${family === 'a' ? '' : ', compact'}. ${group.summary}`;
  return `

class ${className(group, family, manner)}:
${docstring(brokenLines(said, '    '), '    ')}
    def __init__(self, ask: ${SPELLINGS[manner].ask}) -> None:
        self._ask = ask
${group.methods[family].map((method) => methodCode(group, method, options[family], manner)).join('')}`;
}

function methodCode(group: Group, method: Method, common: readonly Argument[], manner: Manner): string {
  const { words, inputs, options } = method;
  const { definition } = SPELLINGS[manner];
  const name = snakeCase(words);
  const all = [...options, ...common];
  const overloads = overloadsOf(method).map(({ types, reply }) => {
    const given = inputs.map((input) => `${memberName(input.name)}: ${types[input.name] ?? argumentType(input)}`);
    const keywords = `**options: Unpack[${optionsName(group, method)}]`;
    return `    @overload
    ${definition} ${name}(
        self, ${[...given, keywords].join(', ')}
    ) -> ${reply}: ...
`;
  });
  return `
${overloads.join('')}    ${definition} ${name}(
        self,
${inputs.map((input) => `${MARGIN}${memberName(input.name)}: ${argumentType(input)},\n`).join('')}${MARGIN}*,
${all.map((option) => `${MARGIN}${memberName(option.name)}: ${argumentType(option)} = ${usualCode(option)},\n`).join('')}    ) -> ${overloads.length === 0 ? replyType(method) : 'Any'}:
${docstring(documentation(group, method, all, manner), MARGIN)}${questionCode(method, all, manner)}`;
}

function usualCode({ default: fallback }: Argument): string {
  return fallback === undefined ? 'UNSET' : `usual(${defaultCode(fallback)})`;
}

function questionCode(method: Method, options: readonly Argument[], manner: Manner): string {
  const result = overloadsOf(method).length === 0 ? replyType(method) : 'Any';
  const { family, path, words, inputs, answer } = method;
  const choices = answer.kind === 'selected' ? answer.choices : [{ value: snakeCase(words), answer: answer.kind }];
  const chosen = answer.kind === 'selected' ? memberName(answer.selector.name) : codeText(snakeCase(words));
  const flat = inputs.filter(({ kind }) => kind === 'lines').map(({ name }) => `"${name}": "lines"`);
  const shapes = choices.map((choice) => `${codeText(choice.value)}: ${codeText(choice.answer)}`);
  return `        reply: ${result} = ${SPELLINGS[manner].waiting}self._ask.${family === 'a' ? 'envelope' : 'compact'}(
            Question(
                path=${codeText(path)},
                chosen=${chosen},
                shapes={${shapes.join(', ')}},
                inputs={${inputs.map(pair).join(', ')}},
                options={
${options.map((option) => `                    ${pair(option)},\n`).join('')}                },
${flat.length === 0 ? '' : `                kinds={${flat.join(', ')}},\n`}            )
        )
        return reply
`;
}

function pair({ name }: Argument): string {
  return `${codeText(name)}: ${memberName(name)}`;
}

function documentation(group: Group, method: Method, options: readonly Argument[], manner: Manner): readonly string[] {
  const { family, summary, description, inputs, answer } = method;
  const where = family === 'a' ? 'The envelope; `result.answer` is' : 'The compact reply; `result` is';
  const lines = (text: string): readonly string[] => ['', ...brokenLines(text, MARGIN)];
  return [
    ...brokenLines(summary, MARGIN),
    ...(description === null ? [] : lines(description)),
    '',
    `${MARGIN}Args:`,
    ...[...inputs, ...options].flatMap((argument) =>
      brokenLines(
        `${memberName(argument.name)}: ${inputText(argument, answer.kind === 'selected')}`,
        `${MARGIN}    `,
        '    ',
      ),
    ),
    '',
    `${MARGIN}Returns:`,
    ...brokenLines(`${where} ${answerWords(answer)}.`, `${MARGIN}    `),
    ...(manner === 'awaited'
      ? []
      : ['', `${MARGIN}Example:`, ...exampleLines(group, method).map((line) => `${MARGIN}    ${line}`)]),
  ];
}

/** A selector's choices are listed by its type. */
function inputText(argument: Argument, isSelected: boolean): string {
  return argument.required && isSelected && argument.choices.length > 0 ? argument.description : argumentText(argument);
}

/** The class of all groups of a family: what a client is made of. */
function holderClass(groups: readonly Group[], family: Family, manner: Manner): string {
  const present = groups.filter((group) => group.methods[family].length > 0);
  const { prefix, ask } = SPELLINGS[manner];
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
    def __init__(self, ask: ${ask}) -> None:
${present.map((group) => `        self.${snakeCase(group.words)} = ${className(group, family, manner)}(ask)\n`).join('')}`;
}
