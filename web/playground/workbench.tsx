// The form, the request that it sends, and the answer.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import './sharing.css';
import { CopyButton } from '../design/copy-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useLatest } from '../design/use-latest.ts';
import type { Body } from '../service/answers.ts';
import type { FieldProblem } from '../service/http.ts';
import { askLink } from '../service/links.ts';
import { longestFragment, writeFragment } from './address.ts';
import { AnswerPanel, isNarrow, showAnswer } from './answer-panel.tsx';
import { AskBar } from './ask-bar.tsx';
import { writeBody } from './body.ts';
import { CallsSection, showCalls } from './calls-section.tsx';
import { carriedOver, type PlaygroundInput, inputFromBody, withDraft } from './draft.ts';
import type { Cells } from './field-draft.ts';
import { generalOf, isOtherSize, type ListedOperation, withShortTitle } from '../service/catalogue.ts';
import { type Answered, submitsOnArrival } from './last-visit.ts';
import type { Linked } from './linked.ts';
import { widthOf } from './grid.ts';
import { draftFrom, fieldsFor } from './matrix-fields.ts';
import { otherOperations } from './named-operations.ts';
import type { OperationCatalogue } from './operation-catalogue.ts';
import { workingLink } from '../check-working/working-link.ts';
import { OperationChooser } from './operation-chooser.tsx';
import { answers, isOutdated, lastAnswerTo, type Outcome } from './outcome.ts';
import { InputForm } from './input-form.tsx';
import { KeptMatrices } from './kept-part.tsx';
import { KeyboardHint } from './keyboard-hint.tsx';
import { noteQuestion } from './recent.ts';
import { RecentQuestions } from './recent-part.tsx';
import { RemainingAnswers } from './remaining-answers.tsx';
import { type Restoration, restore, startingFragment } from './restoration.ts';
import { SharedLink, ShareButton, useSharing } from './sharing.tsx';
import { linkTo } from './use-address.ts';
import { usePasteAnywhere } from './use-paste-anywhere.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { useSubmitShortcut } from './use-submit-shortcut.ts';
import { useSubmit } from './use-submit.ts';
import { useLastVisit } from './use-last-visit.ts';
import { NO_PREVIEW, type Previewed, usePreview } from './use-preview.ts';
import { usePlaygroundInput } from './use-playground-input.ts';
import { isMathematical } from './ways-on.ts';

interface WorkbenchProperties {
  readonly catalogue: OperationCatalogue;
  /** The operation where the address names none. */
  readonly first: ListedOperation;
  /** The question of the short link that led here. */
  readonly linked: Linked | null;
  /** What there is to say on arrival; empty where all is well. */
  readonly greeting: string;
}

/** What sent the request: the form, a link in the answer, or the exercises, which stay in view. */
type SubmitSource = 'form' | 'answer' | 'exercises' | 'link';

