// To try: the determinant of a 2 by 2 matrix as a step, its reason and its figure.

import { useEffect, useId, useState } from 'preact/hooks';
import { Reason, StepBlock } from '../answer/step-block.tsx';
import { tidyEntry } from '@matrixsteps/notation/pasting/entry.ts';
import { refreshSession } from '../application/session.ts';
import { useTask } from '../design/use-task.ts';
import { matrixLink } from '../docs/playground-link.ts';
import { askOperation, type Step } from '../service/answers.ts';
import { readOperation } from '../service/catalogue.ts';
import { telling } from './trial-steps.ts';

const operation = 'determinant-2x2';

/** The operation's own example, so that its steps are there without a question. */
const example: readonly (readonly string[])[] = [
  ['4', '7'],
  ['2', '6'],
];

function Told({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <>
      {telling(steps).map((step) => (
        <div key={step.id} class="trial-step">
          <StepBlock step={step} />
          {step.explain !== null && <Reason markup={step.explain} />}
        </div>
      ))}
    </>
  );
}

/** Entries are texts, so that fractions and digits stay as they were typed. */
function bodyOf(rows: readonly (readonly string[])[]): string {
  return JSON.stringify({ a: rows.map((row) => row.map(tidyEntry)) });
}

export function StepTrial() {
  const [rows, setRows] = useState(example);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const titleId = useId();

  useEffect(() => {
    async function load(): Promise<void> {
      const reply = await readOperation(operation);
      if (reply.kind === 'answered') setSteps((known) => (known.length > 0 ? known : reply.value.sample.steps));
    }
    void load();
  }, []);

  const { isBusy, start } = useTask(async () => {
    const reply = await askOperation(operation, bodyOf(rows));
    if (reply.kind === 'answered') {
      setSteps(reply.value.steps);
      setRefusal(null);
    } else {
      setRefusal(reply.problems[0]?.msg ?? reply.sentence);
    }
    await refreshSession();
  });

  function write(row: number, column: number, text: string): void {
    setRows(
      rows.map((entries, place) =>
        place === row ? entries.map((each, at) => (at === column ? text : each)) : entries,
      ),
    );
  }

  return (
    <section class="trial-card" aria-labelledby={titleId}>
      <h3 id={titleId}>A step, its reason, its picture</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p class="trial-determinant">
          <math>
            <mo>det</mo>
          </math>{' '}
          <span class="trial-matrix bracketed two-wide">
            {rows.map((entries, row) =>
              entries.map((text, column) => (
                <input
                  key={`${row}-${column}`}
                  type="text"
                  inputMode="text"
                  autocomplete="off"
                  spellcheck={false}
                  maxLength={20}
                  aria-label={`Determinant, row ${row + 1}, column ${column + 1}`}
                  value={text}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onInput={({ currentTarget }) => write(row, column, currentTarget.value)}
                />
              )),
            )}
          </span>
        </p>
        <div class="button-row">
          <button type="submit" class="button" aria-disabled={isBusy}>
            Work it out
          </button>
        </div>
      </form>
      <div aria-live="polite">{refusal === null ? <Told steps={steps} /> : <p class="trial-fault">{refusal}</p>}</div>
      <p class="quiet">
        <a href={matrixLink(operation, rows)}>All the steps in the playground</a>
      </p>
    </section>
  );
}
