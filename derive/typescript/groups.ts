// Groups as classes: one method for each endpoint.

import type { Argument, ClientModel, Family, Group, Method } from '../model.ts';
import { exampleCode } from './example.ts';
import { optionLines } from './options.ts';
import {
  answerWords,
  argumentText,
  argumentType,
  camelCase,
  comment,
  memberName,
  pascalCase,
  shapeOf,
} from './spelling.ts';

const FAMILIES: readonly Family[] = ['a', 'b'];

/** The classes of a group, with the types of their options and answers. */
export function groupModule(group: Group): string {
  const text = FAMILIES.filter((family) => group.methods[family].length > 0)
    .map((family) => groupClass(group, family))
    .join('\n');
  return imports(text) + text;
}

/** Where each name comes from that a class may use. */
const SOURCES: { readonly [file: string]: readonly string[] } = {
  '../answers.ts': ['CountShape', 'MatrixShape', 'NumberShape', 'PolynomialShape', 'Shape', 'SizeShape', 'VectorShape'],
  '../compact.ts': ['Compact', 'CompactChoice'],
  '../entries.ts': ['Entry', 'Matrix', 'NumberEntry', 'Row'],
  '../envelope.ts': ['Envelope', 'Included'],
  '../sender.ts': ['Sender'],
  '../transport.ts': ['RequestSettings'],
  './options.ts': ['CompactOptions', 'EnvelopeOptions'],
  './sections.ts': ['Level', 'Profile'],
};

function imports(text: string): string {
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  return Object.entries(SOURCES)
    .map(([file, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
      return used.length === 0 ? '' : `import type { ${used.join(', ')} } from '${file}';\n`;
    })
    .join('');
}

function className({ words }: Group, family: Family): string {
  return `${family === 'a' ? '' : 'Compact'}${pascalCase(words)}`;
}

function groupClass(group: Group, family: Family): string {
  const methods = group.methods[family];
  const name = className(group, family);
  return `
${methods.map((method) => methodTypes(group, method)).join('')}
${comment([`${group.title}${family === 'a' ? '' : ', compact'}. ${group.summary}`])}export class ${name} {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }
${methods.map((method) => `\n${methodCode(group, method)}`).join('')}}
`;
}

/** The types that a method has for itself: of its options, and of what a selector chooses. */
function methodTypes(group: Group, method: Method): string {
  const { family, options, answer } = method;
  const own =
    options.length === 0
      ? ''
      : `${comment([`Options of \`${camelCase(method.words)}\`.`])}export interface ${optionsName(group, method)}${PARAMETERS[family]} extends ${BASES[family]} {\n${optionLines(options, family)}}\n\n`;
  if (answer.kind !== 'selected') return own;
  const { choices, all } = answer;
  const members = (which: 'numbers' | 'texts'): string =>
    choices
      .map(
        (choice) => `${memberName(choice.key)}${choice.mayBeAbsent ? '?' : ''}: ${shapeOf(choice.answer)}['${which}'];`,
      )
      .join(' ');
  return `${own}${comment([`The shape of the answer to each choice of \`${camelCase(method.words)}\`.`])}export interface ${shapesName(group)} {
${choices.map((choice) => `  readonly '${choice.value}': ${shapeOf(choice.answer)};\n`).join('')}${all === null ? '' : `  readonly ${all}: Shape<{ ${members('numbers')} }, { ${members('texts')} }>;\n`}}
`;
}

const PARAMETERS: { readonly [F in Family]: string } = {
  a: '<I extends Included = Included, P extends Profile = Profile, E extends boolean = boolean>',
  b: '<L extends Level = Level>',
};

const BASES: { readonly [F in Family]: string } = { a: 'EnvelopeOptions<I, P, E>', b: 'CompactOptions<L>' };

function optionsName(group: Group, { words, family }: Method): string {
  return `${className(group, family)}${pascalCase(words)}Options`;
}

function shapesName(group: Group): string {
  return `${pascalCase(group.words)}Shapes`;
}

function methodCode(group: Group, method: Method): string {
  const { family, path, words, inputs, options, answer } = method;
  const taken =
    options.length === 0 ? BASES[family] : `${optionsName(group, method)}${family === 'a' ? '<I, P, E>' : '<L>'}`;
  const isChosen = answer.kind === 'selected';
  const choice = isChosen ? `<Choice extends keyof ${shapesName(group)}, L extends Level = 'detailed'>` : '';
  const own = {
    a: "<const I extends Included = null, P extends Profile = 'detailed', E extends boolean = true>",
    b: "<L extends Level = 'detailed'>",
  };
  const given = inputs.map((input) => `${memberName(input.name)}: ${inputType(input, method)}`);
  return `${comment(documentation(group, method), '  ')}  ${camelCase(words)}${isChosen ? choice : own[family]}(
    ${[...given, `options: ${taken} = {}`, 'request: RequestSettings = {}'].join(',\n    ')},
  ): Promise<${replyType(group, method)}> {
    return this.#sender.${family === 'a' ? 'envelope' : 'compact'}({ path: '${path}', inputs: { ${inputs.map(({ name }) => name).join(', ')} }, options }, request);
  }
