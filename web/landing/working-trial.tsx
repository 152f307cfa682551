// To try: one line of a student's working, with a slip in it, which is judged.

import '../working/working.css';
import { useId, useState } from 'preact/hooks';
import { VerdictLine } from '../check-working/verdict-line.tsx';
import { wordsOf } from '../check-working/verdicts.ts';
import { useTask } from '../design/use-task.ts';
import { examples } from '../docs/examples.ts';
import { askWorkingFeedback, type WorkingFeedback } from '../service/feedback.ts';
import type { Reply } from '../service/http.ts';

const { task, working } = examples.working.body;
const [line] = working;

/** The line as the student wrote it; its slip is in row 2, column 2. */
const written: readonly (readonly string[])[] = line.matrix.map((row) => row.map(String));

const page = `/check#operation=${task.operation}&a=${task.a.map((row) => row.join(',')).join(';')}&augmented=${task.augmented}`;

function Judged({ reply }: { readonly reply: Reply<WorkingFeedback> }) {
  if (reply.kind === 'refused') return <p class="trial-fault">{reply.sentence}</p>;
  const [judged] = reply.value.lines;
  if (judged === undefined) return null;
  return (
    <>
      <VerdictLine verdict={wordsOf(judged.verdict)} />
      {judged.explanations.slice(0, 1).map(({ kind, sentence }) => (
        <p key={kind}>{sentence}</p>
      ))}
    </>
  );
}

function Given() {
  return (
    <math>
      <mrow>
        <mo>[</mo>
        <mtable>
          {task.a.map((row) => (
            <mtr key={row.join()}>
              {row.map((entry, column) => (
                <mtd key={column}>
                  <mn>{entry}</mn>
                </mtd>
              ))}
            </mtr>
          ))}
        </mtable>
        <mo>]</mo>
      </mrow>
    </math>
  );
}

export function WorkingTrial() {
  const [rows, setRows] = useState(written);
  const [reply, setReply] = useState<Reply<WorkingFeedback> | null>(null);
  const titleId = useId();
  const { isBusy, start } = useTask(async () => {
    setReply(
      await askWorkingFeedback({
        task,
        working: [{ operations: line.operations, matrix: rows }],
        feedback: { rung: 3 },
      }),
    );
  });

  function write(row: number, column: number, text: string): void {
    setReply(null);
    setRows(
      rows.map((entries, place) =>
        place === row ? entries.map((each, at) => (at === column ? text : each)) : entries,
      ),
    );
  }

  return (
    <section class="trial-card" aria-labelledby={titleId}>
      <h3 id={titleId}>Check my working</h3>
      <p>
        <Given />
      </p>
      <p>
        A student does <strong>R₂ − 4R₁</strong> and writes this. Is it right?
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <span class="trial-matrix bracketed">
          {rows.map((entries, row) =>
            entries.map((text, column) => (
              <input
                key={`${row}-${column}`}
                type="text"
                inputMode="text"
                autocomplete="off"
                spellcheck={false}
                maxLength={20}
                aria-label={`The student's row ${row + 1}, column ${column + 1}`}
                value={text}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onInput={({ currentTarget }) => write(row, column, currentTarget.value)}
              />
            )),
          )}
        </span>
        <div class="button-row">
          <button type="submit" class="button" aria-disabled={isBusy}>
            Check this line
          </button>
        </div>
      </form>
      <div aria-live="polite">{reply !== null && <Judged reply={reply} />}</div>
      <p class="quiet">
        The first slip is named, not the answer. <a href={page}>Check a whole working</a>
      </p>
    </section>
  );
}
