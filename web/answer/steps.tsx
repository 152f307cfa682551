// Steps: a working as a reader follows it, all of it or one step at a time.

import './steps.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ChoiceButtons } from '../design/choice-buttons.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import type { Step } from '../service/answers.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { backgroundOf, momentCount, placeName, placeOf, type Stage, stagesOf, stepsAt, stagesUpTo } from './stages.ts';
import { MomentItem, StepBlock } from './step-block.tsx';
import { Stepping } from './stepping.tsx';
import { lengthsOf, stepsOfLength, type StoryLength } from './story-length.ts';

interface StepsProperties {
  /** The steps of the full story. */
  readonly steps: readonly Step[];
  /** How much of it is shown; without it the reader chooses from here. */
  readonly length?: StoryLength;
  readonly onLength?: (length: StoryLength) => void;
  /** The whole working, to be copied. */
  readonly latex?: string;
  /** The id of the step that is being read aloud. */
  readonly current?: string | null;
  /** Reads from a step on. */
  readonly onListen?: (id: string) => void;
  /** Stands among the controls: the player. */
  readonly children?: ComponentChildren;
}

interface StageProperties {
  readonly stage: Stage;
  readonly current: string | null;
  readonly newest: number | null;
  readonly onListen: ((id: string) => void) | undefined;
}

/** The words of a heading, for those who only hear the button beside it. */
function ListenFrom({ heading, onListen }: { readonly heading: Step; readonly onListen: (id: string) => void }) {
  return (
    <button type="button" class="listen-from" onClick={() => onListen(heading.id)}>
      <span aria-hidden="true">►</span>
      <span class="visually-hidden">Listen from here: {heading.speech}</span>
    </button>
  );
}

function StageItem({ stage, current, newest, onListen }: StageProperties) {
  const { heading, moments } = stage;
  return (
    <li class={heading === null ? 'stage untitled' : 'stage'}>
      {heading !== null && (
        <div class={heading.id === current ? 'stage-heading is-read' : 'stage-heading'}>
          <StepBlock step={heading} />
          {onListen !== undefined && <ListenFrom heading={heading} onListen={onListen} />}
        </div>
      )}
      <ol class="moments">
        {moments.map((moment) => (
          <MomentItem key={moment.place} moment={moment} current={current} isNew={moment.place === newest} />
        ))}
      </ol>
    </li>
  );
}

type Mode = 'all' | 'single';

const modes: readonly (readonly [Mode, string])[] = [
  ['all', 'All steps'],
  ['single', 'One at a time'],
];

/** Where the arrow keys have a meaning of their own: in what is typed into, and in formulas that scroll. */
const ownArrows = 'input, textarea, select, [role=tab], [data-hidden]:not([data-hidden=nothing])';

const arrows: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/** How far a key steps; 0 where it does something else. */
function stepsBy({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  return target instanceof Element && target.closest(ownArrows) === null ? (arrows[key] ?? 0) : 0;
}

export function Steps({ steps: all, length, onLength, latex, current = null, onListen, children }: StepsProperties) {
  const [mode, setMode] = useState<Mode>('all');
  const [place, setPlace] = useState(0);
  const [ownLength, setOwnLength] = useState<StoryLength>('normal');
  const chosen = length ?? ownLength;
  const choices = useMemo(() => lengthsOf(all), [all]);
  const steps = useMemo(() => stepsOfLength(all, chosen), [all, chosen]);
  const stages = useMemo(() => stagesOf(steps), [steps]);
  const count = momentCount(stages);
  const background = useMemo(() => backgroundOf(steps), [steps]);
  useEffect(() => setPlace(0), [steps]);
  useEffect(() => {
    const read = current === null || mode === 'all' ? null : placeOf(stages, current);
    if (read !== null) setPlace((shown) => Math.max(shown, read));
  }, [current, stages, mode]);
  const shown = mode === 'all' ? stages : stagesUpTo(stages, place);

  function press(event: KeyboardEvent): void {
    const by = mode === 'single' ? stepsBy(event) : 0;
    if (by === 0) return;
    event.preventDefault();
    setPlace((before) => Math.min(Math.max(before + by, 0), count - 1));
  }

  return (
    <div class="steps" role="presentation" onKeyDown={press}>
      <div class="steps-controls">
        {count > 1 && (
          <ChoiceButtons label="How the steps are shown" choices={modes} chosen={mode} onChoose={setMode} />
        )}
        {choices.length > 0 && (
          <ChoiceButtons
            label="How much of the working"
            choices={choices}
            chosen={chosen}
            onChoose={onLength ?? setOwnLength}
          />
        )}
        {latex !== undefined && (
          <CopyButton text={latex} label="Copy as LaTeX: the whole working" isSmall={false}>
            Copy as LaTeX
          </CopyButton>
        )}
        {children}
      </div>
      <GoodToKnow steps={background} current={current} />
      <ol class="stages">
        {shown.map((stage) => (
          <StageItem
            key={stage.moments[0].place}
            stage={stage}
            current={current}
            newest={mode === 'single' ? place : null}
            onListen={onListen}
          />
        ))}
      </ol>
      {mode === 'single' && (
        <Stepping
          place={place}
          count={count}
          name={placeName(stages, place)}
          onPlace={setPlace}
          spoken={stepsAt(stages, place)
            .map(({ speech }) => speech)
            .join(' ')}
        />
      )}
    </div>
  );
}
