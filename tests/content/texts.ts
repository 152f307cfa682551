// Texts: all the prose that readers get, each piece with the place where it stands.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Catalogue, operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Topic } from '@matrixsteps/engine/catalogue/topic.ts';
import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import { randomOf } from '@matrixsteps/engine/learning/random.ts';
import { FORMULA_SIGN, prosesOf, textOf, titlesOf } from '@matrixsteps/engine/testing/learning/learn-prose.ts';

/** Words, and where they stand. */
export interface Text {
  readonly place: string;
  readonly words: string;
}

const PROJECT = join(import.meta.dirname, '..', '..');
const SEEDS = [1, 2, 3, 4];

/** What the catalogue says: titles, summaries, fields, learning content, hints. */
export function textsOfCatalogue(catalogue: Catalogue): readonly Text[] {
  const topics = catalogue.topics.flatMap(({ topic }) => textsOfTopic(topic));
  const operations = operationsOf(catalogue);
  return [...topics, ...operations.flatMap(textsOfOperation), ...textsOfLearning(operations)];
}

function textsOfTopic({ id, title, summary }: Topic): readonly Text[] {
  return [title, summary].map((words) => ({ place: id, words }));
}

function textsOfOperation(operation: Operation): readonly Text[] {
  const { id, title, summary, body, examples, methods } = operation;
  const words = [
    title,
    summary,
    ...body.flatMap(({ label, description, permitted }) => [label, description, ...permitted.map(([, text]) => text)]),
    ...examples.map((example) => example.title),
    ...methods.map(([, description]) => description),
    ...hintsOf(operation),
  ];
  return [...new Set(words)].map((text) => ({ place: id, words: text }));
}

function hintsOf({ exercise }: Operation): readonly string[] {
  if (exercise === null) return [];
  return DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.flatMap((seed) => {
      const { prompt, hints } = exercise.draw(randomOf(seed), difficulty);
      return [...(prompt === undefined ? [] : [prompt]), ...hints].map(textOf);
    }),
  );
}

/** The content that siblings share is read once. */
function textsOfLearning(operations: readonly Operation[]): readonly Text[] {
  const places = new Map(operations.map(({ id, learn }) => [learn, id]));
  return [...places].flatMap(([learn, id]) => {
    if (learn === null) return [];
    return [
      ...prosesOf(learn).map(({ field, prose }) => ({ place: `${id}, ${field}`, words: textOf(prose) })),
      ...titlesOf(learn).map(({ field, text }) => ({ place: `${id}, ${field}`, words: text })),
      ...[learn.educationLevel.displayName, learn.educationLevel.description].map((words) => ({
        place: `${id}, educationLevel`,
        words,
      })),
    ];
  });
}

/** The reviewed sentences of the stories; what stands for numbers and mathematics is no word. */
export function textsOfStories(): readonly Text[] {
  const folder = join(PROJECT, 'engine', 'operations');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('sentences.txt'))
    .flatMap((path) => linesOf(join(folder, path), (text) => text.replaceAll(/\{[^}]*\}+|\[\]|#/g, FORMULA_SIGN)));
}

/** The documents of the project, without code, addresses, markup and the endings of file names. */
export function textsOfDocuments(): readonly Text[] {
  const decisions = readdirSync(join(PROJECT, 'decisions')).map((name) => join('decisions', name));
  const documents = [...readdirSync(PROJECT), ...decisions].filter((path) => path.endsWith('.md'));
  return documents.flatMap((path) => linesOf(join(PROJECT, path), proseOfMarkdown));
}

/** What the pages in the browser say between their tags. What stands in strings of their code is not looked at. */
export function textsOfPages(): readonly Text[] {
  const folder = join(PROJECT, 'web');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('node_modules'))
    .flatMap((path) => linesOf(join(folder, path), proseOfMarkup));
}

/** Arrows, calls, ends of statements; a member, the end of a pattern, and what stands after a condition. */
const LIKE_A_PROGRAM =
  /=>|\(\)|;\n|\) : \(|\? \(|&& |\b(?:function|const|readonly)\b|\w\.\w|\}, |\) return |^\)|: [A-Z]\w+$/;

function blank(code: string): string {
  return code.replaceAll(/[^\n]/g, ' ');
}

/** All that is not between two tags becomes blank; so does what is between them and looks like a program. */
function proseOfMarkup(text: string): string {
  const pieces = text
    .replaceAll(/<(?<tag>code|kbd)\b[^>]*>[\s\S]*?<\/\k<tag>>|\{[^{}]*\}/g, blank)
    .split(/(?<piece>(?<=[a-z"'/}] ?>)[^<>{}=]+(?=[<{]))/);
  return pieces.map((piece, index) => (index % 2 === 1 && !LIKE_A_PROGRAM.test(piece) ? piece : blank(piece))).join('');
}

/** Code becomes blank lines, so that the numbers of lines stay. */
function proseOfMarkdown(text: string): string {
  return text
    .replaceAll(/^(?<fence>```|~~~)[\s\S]*?^\k<fence>/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<ticks>`+)[^`][\s\S]*?\k<ticks>/g, (code) => code.replaceAll(/[^\n]/g, FORMULA_SIGN))
    .replaceAll(/\]\([^)]*\)|<[^>\n]+>|https?:\/\/\S+|&[a-z]+;|^\[\d+\]: \S+$/gm, ' ')
    .replaceAll(/\.(?:md|html|ts|json|txt)\b/g, ' ');
}

function linesOf(path: string, prose: (text: string) => string): readonly Text[] {
  return prose(readFileSync(path, 'utf8'))
    .split('\n')
    .map((words, line) => ({ place: `${relative(PROJECT, path)}:${line + 1}`, words }));
}