function useWorkbench({ catalogue, first, linked, greeting }: WorkbenchProperties) {
  function restoreAt(fragment: string): Restoration {
    // The address of the link itself has no fragment.
    if (linked !== null && fragment.length <= 1) return { input: linked.input, notice: '' };
    return restore(fragment, catalogue, first);
  }
  const start = useMemo(() => {
    const restoration = restoreAt(linked === null ? startingFragment() : location.hash);
    const notice = greeting === '' ? restoration.notice : greeting;
    return { restoration: { ...restoration, notice }, outcome: lastAnswerTo(restoration.input) };
  }, []);
  const submission = useSubmit({ start: start.outcome, operations: catalogue.operations });
  const { input, notice, isOwn, own, replace, changeDraft, noteAnswered, undo, redo } = usePlaygroundInput({
    start: start.restoration,
    linked,
    onFragment: restoreAt,
    onReplace: () => submission.clearProblems(),
    onFollow: (followed) => submission.show(lastAnswerTo(followed)),
  });
  useLastVisit(input, isOwn, submission.outcome);
  const section = useRef<HTMLElement>(null);

  function ask(asked: PlaygroundInput, source: SubmitSource): void {
    own();
    const settle = (outcome: Outcome): void => {
      if (outcome.kind === 'answered') noteAnswer(asked, outcome);
      // The page of a short link begins at its top.
      if (source === 'link') return;
      // New exercises come with the same answer, so only a refusal is brought into view.
      if (source !== 'exercises' || outcome.kind === 'refused') showAnswer(section.current, source === 'form');
    };
    if (source === 'link' && linked !== null) void submission.ask(asked, settle, () => askLink(linked.id));
    else void submission.ask(asked, settle);
  }

  function noteAnswer(asked: PlaygroundInput, { answer }: Answered): void {
    noteAnswered(asked);
    const fragment = writeFragment(asked);
    if (fragment.length > longestFragment) return;
    noteQuestion({ fragment, operation: answer.operation.title, task: answer.task.text });
  }

  function replaceAndAsk(next: PlaygroundInput, source: SubmitSource): void {
    replace(next);
    ask(next, source);
  }

  function askNow(): void {
    if (!submission.isWaiting) ask(input, 'form');
  }
  useSubmitShortcut(askNow);
  useUndoKeys({ undo, redo });
  usePasteAnywhere();
  useEffect(() => {
    if (submitsOnArrival.value) askNow();
    submitsOnArrival.value = false;
    if (linked !== null && input === linked.input && start.outcome.kind === 'none') ask(input, 'link');
  }, []);

  const carried = (operation: ListedOperation) => carriedOver(input, operation, catalogue.fieldsOf(operation));
  return {
    ...submission,
    input,
    notice,
    section,
    askNow,
    askWhy: () => {
      if (!submission.isWaiting) ask(withDraft(input, 'explain_failure', { kind: 'text', text: 'true' }), 'form');
    },
    choose: (operation: ListedOperation) => replace(carried(operation)),
    chooseAndAsk: (operation: ListedOperation) => replaceAndAsk(carried(operation), 'form'),
    /** Puts a body from the answer into the form, and sends it. */
    askAnother: (id: string, body: Body, stays = false) => {
      const operation = catalogue.operations.find((each) => each.id === id);
      if (operation === undefined) return;
      replaceAndAsk(inputFromBody(operation, catalogue.fieldsOf(operation), body), stays ? 'exercises' : 'answer');
    },
    changeDraft: (...[name, draft]: Parameters<typeof changeDraft>) => {
      const general = generalOf(input.operation, catalogue.operations);
      const cells = draft.kind === 'grid' ? draft.cells : [];
      if (general !== null && cells.length > 0 && isOtherSize(input.operation, cells.length, widthOf(cells))) {
        replace(carriedOver(withDraft(input, name, draft), general, catalogue.fieldsOf(general)));
        return;
      }
      changeDraft(name, draft);
      submission.clearProblems(name);
    },
  };
}

function CopyLink({ input }: { readonly input: PlaygroundInput }) {
  const link = useMemo(() => linkTo(input), [input]);
  if (link === null) return <span class="quiet">Too long for a link</span>;
  return (
    <CopyButton text={link} label="Copy the link to this question" isSmall={false}>
      Copy link
    </CopyButton>
  );
}

/** Whether the operation is worked by row operations. */
function isReduction(id: string): boolean {
  return /^(?:ref|rref|rank|solve|inverse-.*)$/.test(id);
}

/** What was found wrong when the button was pressed is told in the form; beside it only what mathematics says. */
function shownPreview(
  previewed: Previewed,
  problems: readonly FieldProblem[],
  { operation }: PlaygroundInput,
): Previewed {
  if (problems.length === 0) return previewed;
  if (isMathematical(problems)) return { kind: 'refused', problems, asked: { operation: operation.id, body: '' } };
  return previewed.kind === 'refused' ? NO_PREVIEW : previewed;
}

