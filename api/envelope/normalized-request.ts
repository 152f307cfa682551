// The normalized request: every parameter with its label, type, choices and value, and the layout groups of a form.

import type { AnyField, Conventions, Field, FieldKind, FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { ParsedRequest } from '../validate/parse-request.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { memoizeWeak } from '../caching/lazy.ts';
import { cachedChunk, type Chunk } from '../serialize/chunks.ts';
import { answerStyle } from '../sections/number-styles.ts';
import { type JsonText, memberList, plain } from '../serialize/json.ts';
import { type AnyText, concatenated, DEFAULT_MAX_REPLY_BYTES, partsOf, wholeText } from '../serialize/long-text.ts';
import { valueExpression, valueJson } from '../serialize/values-json.ts';

/** The type that the contract has for each kind of field. */
const types: { readonly [K in FieldKind]: 'str' | 'matrix' | 'bool' | 'int' | 'vector_str' } = {
  matrix: 'matrix',
  operand: 'matrix',
  lines: 'matrix',
  vector: 'matrix',
  vectors: 'matrix',
  'optional-matrix': 'matrix',
  texts: 'vector_str',
  'optional-vector': 'matrix',
  'optional-number': 'matrix',
  number: 'matrix',
  integer: 'int',
  position: 'vector_str',
  'optional-position': 'vector_str',
  positions: 'vector_str',
  selection: 'vector_str',
  choice: 'str',
  flag: 'bool',
  name: 'str',
  places: 'int',
  seed: 'int',
  choices: 'vector_str',
  preference: 'bool',
  // Written member by member, each a choice.
  conventions: 'str',
};

/** Groups lay a form out and carry no value. */
const GROUPS = [
  ['tab_main', 'Main'],
  ['tab_options', 'Options'],
  ['footer', 'Footer'],
] as const;

/**
 * An object in parts. What follows the inputs is one of them, as long as all options are left as they are.
 * @throws ReplyTooLong where a value alone is longer than `maxBytes`
 */
export function normalizedRequest(request: ParsedRequest, maxBytes: number): readonly (JsonText | Chunk)[] {
  const { endpoint, values } = request;
  const style: NumberStyle = { ...answerStyle(request), decimals: null };
  const { inputs, options, ending } = layoutOf(endpoint);
  const written = (field: AnyField): readonly (JsonText | Chunk)[] =>
    field.kind === 'conventions'
      ? conventionMembers(field, values(field))
      : [...partsOf(parameterMember(field, values, style, maxBytes)), ','];
  const isLeftAlone = options.every((field) => isLeft(field, values));
  return ['{', ...inputs.flatMap(written), ...(isLeftAlone ? [ending] : [...options.flatMap(written), GROUP_MEMBERS])];
}

interface Layout {
  readonly inputs: readonly AnyField[];
  readonly options: readonly AnyField[];
  /** The options with their fallbacks, the groups and the closing brace. */
  readonly ending: Chunk;
}

const layoutOf = memoizeWeak(({ fields, parameters }: Endpoint): Layout => {
  const inputs = fields.filter((field) => !parameters.includes(field));
  const left = parameters.map((field) =>
    field.kind === 'conventions'
      ? conventionMembers(field, field.fallback ?? {}).join('')
      : `${wholeText(parameterMember(field, fallbacks, FRACTIONS, DEFAULT_MAX_REPLY_BYTES))},`,
  );
  return { inputs, options: parameters, ending: cachedChunk(left.join('') + GROUP_MEMBERS) };
});

const fallbacks: FieldValues = ({ name, fallback }) => {
  if (fallback === undefined) throw new Error(`the option ${name} has no fallback`);
  return fallback;
};

function isLeft<K extends FieldKind>(field: { [P in K]: Field<P> }[K], values: FieldValues): boolean {
  return values<K>(field) === field.fallback;
}

/** The member of a field: its key, and what is known of it. */
function parameterMember(field: AnyField, values: FieldValues, style: NumberStyle, maxBytes: number): AnyText {
  const { before, after } = describedOnce(field);
  const expression = valueExpression(field, values);
  const latex = expression === null ? 'null' : plain(RENDERERS.latex.expression(expression, style));
  return concatenated([before, valueJson(field, values, maxBytes), `,"latex":${latex}${after}`], maxBytes);
}

/** A member for each convention of a field, each with a comma behind it: `notation.determinant`. */
function conventionMembers(
  { name: owner, conventions }: Field<'conventions'>,
  chosen: Conventions,
): readonly JsonText[] {
  return conventions.map(({ name, label, description, permitted, fallback }) => {
    const key = `${owner}.${name}`;
    const member = {
      name: key,
      label,
      type: types.conventions,
      description,
      choices: Object.fromEntries(permitted),
      value: chosen[name] ?? fallback,
      latex: null,
      category: 'options',
    };
    return `${plain(key)}:${plain(member)},`;
  });
}

/** What every reply says of a field, before and after its value. */
const describedOnce = memoizeWeak((field: AnyField) => ({
  before: `${plain(field.name)}:{${memberList([
    ['name', plain(field.name)],
    ['label', plain(field.label)],
    ['type', plain(types[field.kind])],
    ['description', plain(field.description)],
    ['choices', field.permitted.length === 0 ? 'null' : plain(Object.fromEntries(field.permitted))],
  ])},"value":`,
  after: `,"category":${plain(field.category)}}`,
}));

const GROUP_MEMBERS = `${memberList(GROUPS.map(([name, label]) => [name, group(name, label)]))}}`;

function group(name: string, label: string): JsonText {
  return plain({
    name,
    label,
    type: 'str',
    description: null,
    choices: null,
    value: null,
    latex: null,
    category: 'group',
  });
}
