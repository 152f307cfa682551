// The input on the screen: typed, chosen or restored from a link, and kept in the address.

import { useState } from 'preact/hooks';
import { type PlaygroundInput, withDraft } from './draft.ts';
import type { Draft } from './field-draft.ts';
import type { Linked } from './linked.ts';
import { type Restoration, startingFragment } from './restoration.ts';
import { typedCell } from './typed-cell.ts';
import { changed, redone, undoable, undone } from './undo.ts';
import { useAddress } from './use-address.ts';

interface PlaygroundInputOptions {
  readonly start: Restoration;
  /** The question of the short link that led here. */
  readonly linked: Linked | null;
  /** Reads a new fragment of the address. */
  readonly onFragment: (fragment: string) => Restoration;
  /** Called when another input replaces the old one. */
  readonly onReplace: () => void;
  /** Called when the address has led to an input: by Back, Forward or a link. */
  readonly onFollow: (input: PlaygroundInput) => void;
}

interface PlaygroundInputState extends Restoration {
  /** Whether the user has changed or chosen the input: then it is in the address. */
  readonly isOwn: boolean;
  readonly own: () => void;
  readonly replace: (input: PlaygroundInput) => void;
  readonly changeDraft: (name: string, draft: Draft) => void;
  /** Keeps an answered input in the history. */
  readonly noteAnswered: (input: PlaygroundInput) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function usePlaygroundInput(options: PlaygroundInputOptions): PlaygroundInputState {
  const { start, linked, onFragment, onReplace, onFollow } = options;
  const [states, setStates] = useState(() => undoable(start.input));
  const input = states.present;
  const [notice, setNotice] = useState(start.notice);
  const [isOwn, setIsOwn] = useState(() => linked !== null || startingFragment().length > 1);

  function replace(next: PlaygroundInput, said = ''): void {
    setStates((before) => changed(before, next));
    setNotice(said);
    setIsOwn(true);
    onReplace();
  }

  function step(by: typeof undone<PlaygroundInput>): void {
    setStates(by);
    setIsOwn(true);
    onReplace();
  }

  const noteAnswered = useAddress(input, {
    isShown: isOwn,
    linked,
    onFragment: (fragment) => {
      const found = onFragment(fragment);
      replace(found.input, found.notice);
      onFollow(found.input);
    },
  });

  return {
    input,
    notice,
    isOwn,
    own: () => setIsOwn(true),
    replace: (next) => replace(next),
    changeDraft: (name, draft) => {
      setStates((before) => {
        const next = withDraft(before.present, name, draft);
        return changed(before, next, typedCell(name, before.present.drafts[name], draft));
      });
      setIsOwn(true);
    },
    noteAnswered,
    undo: () => step(undone),
    redo: () => step(redone),
  };
}
