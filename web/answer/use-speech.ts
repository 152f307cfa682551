// Speech: speaks passages one after the other with the browser's own voice, and says which one it is at.

import { useEffect, useRef, useState } from 'preact/hooks';
import { type Passage, utterancesOf } from './passages.ts';

/** `voiceless` where the browser cannot speak or has no voice. */
type ReaderState = 'silent' | 'reading' | 'paused' | 'voiceless';

export interface SpeechPlayer {
  readonly passages: readonly Passage[];
  readonly state: ReaderState;
  /** The passage that is being read, or at which the reading has paused. */
  readonly place: number;
  readonly speed: number;
  /** The id of the passage that is being read or has paused; null in silence. */
  readonly current: string | null;
  readonly readFrom: (place: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly setSpeed: (speed: number) => void;
}

export const speeds = [0.75, 1, 1.25] as const;

/** A voice that has not begun by then does not work, where the browser lists no voice either. */
const startTimeoutMilliseconds = 1500;

/** Events that the user causes are no errors. */
const endings = new Set(['canceled', 'interrupted']);

function synthesisOf(): SpeechSynthesis | null {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null;
}

interface UtteranceEvents {
  readonly onEnd: () => void;
  /** Called for an error, or where there is no voice. */
  readonly onFailure: () => void;
}

/** Speaks a text; returns the utterance. */
function utter(synthesis: SpeechSynthesis, text: string, rate: number, { onEnd, onFailure }: UtteranceEvents) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-GB';
  utterance.rate = rate;
  let hasBegun = false;
  utterance.addEventListener('start', () => {
    hasBegun = true;
  });
  utterance.addEventListener('end', onEnd);
  utterance.addEventListener('error', ({ error }) => {
    if (!endings.has(error)) onFailure();
  });
  setTimeout(() => {
    if (!hasBegun && synthesis.getVoices().length === 0) onFailure();
  }, startTimeoutMilliseconds);
  synthesis.speak(utterance);
  return utterance;
}

/** The part of a passage that is being spoken. */
interface Piece {
  readonly passage: number;
  readonly index: number;
}

/**
 * Pausing stops the voice and remembers the piece, because what browsers call pausing ends for good on phones.
 * The voice falls silent when other passages come and when the page is left.
 */
export function useSpeech(passages: readonly Passage[]): SpeechPlayer {
  const [state, setState] = useState<ReaderState>('silent');
  const [place, setPlace] = useState(0);
  const [speed, setSpeed] = useState<number>(1);
  const piece = useRef<Piece>({ passage: 0, index: 0 });
  /** Counts the starts, so that late events of a stopped voice can be ignored. */
  const turn = useRef(0);
  /** Keeps the utterance: one that is garbage-collected never fires its end event. */
  const spoken = useRef<SpeechSynthesisUtterance | null>(null);

  function silence(): void {
    turn.current++;
    const synthesis = synthesisOf();
    // Some browsers drop what is spoken right after a cancel that had nothing to cancel.
    if (synthesis?.speaking === true || synthesis?.pending === true) synthesis.cancel();
  }

  function speak(next: Piece, rate: number): void {
    const passage = passages[next.passage];
    const synthesis = synthesisOf();
    if (synthesis === null) return setState('voiceless');
    if (passage === undefined) return stop();
    const utterances = utterancesOf(passage.text);
    const text = utterances[next.index];
    if (text === undefined) return speak({ passage: next.passage + 1, index: 0 }, rate);
    piece.current = next;
    setPlace(next.passage);
    setState('reading');
    const mine = turn.current;
    const ifCurrent = (then: () => void) => () => {
      if (mine === turn.current) then();
    };
    spoken.current = utter(synthesis, text, rate, {
      onEnd: ifCurrent(() => speak({ passage: next.passage, index: next.index + 1 }, rate)),
      onFailure: ifCurrent(giveUp),
    });
  }

  function giveUp(): void {
    silence();
    setState('voiceless');
  }

  function begin(next: Piece, rate: number): void {
    silence();
    speak(next, rate);
  }

  function stop(): void {
    silence();
    piece.current = { passage: 0, index: 0 };
    setPlace(0);
    setState('silent');
  }

  useEffect(() => {
    globalThis.addEventListener('pagehide', silence);
    return () => {
      globalThis.removeEventListener('pagehide', silence);
      stop();
    };
  }, [passages]);

  return {
    passages,
    state,
    place,
    speed,
    current: state === 'reading' || state === 'paused' ? (passages[place]?.id ?? null) : null,
    readFrom: (from) => begin({ passage: from, index: 0 }, speed),
    pause: () => {
      silence();
      setState('paused');
    },
    resume: () => begin(piece.current, speed),
    stop,
    setSpeed: (chosen) => {
      setSpeed(chosen);
      if (state === 'reading') begin(piece.current, chosen);
    },
  };
}
