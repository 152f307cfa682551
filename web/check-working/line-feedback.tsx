// What is said below a line: the verdict, which is the first rung, and of the first slip the hints of the other rungs.

import type { LineFeedback } from '../service/feedback.ts';
import { RungStepper } from '../working/rung-stepper.tsx';
import { NOT_JUDGED, UNJUDGED, wordsOf } from './verdicts.ts';
import { VerdictLine } from './verdict-line.tsx';

/** A line as the page knows it. */
export interface LineState {
  /** Counts the judged lines as they are written, from 1; null for those that are not. */
  readonly number: number | null;
  /** Which part of the line it is, between its equals signs; null where it is the whole line. */
  readonly part: number | null;
  /** Null while the line is being judged. */
  readonly feedback: LineFeedback | null;
  /** The hints so far; null for lines that are not the first slip. */
  readonly hints: readonly string[] | null;
  /** What the service could not read in the line, as sentences. */
  readonly unread: readonly string[];
  /** Whether the service gave no feedback. */
  readonly isRefused: boolean;
}

export const NOT_SENT: LineState = {
  number: null,
  part: null,
  feedback: null,
  hints: null,
  unread: [],
  isRefused: false,
};

interface LineFeedbackProperties {
  readonly state: LineState;
  /** Why the line is not judged; empty where it is. */
  readonly reason: string;
  /** What each rung of the hints tells, from the first. */
  readonly rungs: readonly string[];
  readonly onMore: () => void;
  readonly isWaiting: boolean;
  /** The id of the element with the verdict. */
  readonly id: string;
}

/** "Line 2, part 3". */
export function lineName(number: number, part: number | null): string {
  return part === null ? `Line ${number}` : `Line ${number}, part ${part}`;
}

export function LineFeedbackView({ state, reason, rungs, onMore, isWaiting, id }: LineFeedbackProperties) {
  const { number, part, feedback, hints, unread, isRefused } = state;
  if (number === null) return <VerdictLine id={id} verdict={{ ...NOT_JUDGED, words: reason }} />;
  if (feedback === null && isRefused) return <VerdictLine id={id} verdict={NOT_JUDGED} />;
  if (feedback === null) return <VerdictLine id={id} verdict={UNJUDGED} />;
  const sentences = hints === null ? [] : feedback.explanations.map(({ sentence }) => sentence);
  return (
    <>
      <VerdictLine id={id} verdict={wordsOf(feedback.verdict)} />
      {unread.map((sentence) => (
        <p key={sentence} class="fault">
          {sentence}
        </p>
      ))}
      {sentences.length > 0 && (
        <div class="slip-sentences">
          {sentences.length > 1 && <p>Each of these would explain the line:</p>}
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {hints !== null && (
        <RungStepper
          title={part === null ? `Hints to line ${number}` : `Hints to line ${number}, part ${part}`}
          rungs={rungs.slice(1)}
          hints={hints.slice(1)}
          known={hints[0]}
          onMore={onMore}
          isWaiting={isWaiting}
        />
      )}
    </>
  );
}
