// Spelling: names, comments and types as TypeScript writes them.

import { ANSWER_FORMS } from '@matrixsteps/api/answers/answer-forms.ts';
import { type Form, foldForm, type Member } from '../form.ts';
import type { AnswerShape, Argument, Family, OneAnswer } from '../model.ts';

/** `['row', 'min']` is `rowMin`. */
export function camelCase(words: readonly string[]): string {
  const [first, ...others] = words;
  return first + others.map(capital).join('');
}

/** `['row', 'min']` is `RowMin`. */
export function pascalCase(words: readonly string[]): string {
  return words.map(capital).join('');
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A name of the API, `result_name`, as the client has it. */
export function memberName(name: string): string {
  return camelCase(name.split(/[-_]/));
}

/** A comment of paragraphs before a declaration; long lines are broken. */
export function comment(paragraphs: readonly string[], margin = ''): string {
  const lines = paragraphs
    .flatMap((paragraph, index) => [
      ...(index > 0 && !paragraph.startsWith('@') ? [''] : []),
      ...brokenLines(paragraph),
    ])
    .map((line) => line.replaceAll('*/', '*∕'));
  if (lines.length === 1) return `${margin}/** ${lines[0]} */\n`;
  return `${margin}/**\n${lines.map((line) => `${margin} * ${line}`.trimEnd()).join('\n')}\n${margin} */\n`;
}

const WIDTH = 112;

/** Code keeps its lines. */
function brokenLines(paragraph: string): readonly string[] {
  if (paragraph.includes('\n')) return paragraph.split('\n');
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = paragraph.startsWith('@') ? `  ${word}` : word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

export function union(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(' | ');
}

/** Members of an interface, each with its comment. */
export function memberLines(members: readonly Member[], optional = (member: Member) => !member.required): string {
  return members
    .map((member) => {
      const { name, description, form } = member;
      const mark = optional(member) ? '?' : '';
      const said = description === null ? '' : comment([description], '  ');
      return `${said}  readonly ${memberName(name)}${mark}: ${formType(form)};\n`;
    })
    .join('');
}

/** The type of a form. */
export function formType(form: Form): string {
  return foldForm<Form['kind'], string>(form, {
    text: () => 'string',
    number: () => 'number',
    whole: () => 'number',
    truth: () => 'boolean',
    nothing: () => 'null',
    anything: () => 'unknown',
    choice: ({ values }) => union(values),
    list: ({ of }) => `readonly (${formType(of)})[]`,
    tuple: ({ of }) => `readonly [${of.map(formType).join(', ')}]`,
    map: ({ of }) => `{ readonly [name: string]: ${formType(of)} }`,
    record: ({ members }) => `{\n${memberLines(members)}}`,
    reference: ({ name }) => name,
    either: ({ of }) => of.map(formType).join(' | '),
  });
}

/** The type of an argument. */
export function argumentType({ kind, choices, conventions, default: fallback }: Argument, family: Family): string {
  const entry = family === 'a' ? '' : '<NumberEntry>';
  const single = family === 'a' ? 'Entry' : 'NumberEntry';
  const types: { readonly [K in Argument['kind']]: string } = {
    matrix: `Matrix${entry}`,
    operand: `Matrix${entry} | ${single}`,
    lines: `Matrix${entry} | Row${entry}`,
    vector: `Row${entry}`,
    vectors: `Matrix${entry}`,
    'optional-matrix': `Matrix${entry} | null`,
    texts: 'readonly string[] | null',
    'optional-vector': `Row${entry} | null`,
    'optional-number': `${single} | null`,
    number: single,
    integer: 'number',
    position: 'number',
    'optional-position': 'number | null',
    positions: 'number | readonly number[]',
    selection: 'number | readonly number[] | string',
    choice: union(choices.map(([value]) => value)),
    flag: 'boolean',
    name: 'string',
    places: 'number | null',
    seed: 'number',
    preference: 'boolean | null',
    conventions: `{ ${conventions.map(({ name, permitted }) => `readonly ${name}?: ${union(permitted.map(([value]) => value))}`).join('; ')} }`,
    choices: `readonly (${union(choices.map(([value]) => value))})[]${fallback === null ? ' | null' : ''}`,
  };
  return types[kind];
}

export function shapeOf({ kind, parts }: OneAnswer): string {
  if (parts === null) return ANSWER_FORMS[kind].clients.typescript.shape;
  return `Shape<${formType(parts.numbers)}, ${formType(parts.texts)}>`;
}

/** The shape of an answer in words. */
export function answerWords({ kind }: AnswerShape): string {
  return kind === 'selected'
    ? 'what the choice says; with "all" an object'
    : ANSWER_FORMS[kind].clients.typescript.words;
}

/** What an argument means, with its choices, limits and default. */
export function argumentText({ description, choices, minimum, maximum, default: fallback }: Argument): string {
  const listed = choices.map(([value, meaning]) => `${JSON.stringify(value)} (${meaning})`).join(', ');
  const limits =
    minimum === null || maximum === null || Math.abs(minimum) >= 1e9 ? '' : ` From ${minimum} to ${maximum}.`;
  const usual = fallback === undefined ? '' : ` Default: ${JSON.stringify(fallback)}.`;
  return `${description}${listed === '' ? '' : ` One of ${listed}.`}${limits}${usual}`;
}
