// Replacing the API key, after a warning that says what breaks.

import { useState } from 'preact/hooks';
import { Confirmation } from '../design/confirmation.tsx';
import { useTask } from '../design/use-task.ts';
import { regenerateKey } from '../service/account.ts';
import { watchSession } from './session-end.ts';

interface RegenerationProperties {
  readonly onKey: (key: string) => void;
  readonly onProblem: (sentence: string | null) => void;
}

export function Regeneration({ onKey, onProblem }: RegenerationProperties) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, start } = useTask(async () => {
    onProblem(null);
    const reply = watchSession(await regenerateKey());
    setIsAsking(false);
    if (reply.kind === 'answered') onKey(reply.value.key);
    else onProblem(reply.sentence);
  });
  return (
    <>
      <button type="button" class="button danger" onClick={() => setIsAsking(true)}>
        Regenerate …
      </button>
      {isAsking && (
        <Confirmation
          title="Replace the API key?"
          action="Replace the key"
          isDisabled={isBusy}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        >
          <ul>
            <li>
              <strong>Every program that uses the old key stops working at once.</strong> Its requests get status 401
              until you give it the new key.
            </li>
            <li>The old key cannot be brought back.</li>
            <li>Your usage stays: a new key does not start the month's count again.</li>
          </ul>
        </Confirmation>
      )}
    </>
  );
}
