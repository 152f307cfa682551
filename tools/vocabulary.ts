// Vocabulary: words and signs that stand in one place only, and what in a file breaks it.

import { basename } from 'node:path';
import { codeOf } from './code-text.ts';
import { FORBIDDEN_NAMES } from './layers.ts';
import { type Finding, isTest, lineAt, type SourceFile } from './source-files.ts';

/** A file of more lines than this wants a reason. */
const LONG_FILE = 300;

/** One rule: which files it looks at, what it looks for there, and the sentence for each match. */
interface Rule {
  readonly looksAt: (path: string) => boolean;
  /** Only names and texts of one word count: prose may use any word of plain English. */
  readonly inCode?: true;
  readonly pattern: RegExp;
  readonly sentence: (match: string) => string;
}

/** LaTeX is written in one file, and read where students' answers are. */
const MAY_NAME_LATEX = /^(?:engine\/render\/latex(?:-document|-characters)?\.ts$|api\/student-answers\/)/;

const RULES: readonly Rule[] = [
  {
    looksAt: (path) => path.startsWith('engine/operations/') || path.startsWith('engine/algorithms/'),
    inCode: true,
    pattern: /\b(?:request|response|profile|level|status|decimals|html|latex)\b/gi,
    sentence: (word) => `an operation cannot know who asked: no name or choice is called "${word}" here`,
  },
  {
    // An escaped backslash before a word; unicode escapes of JSON texts are no commands.
    looksAt: (path) => isOurs(path) && !isTest(path) && !MAY_NAME_LATEX.test(path),
    pattern: /\\\\(?!u[0-9a-f{])[a-z]{2,}/gi,
    sentence: (command) => `the command ${command} belongs to engine/render/latex.ts or latex-document.ts`,
  },
  {
    looksAt: (path) => isOurs(path) && !isTest(path) && !MAY_NAME_LATEX.test(path),
    pattern: /(?<=String\.raw`[^`]*)\\[a-z]{2,}/gi,
    sentence: (command) => `the command ${command} belongs to engine/render/latex.ts or latex-document.ts`,
  },
  {
    looksAt: (path) =>
      isOurs(path) &&
      !isTest(path) &&
      !['engine/exact/', 'engine/render/', 'api/serialize/', 'api/student-answers/'].some((f) => path.startsWith(f)),
    pattern: /^import\b[^;]*\broundHalfAway\b[^;]*?;/gm,
    sentence: () => 'rounding belongs to engine/exact, engine/render, api/serialize and api/student-answers',
  },
];

/** The findings in one file. */
export function vocabularyFindings(file: SourceFile): readonly Finding[] {
  const { path, text } = file;
  const words = RULES.filter(({ looksAt }) => looksAt(path)).flatMap(({ pattern, sentence, inCode }) =>
    [...(inCode === undefined ? text : codeOf(text)).matchAll(pattern)].map((match) => ({
      path,
      line: lineAt(text, match.index),
      sentence: sentence(match[0]),
    })),
  );
  return [...words, ...nameFindings(file), ...headerFindings(file)];
}

/** The files that are longer than usual, as warnings. What is to be learnt about an operation is one page of data, however long. */
export function longFiles(files: readonly SourceFile[]): readonly string[] {
  return files
    .map(({ path, text }) => ({ path, lines: lineAt(text, text.length) - 1 }))
    .filter(({ path, lines }) => lines > LONG_FILE && basename(path) !== 'learn.ts')
    .map(({ path, lines }) => `warning: ${path} has ${lines} lines; is it one thing?`);
}

function nameFindings({ path }: SourceFile): readonly Finding[] {
  const name = basename(path).split('.')[0];
  if (!FORBIDDEN_NAMES.includes(name)) return [];
  return [{ path, line: 1, sentence: `no file is called ${name}: name it after what it exports` }];
}

/** Topics and examples are plain data whose name says it all. */
function headerFindings({ path, text }: SourceFile): readonly Finding[] {
  if (
    !isOurs(path) ||
    isTest(path) ||
    ['topic.ts', 'examples.ts'].includes(basename(path)) ||
    /^(?:#!.*\n)?(?:\/\/|\/\*\*?)\s/.test(text)
  )
    return [];
  return [{ path, line: 1, sentence: 'the file does not begin with a comment that says what it is' }];
}

/** Whether a file belongs to the packages of the service. */
function isOurs(path: string): boolean {
  return /^(?:engine|api|server)\//.test(path);
}
