// The answer to what is typed, shortly after the last change and without a button.

import { useEffect, useRef, useState } from 'preact/hooks';
import { askPreview, type Preview, type Step } from '../service/answers.ts';
import { type ListedOperation, readExample } from '../service/catalogue.ts';
import type { FieldProblem } from '../service/http.ts';
import type { BodyWritten } from './body.ts';
import { exampleOf, type PlaygroundInput } from './draft.ts';
import type { Asked } from './last-visit.ts';
import { withTitles } from './named-operations.ts';
import { answers } from './outcome.ts';
import { pauseMilliseconds } from './preview-pause.ts';
import { isPreviewable } from './previewable.ts';

export type Previewed =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'previewed';
      readonly preview: Pick<Preview, 'answer' | 'notes'> & { readonly task: string };
      /** The working of an example, which is published with it. */
      readonly steps: readonly Step[];
      readonly asked: Asked;
    }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[]; readonly asked: Asked };

export const NO_PREVIEW: Previewed = { kind: 'none' };

interface PreviewOptions {
  readonly input: PlaygroundInput;
  readonly written: BodyWritten;
  /** Whether the whole answer to this input is on the screen. */
  readonly isAnswered: boolean;
  /** Whether it is on its way. */
  readonly isWaiting: boolean;
  readonly operations: readonly ListedOperation[];
}

/** Whether nobody has changed the example of the operation. */
function isExample({ operation, fields, drafts }: PlaygroundInput): boolean {
  return JSON.stringify(drafts) === JSON.stringify(exampleOf(operation, fields).drafts);
}

async function exampleWorked({ id, example }: ListedOperation, asked: Asked): Promise<Previewed> {
  const reply = await readExample(id);
  if (reply.kind === 'refused') return NO_PREVIEW;
  const { body, task, answer, steps } = reply.value;
  if (JSON.stringify(body) !== JSON.stringify(example)) return NO_PREVIEW;
  return { kind: 'previewed', preview: { answer, notes: [], task: task.html }, steps, asked };
}

async function previewOf(asked: Asked, operations: readonly ListedOperation[]): Promise<Previewed> {
  const reply = await askPreview(asked.operation, asked.body);
  if (reply.kind === 'answered') {
    const { answer, notes, task } = reply.value;
    return { kind: 'previewed', preview: { answer, notes, task: task.html }, steps: [], asked };
  }
  if (reply.problems.length === 0) return NO_PREVIEW;
  return { kind: 'refused', problems: reply.problems.map((problem) => withTitles(problem, operations)), asked };
}

/** The preview of the input, or an older one while a newer one is on its way. */
export function usePreview({ input, written, isAnswered, isWaiting, operations }: PreviewOptions): Previewed {
  const [previewed, setPreviewed] = useState(NO_PREVIEW);
  const turn = useRef(0);
  const { operation } = input;
  const text = written.kind === 'body' ? written.text : null;
  const isFirst = useRef(true);

  useEffect(() => {
    const mine = ++turn.current;
    if (isWaiting) return undefined;
    if (isAnswered || text === null || !isPreviewable(input, written)) {
      // A cell that cannot be read yet leaves the last answer where it is.
      if (isAnswered || written.kind === 'body') setPreviewed(NO_PREVIEW);
      return undefined;
    }
    if (previewed.kind !== 'none' && answers(previewed, input, written)) return undefined;
    const asked = { operation: operation.id, body: text };
    const ask = async (): Promise<void> => {
      const next = isExample(input) ? await exampleWorked(operation, asked) : NO_PREVIEW;
      const found = next.kind === 'none' ? await previewOf(asked, operations) : next;
      if (mine === turn.current) setPreviewed(found);
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : pauseMilliseconds);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [operation.id, text, isAnswered, isWaiting]);

  return previewed;
}
