// Groups as lists of functions: one function for each endpoint.

import type { AnswerShape, Argument, ClientModel, Family, Group, Method } from '../model.ts';
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

/** The functions of a group, which are made for a client. */
export function groupFile(group: Group, { options }: ClientModel): string {
  return familiesOf(group)
    .map((family) => {
      const methods = group.methods[family].map((method) => functionCode(group, method, options[family]));
      const name = snakeCase(group.words);
      return `
${FAMILIES[family]}_${name} <- function(ask) {
  new_group(list(
${methods.join(',\n')}
  ), "${name}")
}
`;
    })
    .join('');
}

/** Defaults stand in the signature for readers; what is not given is not sent. */
function functionCode(group: Group, method: Method, common: readonly Argument[]): string {
  const { words, family, path, inputs, options, answer } = method;
  const given = [
    ...inputs.map((input) => input.name),
    ...[...options, ...common].map((option) => `${option.name} = ${rDefault(option.default)}`),
    'request = list()',
  ];
  const name = snakeCase(words);
  const shape = answer.kind === 'selected' ? selectedCode(answer) : JSON.stringify(answer.kind);
  return `    ${name} = function(
      ${given.join(',\n      ')}
    ) {
      ask(
        "${FAMILIES[family]}", "${snakeCase(group.words)}$${name}", "${path}",
        ${kindsCode(inputs)}, ${kindsCode(options)},
        ${shape}, environment()
      )
    }`;
}

/** The kinds of arguments, which say how each is written. */
function kindsCode(fields: readonly Argument[]): string {
  return `c(${fields.map(({ name, kind }) => `${name} = "${kind}"`).join(', ')})`;
}

function selectedCode({ selector, all, choices }: Extract<AnswerShape, { readonly kind: 'selected' }>): string {
  const shapes = choices.map(({ value, answer }) => `"${value}" = "${answer}"`);
  const keys = choices.map(({ key }) => `"${key}"`);
  return `list(
          selector = "${selector.name}", all = "${all}",
          kinds = c(
            ${shapes.join(',\n            ')}
          ),
          keys = c(
            ${keys.join(',\n            ')}
          )
        )`;
}

/** All groups, and the options that every function of a family takes. */
export function groupsFile({ groups, options }: ClientModel): string {
  const listed = (family: Family): string =>
    groups
      .filter((group) => group.methods[family].length > 0)
      .map((group) => `    ${snakeCase(group.words)} = ${FAMILIES[family]}_${snakeCase(group.words)}(ask)`)
      .join(',\n');
  const nullable = [...options.a, ...options.b].filter((option) => option.default === null).map(({ name }) => name);
  return `
# Every group of operations; the replies are envelopes.
envelope_groups <- function(ask) {
  list(
${listed('a')}
  )
}

# The groups that have compact replies.
compact_groups <- function(ask) {
  list(
${listed('b')}
  )
}

# The kinds of the options that every function of a family takes.
FAMILY_OPTIONS <- list(
  envelope = ${kindsCode(options.a)},
  compact = ${kindsCode(options.b)}
)

# The options to which NULL means something.
NULLABLE <- c(${[...new Set(nullable)].map((name) => `"${name}"`).join(', ')})
`;
}
