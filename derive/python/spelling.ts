// Spelling: names, texts and types as Python writes them.

import { type Form, foldForm } from '../form.ts';
import type { Argument, Family } from '../model.ts';

/** `['row', 'min']` is `row_min`. */
export function snakeCase(words: readonly string[]): string {
  return words.join('_');
}

/** `['row', 'min']` is `RowMin`. */
export function pascalCase(words: readonly string[]): string {
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** The words that Python keeps for itself; the client's records have the same list. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'from class def in is not global lambda import pass return None'.split(' '),
);

export function memberName(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name;
}

/** A value of JSON as Python writes it; a list is a tuple where it may not be changed. */
export function literal(value: unknown, list: readonly [open: string, close: string] = ['[', ']']): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, part]) => `${quoted(key)}: ${literal(part, list)}`);
    return `{${entries.join(', ')}}`;
  }
  if (!Array.isArray(value)) return JSON.stringify(value);
  const [open, close] = list;
  const tail = open === '(' && value.length === 1 ? ',' : '';
  return open + value.map((item) => literal(item, list)).join(', ') + tail + close;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As `repr` quotes it. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}

/** A text in double quotes, as code has them. */
export function codeText(text: string): string {
  return JSON.stringify(text);
}

export function literals(values: readonly string[]): string {
  return `Literal[${values.map(codeText).join(', ')}]`;
}

const WIDTH = 112;

/** The lines of a paragraph; all but the first stand further in. */
export function brokenLines(paragraph: string, margin: string, further = ''): readonly string[] {
  const lines: string[] = [];
  let line = margin;
  for (const word of paragraph.split(' ')) {
    if (line.trim() !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = `${margin}${further}${word}`;
    } else line = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A docstring of lines that have their margin. */
export function docstring(lines: readonly string[], margin: string): string {
  const text = lines.join('\n').trim().replaceAll('"""', "'''");
  const mark = text.includes('\\') ? 'r"""' : '"""';
  const isShort = !text.includes('\n') && text.length + margin.length < WIDTH && !text.endsWith('"');
  return isShort ? `${margin}${mark}${text}"""\n` : `${margin}${mark}${text}\n${margin}"""\n`;
}

/** The type of a form, where records inside have the name that `nameOf` gives. */
export function formType(form: Form, recordName: string): string {
  return foldForm<Form['kind'], string>(form, {
    text: () => 'str',
    number: () => 'float',
    whole: () => 'int',
    truth: () => 'bool',
    nothing: () => 'None',
    anything: () => 'Any',
    choice: ({ values }) => literals(values),
    list: ({ of }) => listType(of, recordName),
    tuple: ({ of }) => `Tuple[${of.map((inner) => formType(inner, recordName)).join(', ')}]`,
    map: ({ of }) => `Mapping[str, ${formType(of, recordName)}]`,
    record: () => codeText(recordName),
    reference: ({ name }) => codeText(name),
    either: ({ of }) => eitherType(of, recordName),
  });
}

/** The records that a notebook shows as a worked solution; declared before they are named, as Python 3.9 wants it. */
const STEPS: ReadonlySet<string> = new Set(['Step', 'CompactStep']);

function listType(of: Form, recordName: string): string {
  return of.kind === 'reference' && STEPS.has(of.name)
    ? `Steps[${of.name}]`
    : `Tuple[${formType(of, recordName)}, ...]`;
}

function eitherType(forms: readonly Form[], recordName: string): string {
  const types = forms.filter(({ kind }) => kind !== 'nothing').map((form) => formType(form, recordName));
  const inner = types.length === 1 ? types[0] : `Union[${types.join(', ')}]`;
  return types.length === forms.length ? inner : `Optional[${inner}]`;
}

/** The names of tables that may hold texts of exact numbers, and of those that may not, as on the compact routes. */
const TABLES: { readonly [F in Family]: string } = { a: '', b: 'Plain' };

/** The type of an argument of a method of this family. */
export function argumentType({ name, kind, choices, default: fallback }: Argument, family: Family): string {
  const listed = name === 'include' ? 'Sequence[Section]' : `Sequence[${literals(choices.map(([value]) => value))}]`;
  const types: { readonly [K in Argument['kind']]: string } = {
    matrix: `${TABLES[family]}Matrix`,
    operand: `${TABLES[family]}Operand`,
    lines: `${TABLES[family]}Lines`,
    vector: `${TABLES[family]}Row`,
    vectors: `${TABLES[family]}Matrix`,
    'optional-matrix': `Optional[${TABLES[family]}Matrix]`,
    texts: 'Optional[Sequence[str]]',
    'optional-vector': `Optional[${TABLES[family]}Row]`,
    'optional-number': family === 'a' ? 'Optional[Entry]' : 'Optional[PlainEntry]',
    number: family === 'a' ? 'Entry' : 'PlainEntry',
    integer: 'int',
    position: 'int',
    'optional-position': 'Optional[int]',
    positions: 'Union[int, Sequence[int]]',
    selection: 'Union[int, Sequence[int], str]',
    choice: literals(choices.map(([value]) => value)),
    flag: 'bool',
    name: 'str',
    places: 'Optional[int]',
    seed: 'int',
    preference: 'Optional[bool]',
    conventions: 'Mapping[str, str]',
    choices: fallback === null ? `Optional[${listed}]` : listed,
  };
  return types[kind];
}

/** What an argument means, with its choices, limits and default. */
export function argumentText({ description, choices, minimum, maximum, default: fallback }: Argument): string {
  const listed = choices.map(([value, meaning]) => `${codeText(value)} (${meaning})`).join(', ');
  const limits =
    minimum === null || maximum === null || Math.abs(minimum) >= 1e9 ? '' : ` From ${minimum} to ${maximum}.`;
  const usual = fallback === undefined ? '' : ` Default: ${defaultCode(fallback)}.`;
  return `${description}${listed === '' ? '' : ` One of ${listed}.`}${limits}${usual}`;
}

/** A default as code. */
export function defaultCode(value: unknown): string {
  return typeof value === 'string' ? codeText(value) : literal(value, ['(', ')']).replaceAll("'", '"');
}
