// Options as the types of keyword arguments.

import type { Argument, ClientModel, Family, Group, Method } from '../model.ts';
import { argumentText, argumentType, brokenLines, docstring, literals, memberName, pascalCase } from './spelling.ts';

const FAMILIES: readonly Family[] = ['a', 'b'];

export const BASES: { readonly [F in Family]: string } = { a: 'EnvelopeOptions', b: 'CompactOptions' };

const SAID: { readonly [F in Family]: string } = {
  a: 'The options of every method that answers with an envelope.',
  b: 'The options of every compact method.',
};

/** The type of a method's options: that of its family, or one of its own. */
export function optionsName({ words }: Group, { words: method, family, options }: Method): string {
  if (options.length === 0) return BASES[family];
  return `${family === 'a' ? '' : 'Compact'}${pascalCase(words)}${pascalCase(method)}Options`;
}

export function optionsModule({ groups, options, sections }: ClientModel): string {
  const methods = groups.flatMap((group) =>
    FAMILIES.flatMap((family) => group.methods[family].map((method) => ({ group, method }))),
  );
  return [
    '\nfrom typing import Literal, Optional, Sequence, TypedDict, Union\n',
    `\n# What \`include\` may name.\nSection = ${literals(sections.map(({ name }) => name))}\n`,
    ...FAMILIES.map((family) => optionsClass(BASES[family], 'TypedDict', SAID[family], options[family])),
    ...methods
      .filter(({ method }) => method.options.length > 0)
      .map(({ group, method }) =>
        optionsClass(
          optionsName(group, method),
          BASES[method.family],
          `Options of \`${method.words.join('_')}\`.`,
          method.options,
        ),
      ),
  ].join('');
}

function optionsClass(name: string, base: string, said: string, options: readonly Argument[]): string {
  const members = options.map(
    (option) =>
      `    ${memberName(option.name)}: ${argumentType(option)}\n${docstring(brokenLines(argumentText(option), '    '), '    ')}`,
  );
  return `\n\nclass ${name}(${base}, total=False):\n    """${said}"""\n\n${members.join('')}`;
}
