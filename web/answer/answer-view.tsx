// The whole view of an answer: the answer, its working with a voice, and what there is to learn beside it.

import './answer.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Tab, Tabs } from '../design/tabs.tsx';
import type { Body, PageAnswer } from '../service/answers.ts';
import { AnswerCard } from './answer-card.tsx';
import { SpeechControls } from './speech-controls.tsx';
import { Misconceptions } from './misconceptions.tsx';
import type { Reuse } from './matrix-reuse.tsx';
import { NextSteps } from './next-steps.tsx';
import { Practice, type Progress } from './practice.tsx';
import { Programs } from './programs.tsx';
import { readBody } from './question-body.ts';
import { passagesOfAnswer } from './passages.ts';
import { Steps } from './steps.tsx';
import { stepsOfLength } from './story-length.ts';
import { Theory } from './theory.tsx';
import { useComparison } from './use-comparison.tsx';
import { useSpeech } from './use-speech.ts';

/** `stays`: the view does not scroll to the new answer. */
export type Ask = (operation: string, body: Body, stays?: boolean) => void;

interface AnswerViewProperties {
  readonly answer: PageAnswer;
  /** Whether the operation has several methods, which can be compared. */
  readonly hasMethods: boolean;
  /** Where the matrices of the answer can go. */
  readonly reuse: Reuse;
  /** Sends another request: an exercise, a next step, or the same with new exercises. */
  readonly onAsk: Ask;
}

interface Beside {
  readonly answer: PageAnswer;
  readonly onAsk: Ask;
  readonly onFresh: () => void;
  readonly progress: Progress;
  readonly onProgress: (change: (progress: Progress) => Progress) => void;
}

/** Only the tabs that have content. */
function tabsOf({ answer, onAsk, onFresh, progress, onProgress }: Beside): readonly Tab[] {
  const { operation, request, learn, exercises, implementations, quick_actions: actions } = answer;
  const fresh = (seed: number): void => {
    onFresh();
    onAsk(operation.id, { ...readBody(request.body), exercise_seed: seed }, true);
  };
  const hasMistakes = learn !== null && learn.misconceptions.length > 0;
  const hasNext = learn !== null || actions.some(({ body }) => body !== null);
  return [
    ...(learn === null ? [] : [{ name: 'theory', title: 'Theory', content: () => <Theory learn={learn} /> }]),
    ...(hasMistakes
      ? [
          {
            name: 'mistakes',
            title: 'Mistakes',
            content: () => <Misconceptions misconceptions={learn.misconceptions} />,
          },
        ]
      : []),
    ...(exercises.length === 0
      ? []
      : [
          {
            name: 'practice',
            title: 'Practice',
            content: () => (
              <Practice
                exercises={exercises}
                progress={progress}
                onProgress={onProgress}
                onTry={(body) => onAsk(operation.id, body)}
                onFresh={fresh}
              />
            ),
          },
        ]),
    ...(implementations.length === 0
      ? []
      : [{ name: 'programs', title: 'Programs', content: () => <Programs implementations={implementations} /> }]),
    ...(hasNext
      ? [{ name: 'next', title: 'Next', content: () => <NextSteps actions={actions} onAsk={onAsk} learn={learn} /> }]
      : []),
  ];
}

const learnTitleId = 'learn-title';

function goToLearn(): void {
  const title = document.getElementById(learnTitleId);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
  title?.parentElement?.querySelector('[role=tabpanel]')?.scrollTo({ top: 0 });
}

/** For narrow windows, where a long solution is above the learning content. A button and no link, because the address holds the input. */
function JumpToLearn() {
  return (
    <button type="button" class="button small jump" onClick={goToLearn}>
      Skip to theory<span class="visually-hidden"> and practice</span>
    </button>
  );
}

const nothingUncovered: Progress = new Map();

/** Its headings begin at h2. */
export function AnswerView({ answer, hasMethods, reuse, onAsk }: AnswerViewProperties) {
  const { operation, task, notes, steps, steps_latex: latex } = answer;
  const [length, setLength] = useState(answer.steps_length);
  useEffect(() => setLength(answer.steps_length), [answer.steps_length]);
  const passages = useMemo(() => passagesOfAnswer(answer, stepsOfLength(steps, length)), [answer, length]);
  const speech = useSpeech(passages);
  const [progress, setProgress] = useState<Progress>(nothingUncovered);
  const comparison = useComparison(answer);
  const { isShown: isComparing } = comparison;
  const isFresh = useRef(false);
  const onFresh = (): void => {
    isFresh.current = true;
  };
  const tabs = tabsOf({ answer, onAsk, onFresh, progress, onProgress: setProgress });
  useEffect(() => {
    if (isFresh.current) goToLearn();
    isFresh.current = false;
  }, [answer]);
  const readFrom = (id: string): void => speech.readFrom(passages.findIndex((passage) => passage.id === id));
  return (
    <div class="answer-view">
      <div class={isComparing ? 'answer-columns is-comparing' : 'answer-columns'}>
        <section aria-labelledby="answer-title">
          <h2 id="answer-title">{operation.title}</h2>
          <AnswerCard answer={answer.answer} task={task.html} notes={notes} current={speech.current} reuse={reuse} />
        </section>
        {comparison.content}
        {steps.length > 0 && !isComparing && (
          <section aria-labelledby="steps-title">
            <div class="working-title">
              <h2 id="steps-title">Step by step</h2>
              {tabs.length > 0 && <JumpToLearn />}
            </div>
            {hasMethods && (
              <p class="steps-offer">
                <button type="button" class="button" ref={comparison.button} onClick={comparison.show}>
                  Compare methods
                </button>
                <span class="quiet">Two workings side by side; counts as one answer.</span>
              </p>
            )}
            <Steps
              steps={steps}
              length={length}
              onLength={setLength}
              latex={latex}
              current={speech.current}
              onListen={readFrom}
            >
              <SpeechControls speech={speech} />
            </Steps>
          </section>
        )}
        {tabs.length > 0 && (
          <section class="answer-learn" aria-labelledby={learnTitleId}>
            <h2 id={learnTitleId} tabIndex={-1}>
              Learn more
            </h2>
            <Tabs label="Learn more" tabs={tabs} />
          </section>
        )}
      </div>
    </div>
  );
}
