// Asks for feedback while the working is written: one request at a time, and the newest wins.

import { useEffect, useRef, useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { askWorkingFeedback, type WorkingFeedback } from '../service/feedback.ts';
import type { Refused } from '../service/http.ts';
import type { FeedbackBody } from './shown-lines.ts';

/** From the last key to the request. */
export const PAUSE_MILLISECONDS = 500;

/** So many replies are kept. */
const MOST_KEPT = 200;

/** A rung of the hints; it is kept while the same line is the first slip. */
interface Rung {
  readonly slip: number | null;
  readonly rung: number;
}

const FIRST_RUNG: Rung = { slip: null, rung: 1 };

export interface Judged {
  readonly body: FeedbackBody;
  readonly rung: number;
  readonly feedback: WorkingFeedback;
}

interface Feedback {
  /** The newest reply, which may be one to an earlier body. */
  readonly judged: Judged | null;
  readonly refused: Refused | null;
  readonly isWaiting: boolean;
  /** Asks for the next rung, at once. */
  readonly sayMore: () => void;
  /** Asks the same once more, after a refusal. */
  readonly askAgain: () => void;
}

export function useFeedback(body: FeedbackBody | null): Feedback {
  const [judged, setJudged] = useState<Judged | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const rung = useRef(FIRST_RUNG);
  const newest = useRef(body);
  newest.current = body;
  const isRunning = useRef(false);
  const isWanted = useRef(false);
  const answered = useRef(new Map<string, WorkingFeedback>());

  async function ask(): Promise<void> {
    isWanted.current = true;
    if (isRunning.current) return;
    isRunning.current = true;
    setIsWaiting(true);
    while (isWanted.current) {
      isWanted.current = false;
      const { current: asked } = newest;
      if (asked === null) setJudged(null);
      else await askOnce(asked, rung.current);
    }
    isRunning.current = false;
    setIsWaiting(false);
    if (newest.current !== null) await refreshSession();
  }

  async function askOnce(asked: FeedbackBody, at: Rung): Promise<void> {
    const reply = await replyTo({ ...asked, feedback: { rung: at.rung } });
    if (reply.kind === 'refused') {
      setRefused(reply);
      setJudged(null);
      return;
    }
    const { first_slip: slip } = reply.value;
    if (slip !== at.slip) rung.current = { slip, rung: 1 };
    // Of another slip than the one that was asked about the reply would say too much.
    if (slip !== at.slip && slip !== null && at.rung > 1) isWanted.current = true;
    else {
      setJudged({ body: asked, rung: at.rung, feedback: reply.value });
      setRefused(null);
    }
  }

  /** What was answered before, as after an undo, is not asked again. */
  async function replyTo(question: object): ReturnType<typeof askWorkingFeedback> {
    const key = JSON.stringify(question);
    const known = answered.current.get(key);
    if (known !== undefined) return { kind: 'answered', value: known };
    const reply = await askWorkingFeedback(question);
    if (answered.current.size >= MOST_KEPT) answered.current.clear();
    if (reply.kind === 'answered') answered.current.set(key, reply.value);
    return reply;
  }

  const written = JSON.stringify(body);
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : PAUSE_MILLISECONDS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [written]);

  return {
    judged,
    refused,
    isWaiting,
    sayMore: () => {
      rung.current = { ...rung.current, rung: rung.current.rung + 1 };
      void ask();
    },
    askAgain: () => void ask(),
  };
}

/** How many lines from the first on are judged as they stand now. */
export function judgedLines(judged: Judged | null, body: FeedbackBody | null): number {
  if (judged === null || body === null) return 0;
  if (JSON.stringify(judged.body.task) !== JSON.stringify(body.task)) return 0;
  const changed = body.working.findIndex(
    (line, place) => JSON.stringify(line) !== JSON.stringify(judged.body.working[place]),
  );
  return changed < 0 ? body.working.length : changed;
}
