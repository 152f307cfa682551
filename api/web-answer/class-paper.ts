// Class sheets on paper: the exercises, the key with the answers, or the worked solutions, for a page and as a document of LaTeX.

import type { Block } from '@matrixsteps/engine/document/block.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import { type DocumentVersion, latexDocument } from '@matrixsteps/engine/render/latex-document.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { type PreparedRequest, replyOf } from '../execute/prepare.ts';
import { generated, type SheetExercise } from '../practice/exercise-sheet.ts';
import { EXERCISE } from '../practice/exercises.ts';
import { workingOf } from '../sections/exercise-working.ts';
import { plain } from '../serialize/json.ts';
import { type DrawnSheet, drawnExercises } from './class-sheet.ts';
import { qrModules, qrPath } from './qr-code.ts';
import { answerOf, choicesOf, promptOf } from './worked-exercise.ts';

export const PAPERS = ['sheet', 'key', 'solutions'] as const;
export type Paper = (typeof PAPERS)[number];

/** One of the versions of a sheet: its exercises are those of its seed. */
export interface PaperVersion {
  readonly seed: number;
  /** Such as "Version 2 of 4"; null where there is nothing to tell apart. */
  readonly label: string | null;
  /** Where the same exercises are done in a browser. */
  readonly address: string;
}

export interface ClassPaper extends Omit<DrawnSheet, 'seed'> {
  readonly title: string;
  readonly paper: Paper;
  readonly format: 'page' | 'latex';
  readonly versions: readonly PaperVersion[];
}

/** Nanoseconds to solve an exercise with its steps and to write these, about. */
const WORKED = 6_000_000;

const SUBTITLES: { readonly [P in Paper]: string | null } = {
  sheet: null,
  key: 'Answer key',
  solutions: 'Worked solutions',
};

/** `bytes` is a `ClassPaper` in JSON, as this service has written it. The reply has the pages of all versions, or one document. */
export function prepareClassPaper(
  endpoints: readonly Endpoint[],
  bytes: Uint8Array,
  maxReplyBytes: number,
): PreparedRequest {
  const asked: ClassPaper = JSON.parse(Buffer.from(bytes).toString());
  const each = asked.paper === 'solutions' ? EXERCISE + WORKED : EXERCISE;
  return {
    kind: 'prepared',
    nanoseconds: asked.versions.length * asked.count * each,
    run: () =>
      replyOf(
        plain(
          asked.format === 'latex'
            ? inLatex(endpoints, asked, maxReplyBytes)
            : forPage(endpoints, asked, maxReplyBytes),
        ),
        null,
      ),
  };
}

function exercisesOf(
  endpoints: readonly Endpoint[],
  asked: ClassPaper,
  { seed }: PaperVersion,
): readonly SheetExercise[] {
  return drawnExercises(endpoints, { ...asked, seed });
}

function inLatex(endpoints: readonly Endpoint[], asked: ClassPaper, maxReplyBytes: number): object {
  const { title, paper } = asked;
  const versions = asked.versions.map((version): DocumentVersion => {
    const exercises = exercisesOf(endpoints, asked, version).map((drawn) => {
      const exercise = generated(drawn);
      return {
        prompt: promptOf(exercise),
        choices: choicesOf(exercise),
        answer: paper === 'sheet' ? [] : answerOf(exercise),
        working: paper === 'solutions' ? workingOf(exercise, maxReplyBytes) : [],
        style: exercise.style,
      };
    });
    return { label: version.label, address: version.address, code: qrModules(version.address), exercises };
  });
  return { latex: latexDocument({ title, subtitle: SUBTITLES[paper], versions }) };
}

function forPage(endpoints: readonly Endpoint[], asked: ClassPaper, maxReplyBytes: number): object {
  const { paper } = asked;
  const versions = asked.versions.map((version) => ({
    label: version.label,
    address: version.address,
    code: qrPath(version.address),
    exercises: exercisesOf(endpoints, asked, version).map((drawn) => shown(drawn, paper, maxReplyBytes)),
  }));
  return { versions };
}

/** An exercise of a page, with as much of its solution as the paper has. */
function shown(drawn: SheetExercise, paper: Paper, maxReplyBytes: number): object {
  const exercise = generated(drawn);
  const { id, style } = exercise;
  const prose = (text: Prose): string => RENDERERS.html.prose(text, style);
  return {
    id,
    prompt: prose(promptOf(exercise)),
    choices: choicesOf(exercise).map((choice) => prose(choice)),
    answer: paper === 'sheet' ? null : prose(answerOf(exercise)),
    working: paper === 'solutions' ? workingOf(exercise, maxReplyBytes).map((block) => blockShown(block, style)) : [],
  };
}

function blockShown(block: Block, style: NumberStyle): object {
  const { html, speech } = RENDERERS;
  const { kind, explain } = block;
  return {
    kind,
    html: html.block(block, style),
    speech: speech.block(block, style),
    explain: explain === null ? null : html.prose(explain, style),
  };
}
