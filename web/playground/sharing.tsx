// Sharing a question: a short link is made and copied, and can be deleted again.

import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../design/copy-text.ts';
import { Notice } from '../design/notice.tsx';
import { useTask } from '../design/use-task.ts';
import { deleteLink, makeLink } from '../service/links.ts';
import { writeFragment } from './address.ts';
import { writeBody } from './body.ts';
import type { PlaygroundInput } from './draft.ts';
import { forgetLink, type OwnLink, ownLinkTo, rememberLink } from './own-links.ts';

/** What there is to say, and the question that it is about: it is gone when the question changes. */
interface Said {
  readonly fragment: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly sentence: string;
}

export interface Sharing {
  readonly isBusy: boolean;
  readonly share: () => void;
  readonly remove: (link: OwnLink) => void;
  readonly said: Said | null;
  /** The link to the question that this browser has made. */
  readonly link: OwnLink | null;
}

/** The whole address of a link. */
function addressOf({ id }: OwnLink): string {
  return `${location.origin}/p/${id}`;
}

export function useSharing(input: PlaygroundInput): Sharing {
  const fragment = writeFragment(input);
  const [said, setSaid] = useState<Said | null>(null);
  const say = (tone: Said['tone'], sentence: string): void => setSaid({ fragment, tone, sentence });
  // A question that is too long to be remembered still has its link while it stands in the form.
  const [made, setMade] = useState<{ readonly fragment: string; readonly link: OwnLink } | null>(null);
  const link = ownLinkTo(fragment) ?? (made?.fragment === fragment ? made.link : null);

  /** The address of the link to the question, which is made where there is none. Rejects where it cannot be. */
  async function addressToShare(): Promise<string> {
    if (link !== null) return addressOf(link);
    const body = writeBody(input);
    if (body.kind === 'problems')
      throw new Refusal('Something in the question has to be corrected before it is shared.');
    const reply = await makeLink({ operation: input.operation.id, body: body.text });
    if (reply.kind === 'refused') throw new Refusal(reply.problems[0]?.msg ?? reply.sentence);
    const fresh = rememberLink(reply.value, fragment);
    setMade({ fragment, link: fresh });
    return addressOf(fresh);
  }

  const sharing = useTask(async () => {
    const address = addressToShare();
    // The clipboard gets the promise: a browser may allow copying only while the click is handled.
    const copying = copyText(address);
    try {
      await address;
      const isCopied = await copying;
      say(
        isCopied ? 'good' : 'plain',
        isCopied ? 'The link is copied.' : 'This is the link; the browser did not allow copying it.',
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say('bad', error.message);
    }
  });

  async function remove(own: OwnLink): Promise<void> {
    const reply = await deleteLink(own);
    if (reply.kind === 'refused' && reply.status !== 404) {
      say('bad', reply.sentence);
      return;
    }
    forgetLink(own);
    setMade(null);
    say(
      'plain',
      'Your link is deleted. Where somebody else has shared the same question, it goes on working for them.',
    );
  }

  return {
    isBusy: sharing.isBusy,
    share: sharing.start,
    remove: (own) => void remove(own),
    said: said?.fragment === fragment ? said : null,
    link,
  };
}

class Refusal extends Error {}

export function ShareButton({ isBusy, share }: Pick<Sharing, 'isBusy' | 'share'>) {
  return (
    <button type="button" class="button" aria-disabled={isBusy} onClick={share}>
      Share
    </button>
  );
}

/** What was said about sharing, and the link that this browser has made to the question. */
export function SharedLink({ said, link, remove }: Pick<Sharing, 'said' | 'link' | 'remove'>) {
  const region = useRef<HTMLDivElement>(null);
  // On a telephone the button stays at the bottom of the screen, and this stands below the form.
  useEffect(() => {
    if (said !== null) region.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <div class="shared" tabIndex={-1} ref={region}>
      {said !== null && <Notice tone={said.tone}>{said.sentence}</Notice>}
      {link !== null && (
        <p>
          <a href={`/p/${link.id}`}>{addressOf(link).replace(/^https?:\/\//, '')}</a>{' '}
          <span class="quiet">shows this question with its answer to everybody who has the link.</span>{' '}
          <button
            type="button"
            class="button small"
            onClick={() => {
              remove(link);
              // The button goes with the link.
              region.current?.focus();
            }}
          >
            Delete the link
          </button>
        </p>
      )}
    </div>
  );
}
