// Runs a call where it stands: the session of the reader pays, so that no key is in the page.

import { useState } from 'preact/hooks';
import { session } from '../application/session.ts';
import { copyText } from '../design/copy-text.ts';
import { countOf } from '../design/numbers.ts';
import { useTask } from '../design/use-task.ts';
import type { Call } from '../playground/calls/call.ts';
import { keyVariable } from '../playground/calls/call.ts';
import { revealKey } from '../service/account.ts';
import { runCall } from '../service/calls.ts';
import type { Received } from '../service/http.ts';

/** Copies the line that puts the reader's key into the environment. The key itself is never drawn. */
function CopyKey() {
  const [said, setSaid] = useState('');
  const { isBusy, start } = useTask(async () => {
    const line = revealKey().then((reply) =>
      reply.kind === 'answered'
        ? `export ${keyVariable}='${reply.value.key}'`
        : Promise.reject(new Error(reply.sentence)),
    );
    const isCopied = await copyText(line);
    const problem = await line.then(
      () => 'The browser does not allow copying here. Your key is on the dashboard.',
      (error: Error) => error.message,
    );
    setSaid(isCopied ? 'Copied. Paste it into your terminal, where the programs find the key.' : problem);
  });
  return (
    <>
      <button type="button" class="button small" aria-disabled={isBusy} onClick={start}>
        Copy your key
      </button>
      <span class="quiet call-said" role="status">
        {said}
      </span>
    </>
  );
}

/** What a run costs, and whom. */
function Cost() {
  const { value } = session;
  if (value === null) return null;
  const { account, allowance } = value;
  const left = countOf(allowance.remaining, 'answer');
  return (
    <span class="quiet call-said">
      {account === null ? (
        <>
          {left} left today, <a href="/sign-up">more with a key</a>
        </>
      ) : (
        `on your account, ${left} left`
      )}
    </span>
  );
}

interface RunCallProperties {
  readonly call: Call;
  readonly onReply: (received: Received) => void;
}

export function RunCall({ call, onReply }: RunCallProperties) {
  const { isBusy, start } = useTask(async () => onReply(await runCall(call.path, call.body)));
  return (
    <div class="run-call">
      <button type="button" class="button small primary" aria-disabled={isBusy} onClick={start}>
        {isBusy ? 'Running …' : 'Run'}
      </button>
      <Cost />
      {session.value?.account != null && <CopyKey />}
    </div>
  );
}