`;
}

function inputType(input: Argument, { answer, family }: Method): string {
  return answer.kind === 'selected' && answer.selector.name === input.name ? 'Choice' : argumentType(input, family);
}

function replyType(group: Group, { answer, family }: Method): string {
  if (answer.kind === 'selected') {
    const shape = `${shapesName(group)}[Choice]`;
    return answer.echoed ? `CompactChoice<${shape}, L, Choice>` : `Compact<${shape}, L>`;
  }
  return family === 'a' ? `Envelope<${shapeOf(answer)}, I, P, E>` : `Compact<${shapeOf(answer)}, L>`;
}

function documentation(group: Group, method: Method): readonly string[] {
  const { family, summary, description, inputs, options, answer } = method;
  const own = options.map(({ name }) => `\`${memberName(name)}\``).join(', ');
  const all = `what every ${family === 'a' ? 'envelope' : 'compact reply'} takes`;
  const where = family === 'a' ? 'The envelope; `result.answer` is' : 'The compact reply; `result` is';
  return [
    summary,
    ...(description === null ? [] : [description]),
    ...inputs.map((input) => `@param ${memberName(input.name)} - ${inputText(input)}`),
    `@param options - ${own === '' ? all : `${own}, and ${all}`}.`,
    '@param request - `signal`, `timeout`, `retries` and `correlationId` of this call.',
    `@returns ${where} ${answerWords(answer)}.`,
    exampleCode(group, method),
  ];
}

/** A selector's choices are listed by its type. */
function inputText(input: Argument): string {
  return input.choices.length === 0 ? argumentText(input) : input.description;
}

/** The module of all groups: what the client is made of. */
export function groupsModule({ groups }: ClientModel): string {
  return `import type { Sender } from '../sender.ts';
${groups.map((group) => `import { ${classNames(group)} } from './${group.id}.ts';\n`).join('')}
${groups.map((group) => `export type * from './${group.id}.ts';\n`).join('')}
/** Every group of operations; the replies are envelopes. */
export class Groups {
${groupMembers(groups, 'a')}}

/** The groups that have compact replies. */
export class CompactGroups {
${groupMembers(groups, 'b')}}
`;
}

function classNames(group: Group): string {
  return FAMILIES.filter((family) => group.methods[family].length > 0)
    .map((family) => className(group, family))
    .join(', ');
}

/** The groups of a family as members, and the constructor that makes them. */
function groupMembers(groups: readonly Group[], family: Family): string {
  const present = groups.filter((group) => group.methods[family].length > 0);
  const members = present.map(
    (group) => `${comment([group.summary], '  ')}  readonly ${camelCase(group.words)}: ${className(group, family)};\n`,
  );
  const made = present.map(
    (group) => `    this.${camelCase(group.words)} = new ${className(group, family)}(sender);\n`,
  );
  return `${members.join('')}
  constructor(sender: Sender) {
${made.join('')}  }
`;
}
