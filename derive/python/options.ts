// Options twice: as the types of keyword arguments for type checkers, and as data for requests and for `help`.

import type { Argument, ClientModel, Family, Group, Method } from '../model.ts';
import {
  argumentText,
  argumentType,
  brokenLines,
  codeText,
  defaultCode,
  docstring,
  literals,
  memberName,
  pascalCase,
  snakeCase,
} from './spelling.ts';

const FAMILIES: readonly Family[] = ['a', 'b'];

const BASES: { readonly [F in Family]: string } = { a: 'EnvelopeOptions', b: 'CompactOptions' };
const CONSTANTS: { readonly [F in Family]: string } = { a: 'ENVELOPE_OPTIONS', b: 'COMPACT_OPTIONS' };

const SAID: { readonly [F in Family]: string } = {
  a: 'The options of every method that answers with an envelope.',
  b: 'The options of every compact method.',
};

/** The type of a method's options: that of its family, or one of its own. */
export function optionsName(group: Group, method: Method): string {
  return method.options.length === 0 ? BASES[method.family] : `${pascalCase(ownWords(group, method))}Options`;
}

/** The type of the options of a call with the profile `lite`. */
export function liteName(group: Group, method: Method): string {
  return optionsName(group, method).replace(/(?:Envelope)?Options$/, 'LiteOptions');
}

/** The data of a method's options, likewise. */
export function optionsConstant(group: Group, method: Method): string {
  return method.options.length === 0
    ? CONSTANTS[method.family]
    : `${snakeCase(ownWords(group, method)).toUpperCase()}_OPTIONS`;
}

function ownWords({ words }: Group, { words: method, family }: Method): readonly string[] {
  return [...(family === 'a' ? [] : ['compact']), ...words, ...method];
}

export function optionsModule({ groups, options, sections }: ClientModel): string {
  const methods = groups.flatMap((group) =>
    FAMILIES.flatMap((family) => group.methods[family].map((method) => ({ group, method }))),
  );
  return [
    '\nfrom typing import Literal, Mapping, Optional, Sequence, TypedDict, Union\n',
    '\nfrom .._defaults import UNSET\nfrom .._endpoint import options_of\n',
    INPUT_TYPES,
    `\n# What \`include\` may name.\nSection = ${literals(sections.map(({ name }) => name))}\n`,
    envelopeClasses(options.a),
    optionsData(CONSTANTS.a, BASES.a, options.a),
    optionsClass(BASES.b, 'TypedDict', SAID.b, options.b, 'b'),
    optionsData(CONSTANTS.b, BASES.b, options.b),
    ...methods.filter(({ method }) => method.options.length > 0).map(({ group, method }) => ownOptions(group, method)),
  ].join('');
}

/** The types of inputs that may be left out, which are options. */
const INPUT_TYPES = 'from .._entries import Entry, Matrix, PlainEntry, PlainMatrix, PlainRow, Row\n';

/** The options that decide which sections an envelope has. */
const DECIDING: ReadonlySet<string> = new Set(['response_profile', 'include']);

/** The options of envelopes; with the profile `lite` those of a call whose sections `include` does not change. */
function envelopeClasses(options: readonly Argument[]): string {
  const shared = options.filter(({ name }) => !DECIDING.has(name));
  const deciding = options.filter(({ name }) => DECIDING.has(name));
  return `${optionsClass('SharedOptions', 'TypedDict', 'The options that do not decide which sections there are.', shared)}${optionsClass(BASES.a, 'SharedOptions', SAID.a, deciding)}

class LiteOptions(SharedOptions):
    """The options of a call with the profile "lite"."""

    response_profile: Literal["lite"]
`;
}

function ownOptions(group: Group, method: Method): string {
  const { family, options, words } = method;
  const name = optionsName(group, method);
  const said = `Options of \`${snakeCase(words)}\``;
  const own = `Own${name}`;
  const classes =
    family === 'b'
      ? optionsClass(name, BASES.b, `${said}.`, options, family)
      : `${optionsClass(own, 'TypedDict', `${said} alone.`, options)}

class ${name}(${own}, ${BASES.a}, total=False):
    """${said}."""


class ${liteName(group, method)}(${own}, LiteOptions):
    """${said} with the profile "lite"."""
`;
  return classes + optionsData(optionsConstant(group, method), name, options, CONSTANTS[family]);
}

function optionsClass(
  name: string,
  base: string,
  said: string,
  options: readonly Argument[],
  family: Family = 'a',
): string {
  const members = options.map(
    (option) =>
      `    ${keyword(option)}: ${argumentType(option, family)}\n${docstring(brokenLines(argumentText(option), '    '), '    ')}`,
  );
  return `\n\nclass ${name}(${base}, total=False):\n    """${said}"""\n\n${members.join('')}`;
}

/** The options as data, before those that every method of the family has. */
function optionsData(constant: string, type: string, options: readonly Argument[], inherited = ''): string {
  const entries = options.map(
    (option) =>
      `        ${codeText(keyword(option))}: (\n            ${option.default === undefined ? 'UNSET' : defaultCode(option.default)},\n${docstring(brokenLines(argumentText(option), MARGIN), MARGIN).trimEnd()},\n        ),\n`,
  );
  return `\n\n${constant} = options_of(\n    ${type},\n    {\n${entries.join('')}    },\n${inherited === '' ? '' : `    ${inherited},\n`})\n`;
}

const MARGIN = ' '.repeat(12);

/** The name of an option in Python: `from_` where the API has `from`, which Python keeps for itself. */
function keyword({ name }: Argument): string {
  return memberName(name);
}
