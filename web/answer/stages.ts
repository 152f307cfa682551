// Stages: the blocks of a story in the order in which a reader meets them.

import { headingLevel } from '../formula/markup.ts';
import type { Step } from '../service/answers.ts';

/** What appears at once: a formula or a sentence, with the smaller headings before it. */
export interface Moment {
  /** Counted from 0 through the whole story. */
  readonly place: number;
  readonly headings: readonly Step[];
  /** Null only where a story ends with a heading. */
  readonly block: Step | null;
}

/** A part of the story under one heading. */
export interface Stage {
  /** Null for what stands before the first heading. */
  readonly heading: Step | null;
  readonly moments: readonly Moment[];
}

interface Draft {
  readonly heading: Step | null;
  readonly moments: Moment[];
  waiting: Step[];
}

function isHeading({ kind }: Step): boolean {
  return kind === 'heading';
}

function opensStage(step: Step): boolean {
  return isHeading(step) && headingLevel(step.html) === 1;
}

/** The story without its background, divided at the headings of the first level. */
export function stagesOf(steps: readonly Step[]): readonly Stage[] {
  const drafts: Draft[] = [];
  let place = 0;
  const close = (draft: Draft, block: Step | null): void => {
    draft.moments.push({ place, headings: draft.waiting, block });
    draft.waiting = [];
    place++;
  };
  const settle = (draft: Draft | undefined): void => {
    if (draft !== undefined && (draft.waiting.length > 0 || draft.moments.length === 0)) close(draft, null);
  };
  for (const step of steps.filter(({ background }) => !background)) {
    if (opensStage(step) || drafts.length === 0) {
      settle(drafts.at(-1));
      drafts.push({ heading: opensStage(step) ? step : null, moments: [], waiting: [] });
      if (opensStage(step)) continue;
    }
    const draft = drafts[drafts.length - 1];
    if (isHeading(step)) draft.waiting.push(step);
    else close(draft, step);
  }
  settle(drafts.at(-1));
  return drafts.map(({ heading, moments }) => ({ heading, moments }));
}

/** Theory that a reader may skip. */
export function backgroundOf(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ background }) => background);
}

export function momentCount(stages: readonly Stage[]): number {
  return stages.reduce((count, { moments }) => count + moments.length, 0);
}

/** The stages up to a moment. */
export function stagesUpTo(stages: readonly Stage[], place: number): readonly Stage[] {
  return stages
    .map(({ heading, moments }) => ({ heading, moments: moments.filter((moment) => moment.place <= place) }))
    .filter(({ moments }) => moments.length > 0);
}

/** The steps that appear with a moment, from the heading of its stage on. */
export function stepsAt(stages: readonly Stage[], place: number): readonly Step[] {
  return stages.flatMap(({ heading, moments }) =>
    moments
      .filter((moment) => moment.place === place)
      .flatMap(({ headings, block }) =>
        [moments[0].place === place ? heading : null, ...headings, block].filter((step) => step !== null),
      ),
  );
}

/** The place of the moment that a step belongs to; null for background. */
export function placeOf(stages: readonly Stage[], id: string): number | null {
  for (let place = 0; place < momentCount(stages); place++) {
    if (stepsAt(stages, place).some((step) => step.id === id)) return place;
  }
  return null;
}

/** "Step 2 of 6, line 1 of 4": steps are counted as their circles are, and lines within them. */
export function placeName(stages: readonly Stage[], place: number): string {
  const titled = stages.filter(({ heading }) => heading !== null);
  const stage = stages.findLast(({ moments }) => moments[0].place <= place) ?? stages[0];
  const line = `line ${place - stage.moments[0].place + 1} of ${stage.moments.length}`;
  const number = titled.indexOf(stage) + 1;
  if (number === 0) return titled.length === 0 ? sentenceStart(line) : `Before step 1, ${line}`;
  return `Step ${number} of ${titled.length}${stage.moments.length === 1 ? '' : `, ${line}`}`;
}

function sentenceStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
