// The controls of the voice, and what it reads as text.

import './listen.css';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import { type SpeechPlayer, speeds } from './use-speech.ts';

interface SpeechControlsProperties {
  readonly speech: SpeechPlayer;
}

/** One button for listen, pause and resume, which keeps its place. */
function MainButton({ speech }: SpeechControlsProperties) {
  const { state, readFrom, pause, resume } = speech;
  if (state === 'reading') {
    return (
      <button type="button" class="button" onClick={pause}>
        <span aria-hidden="true">❚❚</span> Pause
      </button>
    );
  }
  return (
    <button type="button" class="button" onClick={() => (state === 'paused' ? resume() : readFrom(0))}>
      <span aria-hidden="true">►</span> {state === 'paused' ? 'Go on' : 'Listen'}
    </button>
  );
}

function Controls({ speech }: SpeechControlsProperties) {
  const { passages, state, place, speed, readFrom, stop, setSpeed } = speech;
  const isActive = state === 'reading' || state === 'paused';
  return (
    <div class="listen-controls" role="group" aria-label="Listen">
      <MainButton speech={speech} />
      {isActive && (
        <>
          <button type="button" class="button" onClick={() => readFrom(Math.max(place - 1, 0))}>
            Back
          </button>
          <button type="button" class="button" onClick={() => readFrom(Math.min(place + 1, passages.length - 1))}>
            Forward
          </button>
          <button type="button" class="button" onClick={stop}>
            Stop
          </button>
          <label class="speed">
            Speed{' '}
            <select value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
              {speeds.map((choice) => (
                <option key={choice} value={String(choice)}>
                  {choice}×
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </div>
  );
}

export function SpeechControls({ speech }: SpeechControlsProperties) {
  const { passages, state, current } = speech;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (state === 'voiceless') setIsOpen(true);
  }, [state]);
  return (
    <div class="listen">
      <Controls speech={speech} />
      {state === 'voiceless' && (
        <Notice>
          <p>This browser has no voice, so nothing can be read aloud. What would be read stands here as text.</p>
        </Notice>
      )}
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>What is read</summary>
        <p class="quiet">The same words for a Braille display, or to follow along.</p>
        <ol class="transcript" tabIndex={0} aria-label="What is read">
          {passages.map(({ id, text }) => (
            <li key={id} aria-current={id === current ? 'step' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