export function Workbench(properties: WorkbenchProperties) {
  const { catalogue } = properties;
  const { input, notice, problems, attempt, outcome, isWaiting, ...bench } = useWorkbench(properties);
  const sharing = useSharing(input);
  const { operation } = input;
  const written = useMemo(() => writeBody(input), [input]);
  const isOld = isOutdated(outcome, input, written);
  const previewed = usePreview({
    input,
    written,
    isAnswered: outcome.kind === 'answered' && !isOld,
    isWaiting,
    operations: catalogue.operations,
  });
  const useMatrix = useLatest((cells: Cells, name: string) => {
    const draft = draftFrom(cells, name, input);
    if (draft !== null) bench.changeDraft(name, draft);
  });
  const reuse = useMemo(
    () => ({ fieldsFor: (cells: Cells) => fieldsFor(cells, input), onUse: useMatrix }),
    [input.fields, useMatrix],
  );
  const checkLink = useMemo(() => workingLink(input, catalogue.workings), [input, catalogue]);
  // Who follows a link on a phone wants the answer, not the form.
  const isAnswerFirst = useMemo(() => properties.linked !== null && isNarrow(), []);
  const form = useRef<HTMLElement>(null);
  const question = (
    <section key="question" class="question" aria-label="Question" tabIndex={-1} ref={form}>
      {notice !== '' && <Notice>{notice}</Notice>}
      <OperationChooser groups={catalogue.offered} chosen={withShortTitle(operation)} onChoose={bench.choose} />
      <div class="question-body">
        <InputForm
          input={input}
          isUpFront={(field) => catalogue.isUpFront(field, operation)}
          problems={problems}
          attempt={attempt}
          others={otherOperations(problems, operation, catalogue.operations)}
          onOther={bench.chooseAndAsk}
          onDraft={bench.changeDraft}
        />
        {checkLink !== null && (
          <p>
            Worked it out yourself? <a href={checkLink}>Check your working</a> line by line.
            {isReduction(operation.id) && (
              <>
                {' '}
                Or <a href={checkLink.replace('/check', '/your-move')}>choose the row operations</a> and leave the
                arithmetic to us.
              </>
            )}
          </p>
        )}
        <p>
          <button type="button" class="link" onClick={showCalls}>
            Ask it from a program
          </button>
        </p>
        <KeptMatrices {...reuse} />
        <RecentQuestions />
        <RemainingAnswers />
        <KeyboardHint />
      </div>
      <AskBar isWaiting={isWaiting} onAsk={bench.askNow}>
        <ShareButton isBusy={sharing.isBusy} share={sharing.share} />
        <CopyLink input={input} />
      </AskBar>
      <SharedLink said={sharing.said} link={sharing.link} remove={sharing.remove} />
    </section>
  );
  const answer = (
    <AnswerPanel
      key="answer"
      outcome={outcome}
      previewed={shownPreview(previewed, problems, input)}
      operation={withShortTitle(operation)}
      isWaiting={isWaiting}
      isOld={isOld}
      isPreviewOld={previewed.kind !== 'none' && !answers(previewed, input, written)}
      onAsk={bench.askAnother}
      onSteps={bench.askNow}
      onWhy={bench.askWhy}
      reuse={reuse}
      onOther={bench.choose}
      operations={catalogue.operations}
      section={bench.section}
    />
  );
  return (
    <div class="workbench">
      {isAnswerFirst && (
        <p key="change">
          <button
            type="button"
            class="button"
            onClick={() => {
              form.current?.focus({ preventScroll: true });
              form.current?.scrollIntoView();
            }}
          >
            Change the question
          </button>
        </p>
      )}
      <div class="bench">{isAnswerFirst ? [answer, question] : [question, answer]}</div>
      <CallsSection path={operation.path} method={catalogue.methodOf(operation)} written={written} />
    </div>
  );
}
