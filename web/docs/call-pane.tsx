// A call beside the text: in the reader's language, to be run in place, with its reply.

import { useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { CodeBlock } from '../design/code-block.tsx';
import type { Call } from '../playground/calls/call.ts';
import { LanguageTabs } from '../playground/calls/language-tabs.tsx';
import type { Received } from '../service/http.ts';
import { replyText } from './reply-text.ts';
import { RunCall } from './run-call.tsx';

interface ReplyProperties {
  readonly text: string;
  readonly name: string;
}

function Reply({ text, name }: ReplyProperties) {
  const { first, whole } = replyText(text);
  return (
    <>
      <div class="long-code">
        <CodeBlock code={first} label={`Reply: ${name}`} />
      </div>
      {whole !== null && (
        <details class="docs-details">
          <summary>The whole reply</summary>
          <div class="long-code">
            <CodeBlock code={whole} label={`Whole reply: ${name}`} />
          </div>
        </details>
      )}
    </>
  );
}

interface CallPaneProperties {
  readonly call: Call;
  readonly status: number;
  /** The reply that is shown before the call is run, and what is to be said of it. */
  readonly reply: string;
  readonly note: string;
  /** Names the call among others on the page. */
  readonly name: string;
  /** Whether a session may ask it: a batch wants a key. */
  readonly isRunnable: boolean;
}

function caption({ status }: Received): string {
  if (status === 0) return 'No reply:';
  return status === 200 ? 'Reply just now, status 200:' : `Refused just now, status ${status}:`;
}

export function CallPane({ call, status, reply, note, name, isRunnable }: CallPaneProperties) {
  const [received, setReceived] = useState<Received | null>(null);
  return (
    <div class="call-pane" role="group" aria-label={`Call: ${name}`}>
      <LanguageTabs call={call} labelIn={(language) => `${name}, in ${language}`} />
      {isRunnable && (
        <RunCall
          call={call}
          onReply={(news) => {
            setReceived(news);
            void refreshSession();
          }}
        />
      )}
      <p class="exchange-caption" role="status">
        {received === null ? `Reply, status ${status}${note}:` : caption(received)}
      </p>
      <Reply text={received?.text ?? reply} name={name} />
    </div>
  );
}
