// Papers of class sheets as LaTeX, on every operation that has exercises.

import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { exerciseSources } from '@matrixsteps/api/practice/exercise-sheet.ts';
import { practiceOperations } from '@matrixsteps/api/practice/practice-operations.ts';
import { type ClassPaper, type Paper, PAPERS, prepareClassPaper } from '@matrixsteps/api/web-answer/class-paper.ts';
import { DEFAULT_MAX_REPLY_BYTES } from '@matrixsteps/api/serialize/long-text.ts';

/** Everything that LaTeX reads as a command, letters of several scripts, and what pdfLaTeX has no font for. */
export const HOSTILE_TITLE = '50% of A_1 & {B} \\end{document} #1 $x$ ~^ λ Ж 矩 é ½ − “ok” <a> 🙂';

const endpoints = await loadEndpoints();
const operations = exerciseSources(practiceOperations(endpoints).values()).map(({ operation }) => operation.id);

export interface NamedDocument {
  readonly name: string;
  readonly latex: string;
}

function documentOf(turns: ClassPaper['turns'], paper: Paper, title: string): string {
  const asked: ClassPaper = {
    title,
    turns,
    difficulty: 'mixed',
    count: 20,
    paper,
    format: 'latex',
    versions: [1, 2].map((seed) => ({
      seed,
      label: `Version ${seed}`,
      address: `https://matrix.example.org/c/AbCdEfGh1234?version=${seed}`,
    })),
  };
  const prepared = prepareClassPaper(endpoints, Buffer.from(JSON.stringify(asked)), DEFAULT_MAX_REPLY_BYTES);
  const outcome = prepared.run();
  if (outcome.kind === 'invalid') throw new Error('the paper is refused');
  const { latex }: { readonly latex: string } = JSON.parse(
    Buffer.concat(outcome.chunks.map(({ bytes }) => bytes)).toString(),
  );
  return latex;
}

const OPERATIONS_OF_A_DOCUMENT = 10;

/** Sheet, key and solutions on all operations, ten a document, of exercises that compute and of all kinds. */
export function* allDocuments(): Generator<NamedDocument, void> {
  for (let start = 0; start < operations.length; start += OPERATIONS_OF_A_DOCUMENT) {
    const some = operations.slice(start, start + OPERATIONS_OF_A_DOCUMENT);
    for (const kind of ['compute', 'mixed']) {
      const turns = some.map((operation) => ({ operation, kind, objective: null }));
      for (const paper of PAPERS) {
        yield { name: `${paper} ${kind} ${some[0]}`, latex: documentOf(turns, paper, HOSTILE_TITLE) };
      }
    }
  }
}

/** A document whose title has these characters. */
export function documentTitled(title: string): string {
  return documentOf([{ operation: 'trace', kind: 'compute', objective: null }], 'sheet', title);
}
