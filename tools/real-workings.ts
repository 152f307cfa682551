// Writes what the service says of the real workings: npm run real-workings -> tests/workings/real.md

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerIn, practise } from '@matrixsteps/api/testing/practice.ts';

const folder = new URL('../tests/workings/', import.meta.url);

interface Labelled {
  readonly id: string;
  readonly task: { readonly operation: string };
  readonly lines: readonly object[];
  readonly policy?: object;
  readonly source: string;
  readonly truth: {
    readonly first_slip: number | null;
    readonly kind: string | null;
    readonly row: number | null;
    readonly answer: string;
  };
}

interface Feedback {
  readonly lines: readonly {
    readonly verdict: string;
    readonly certainty: string;
    readonly read: { readonly text: string; readonly operations: readonly string[] };
    readonly row: number | null;
    readonly column: number | null;
    readonly explanations: readonly { readonly kind: string; readonly sentence: string; readonly question: string }[];
  }[];
  readonly first_slip: number | null;
  readonly answer: string;
  readonly hints: readonly string[];
}

/** The Markdown text: each working with our verdicts, and of a slip what is said in all five rungs, beside its label. */
export function realWorkings(): string {
  const records = readFileSync(new URL('real.jsonl', folder), 'utf8').trim().split('\n');
  const parts = records.map((record) => workingText(JSON.parse(record)));
  return `# What is said of thirty real workings\n\nWritten by \`npm run real-workings\`; a test keeps it fresh.\n\n${parts.join('\n')}`;
}

function workingText({ id, task, lines, policy, source, truth }: Labelled): string {
  const body = { task, working: lines, ...(policy === undefined ? {} : { policy }), feedback: { rung: 5 } };
  const feedback: Feedback = JSON.parse(JSON.stringify(answerIn(practise('/feedback/working', body))));
  const { operation, ...inputs } = task;
  const shown = feedback.lines.map(({ read, verdict }, index) => {
    const operations = read.operations.length === 0 ? '' : `${read.operations.join('; ')}: `;
    return `${index + 1}. ${operations}${read.text.replaceAll('\n', ', ')}: ${verdict}`;
  });
  return [
    `## ${id}: ${operation}`,
    '',
    `${JSON.stringify(inputs)}, from <${source}>`,
    '',
    ...shown,
    '',
    ...(feedback.first_slip === null ? ['No slip'] : slipText(feedback, feedback.first_slip)),
    '',
    `Label: ${truth.first_slip === null ? 'no slip' : `line ${truth.first_slip + 1}, row ${truth.row ?? 'none'}, ${truth.kind ?? 'no kind'}`}; answer ${truth.answer} (ours: ${feedback.answer})`,
    '',
  ].join('\n');
}

function slipText({ lines, hints }: Feedback, slip: number): readonly string[] {
  const { row, column, certainty, explanations } = lines[slip];
  return [
    `First slip: line ${slip + 1}, row ${row ?? 'none'}, column ${column ?? 'none'}, ${certainty}`,
    '',
    ...explanations.map(({ kind, sentence, question }) => `* ${kind}: ${sentence} ${question}`),
    ...(explanations.length === 0 ? ['* no kind is known'] : []),
    '',
    ...hints.map((hint, index) => `${index + 1}. ${hint}`),
  ];
}

if (import.meta.main) writeFileSync(fileURLToPath(new URL('real.md', folder)), realWorkings());
