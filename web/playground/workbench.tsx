// The question and its answer: what is typed, what was asked, what came back.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { CopyButton } from '../design/copy-button.tsx';
import { Notice } from '../design/notice.tsx';
import type { Body } from '../service/answers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import { AnswerPanel, showAnswer } from './answer-panel.tsx';
import { writeBody } from './body.ts';
import { CallTabs } from './call-tabs.tsx';
import { carriedOver, type Question, questionOf } from './draft.ts';
import { isAskedOnArrival } from './last-visit.ts';
import { otherOperations } from './named-operations.ts';
import type { OperationCatalogue } from './operation-catalogue.ts';
import { OperationChooser } from './operation-chooser.tsx';
import { isOutdated, lastAnswerTo } from './outcome.ts';
import { QuestionForm } from './question-form.tsx';
import { restore, startingFragment } from './restoration.ts';
import { linkTo } from './use-address.ts';
import { useAskKey } from './use-ask-key.ts';
import { useAsking } from './use-asking.ts';
import { useLastVisit } from './use-last-visit.ts';
import { useQuestion } from './use-question.ts';

interface WorkbenchProperties {
  readonly catalogue: OperationCatalogue;
  /** The operation where the address names none. */
  readonly first: ListedOperation;
}

/** What asks: the form, a question in the answer, or the exercises, which are read on where they stand. */
type Asker = 'form' | 'answer' | 'exercises';

function useWorkbench({ catalogue, first }: WorkbenchProperties) {
  const start = useMemo(() => {
    const restoration = restore(startingFragment(), catalogue, first);
    return { restoration, outcome: lastAnswerTo(restoration.question) };
  }, []);
  const asking = useAsking({ start: start.outcome, operations: catalogue.operations });
  const { question, notice, isOwn, own, replace, changeDraft } = useQuestion({
    start: start.restoration,
    onFragment: (fragment) => restore(fragment, catalogue, first),
    onReplace: () => asking.forget(),
  });
  useLastVisit(question, isOwn, asking.outcome);
  const section = useRef<HTMLElement>(null);

  function ask(asked: Question, asker: Asker): void {
    own();
    void asking.ask(asked, ({ kind }) => {
      // The exercises stand below an answer that is the same as before; why there is none is worth a look.
      if (asker !== 'exercises' || kind === 'refused') showAnswer(section.current, asker === 'form');
    });
  }

  function replaceAndAsk(next: Question, asker: Asker): void {
    replace(next);
    ask(next, asker);
  }

  function askNow(): void {
    if (!asking.isWaiting) ask(question, 'form');
  }
  useAskKey(askNow);
  useEffect(() => {
    if (isAskedOnArrival.value) askNow();
    isAskedOnArrival.value = false;
  }, []);

  const carried = (operation: ListedOperation) => carriedOver(question, operation, catalogue.fieldsOf(operation));
  return {
    ...asking,
    question,
    notice,
    section,
    askNow,
    choose: (operation: ListedOperation) => replace(carried(operation)),
    chooseAndAsk: (operation: ListedOperation) => replaceAndAsk(carried(operation), 'form'),
    /** A question from the answer: put into the grid, and asked. */
    askAnother: (id: string, body: Body, stays = false) => {
      const operation = catalogue.operations.find((each) => each.id === id);
      if (operation === undefined) return;
      replaceAndAsk(questionOf(operation, catalogue.fieldsOf(operation), body), stays ? 'exercises' : 'answer');
    },
    changeDraft: (...[name, draft]: Parameters<typeof changeDraft>) => {
      changeDraft(name, draft);
      asking.forget(name);
    },
  };
}

function CopyLink({ question }: { readonly question: Question }) {
  const link = useMemo(() => linkTo(question), [question]);
  if (link === null) return <span class="quiet">Too long for a link</span>;
  return (
    <CopyButton text={link} label="Copy the link to this question" isSmall={false}>
      Copy link
    </CopyButton>
  );
}

export function Workbench({ catalogue, first }: WorkbenchProperties) {
  const { question, notice, problems, attempt, outcome, isWaiting, ...bench } = useWorkbench({ catalogue, first });
  const { operation } = question;
  const written = useMemo(() => writeBody(question), [question]);
  return (
    <div class="workbench">
      <section class="question" aria-label="Question">
        {notice !== '' && <Notice>{notice}</Notice>}
        <OperationChooser groups={catalogue.groups} chosen={operation} onChoose={bench.choose} />
        <QuestionForm
          question={question}
          isUpFront={(field) => catalogue.isUpFront(field, operation)}
          problems={problems}
          attempt={attempt}
          others={otherOperations(problems, operation, catalogue.operations)}
          onOther={bench.chooseAndAsk}
          isWaiting={isWaiting}
          onDraft={bench.changeDraft}
          onAsk={bench.askNow}
        >
          <CopyLink question={question} />
        </QuestionForm>
      </section>
      <AnswerPanel
        outcome={outcome}
        isWaiting={isWaiting}
        isOld={isOutdated(outcome, question, written)}
        onAsk={bench.askAnother}
        section={bench.section}
      />
      <section class="calls" aria-labelledby="calls-title">
        <h2 id="calls-title">Ask it from a program</h2>
        <p>The same question, exactly as it stands above, as a call of the service.</p>
        <CallTabs path={operation.path} body={written.kind === 'body' ? written.text : null} />
      </section>
    </div>
  );
}
