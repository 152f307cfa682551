// The question on the screen: typed, chosen or followed from a link, and kept in the address.

import { useState } from 'preact/hooks';
import { type Draft, type Question, withDraft } from './draft.ts';
import { type Restoration, startingFragment } from './restoration.ts';
import { useAddress } from './use-address.ts';

interface QuestionOptions {
  readonly start: Restoration;
  /** Reads a fragment that the address has got from elsewhere. */
  readonly onFragment: (fragment: string) => Restoration;
  /** Another question has come in place of the old one. */
  readonly onReplace: () => void;
}

interface QuestionState extends Restoration {
  /** Whether the question is the user's own: then it stands in the address. */
  readonly isOwn: boolean;
  readonly own: () => void;
  readonly replace: (question: Question) => void;
  readonly changeDraft: (name: string, draft: Draft) => void;
}

export function useQuestion({ start, onFragment, onReplace }: QuestionOptions): QuestionState {
  const [question, setQuestion] = useState(start.question);
  const [notice, setNotice] = useState(start.notice);
  const [isOwn, setIsOwn] = useState(() => startingFragment().length > 1);

  function replace(next: Question, said = ''): void {
    setQuestion(next);
    setNotice(said);
    setIsOwn(true);
    onReplace();
  }

  useAddress(question, isOwn, (fragment) => {
    const found = onFragment(fragment);
    replace(found.question, found.notice);
  });

  return {
    question,
    notice,
    isOwn,
    own: () => setIsOwn(true),
    replace: (next) => replace(next),
    changeDraft: (name, draft) => {
      setQuestion((before) => withDraft(before, name, draft));
      setIsOwn(true);
    },
  };
}
