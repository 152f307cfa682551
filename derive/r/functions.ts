// Groups as data: one entry for each endpoint, from which the client makes a function.

import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import type { AnswerShape, Argument, ClientModel, Family, Group, Method, OneAnswer } from '../model.ts';
import { rDefault } from './code.ts';

/** The names of the families in the core of the client. */
export const FAMILIES: { readonly [F in Family]: string } = { a: 'envelope', b: 'compact' };

/** The families in which a group has functions. */
export function familiesOf(group: Group): readonly Family[] {
  return (['a', 'b'] as const).filter((family) => group.methods[family].length > 0);
}

/** `['row', 'min']` is `row_min`. */
export function snakeCase(words: readonly string[]): string {
  return words.join('_');
}

/** The endpoints of a group, from which the client makes functions. */
export function groupFile(group: Group): string {
  return familiesOf(group)
    .map(
      (family) => `
${groupConstant(group, family)} <- list(
${group.methods[family].map((method) => endpointCode(group, method)).join(',\n')}
)
`,
    )
    .join('');
}

function groupConstant({ words }: Group, family: Family): string {
  return snakeCase([FAMILIES[family], ...words]).toUpperCase();
}

function endpointCode(group: Group, { words, path, inputs, options, answer }: Method): string {
  const name = snakeCase(words);
  const kinds = inputs.map((input) => `${input.name} = "${input.kind}"`);
  const members = [
    `method = "${snakeCase(group.words)}$${name}"`,
    `path = "${path}"`,
    `inputs = c(${kinds.join(', ')})`,
    ...(options.length === 0 ? [] : [`options = ${optionsCode(options, '      ')}`]),
    `answer = ${answer.kind === 'selected' ? selectedCode(answer) : shapeCode(answer)}`,
  ];
  return `  ${name} = list(
${members.map((member) => `    ${member}`).join(',\n')}
  )`;
}

/** The kinds of options say how each is written; their defaults stand in the signature for readers. */
function optionsCode(options: readonly Argument[], margin: string): string {
  const members = options.map(
    (option) => `${margin}${option.name} = list(kind = "${option.kind}", default = ${rDefault(option.default)})`,
  );
  return `list(\n${members.join(',\n')}\n${margin.slice(2)})`;
}

/** The kind of an answer, or a list with the kinds of its parts. */
function shapeCode({ kind, parts }: OneAnswer): string {
  return parts === null ? JSON.stringify(kind) : `list(parts = ${partsCode(parts.members)})`;
}

function partsCode(members: readonly AnswerMember[]): string {
  const each = members.map(({ key, kind, members: inner }) => `"${key}" = ${memberCode(kind, inner)}`);
  return `list(${each.join(', ')})`;
}

/** Several structures are named by what each is. */
function memberCode(kind: AnswerMember['kind'], members: readonly AnswerMember[]): string {
  if (kind === 'structures') return `list(each = ${partsCode(members)})`;
  return kind === 'structure' ? partsCode(members) : JSON.stringify(kind);
}

function selectedCode({ selector, all, choices }: Extract<AnswerShape, { readonly kind: 'selected' }>): string {
  const shapes = choices.map(({ value, answer }) => `"${value}" = ${shapeCode(answer)}`);
  const keys = choices.map(({ key }) => `"${key}"`);
  return `list(
      selector = "${selector.name}", all = ${all === null ? 'NULL' : `"${all}"`},
      kinds = list(
        ${shapes.join(',\n        ')}
      ),
      keys = c(
        ${keys.join(',\n        ')}
      )
    )`;
}

/** All groups, and the options that every function of a family takes. */
export function groupsFile({ groups, options }: ClientModel): string {
  const listed = (family: Family): string =>
    groups
      .filter((group) => group.methods[family].length > 0)
      .map((group) => `    ${snakeCase(group.words)} = ${groupConstant(group, family)}`)
      .join(',\n');
  const nullable = [...options.a, ...options.b].filter((option) => option.default === null).map(({ name }) => name);
  return `
# Every group of operations; the replies are envelopes.
envelope_groups <- function() {
  list(
${listed('a')}
  )
}

# The groups that have compact replies.
compact_groups <- function() {
  list(
${listed('b')}
  )
}

# The options that every function of a family takes.
FAMILY_OPTIONS <- list(
  envelope = ${optionsCode(options.a, '    ')},
  compact = ${optionsCode(options.b, '    ')}
)

# The options to which NULL means something.
NULLABLE <- c(${[...new Set(nullable)].map((name) => `"${name}"`).join(', ')})
`;
}
