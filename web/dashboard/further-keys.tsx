// The further keys of an account: made, listed with their last use, revoked. A new one is shown once.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Confirmation } from '../design/confirmation.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { Notice } from '../design/notice.tsx';
import { TableRegion } from '../design/table-region.tsx';
import { useTask } from '../design/use-task.ts';
import { type FurtherKey, makeKey, readKeys, revokeKey } from '../service/account.ts';
import type { Refused } from '../service/http.ts';
import { describeKind, describeScope, kindWords, scopeWords } from './descriptions.ts';
import { watchSession } from './session-end.ts';
import { Timestamp } from './timestamp.tsx';
import { useResource } from './use-resource.ts';

interface MadeKey {
  readonly name: string;
  readonly key: string;
}

function explain({ sentence, problems }: Refused): string {
  return problems.length === 0 ? sentence : problems.map(({ msg }) => msg).join(' ');
}

/** The key that was just made; it has the focus, so that it is read. */
function NewKey({ made, onDone }: { readonly made: MadeKey; readonly onDone: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [made]);
  return (
    <div class="panel key-panel" ref={panel} tabIndex={-1} role="group" aria-label={`The new key ${made.name}`}>
      <Notice tone="good">
        <strong>This is the key “{made.name}”.</strong> Copy it now: it is not shown again.
      </Notice>
      <p class="key-line">
        <code class="key is-shown">{made.key}</code>
      </p>
      <div class="button-row">
        <CopyButton text={made.key} label="Copy the new key" />
        <button type="button" class="button" onClick={onDone}>
          Done
        </button>
      </div>
    </div>
  );
}

interface ChoiceProperties {
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, words, value, onChange }: ChoiceProperties) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {Object.entries(words).map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const nameLabel = 'Name of the key';

function MakeKey({ onMade }: { readonly onMade: (made: MadeKey) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [scope, setScope] = useState('all');
  const [kind, setKind] = useState('live');
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, start } = useTask(async () => {
    setProblem(null);
    const reply = watchSession(await makeKey({ name, scope, kind }));
    if (reply.kind === 'refused') {
      setProblem(explain(reply));
      return;
    }
    onMade({ name: name.trim(), key: reply.value.key });
    setName('');
  });
  return (
    <form
      aria-label="Make a further key"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div class="field">
        <label for={`${id}-name`}>{nameLabel}</label>
        <input
          id={`${id}-name`}
          type="text"
          required
          maxLength={60}
          autocomplete="off"
          value={name}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <Choice label="It opens" words={scopeWords} value={scope} onChange={setScope} />
      <Choice label="Kind" words={kindWords} value={kind} onChange={setKind} />
      <div id={`${id}-problem`} role="alert">
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
      </div>
      <button type="submit" class="button" aria-disabled={isBusy}>
        Make a key
      </button>
    </form>
  );
}

interface RevocationProperties {
  readonly furtherKey: FurtherKey;
  readonly onRevoked: () => void;
  readonly onProblem: (sentence: string | null) => void;
}

function Revocation({ furtherKey: { id, name }, onRevoked, onProblem }: RevocationProperties) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, start } = useTask(async () => {
    onProblem(null);
    const reply = watchSession(await revokeKey({ id }));
    setIsAsking(false);
    if (reply.kind === 'refused' && reply.status !== 404) onProblem(explain(reply));
    else onRevoked();
  });
  return (
    <>
      <button type="button" class="button danger" onClick={() => setIsAsking(true)}>
        Revoke …<span class="visually-hidden"> the key {name}</span>
      </button>
      {isAsking && (
        <Confirmation
          title={`Revoke the key “${name}”?`}
          action="Revoke the key"
          isDisabled={isBusy}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            <strong>Every program that uses it stops working at once.</strong> It cannot be brought back. Your other
            keys go on working.
          </p>
        </Confirmation>
      )}
    </>
  );
}

export function FurtherKeys({ onChange }: { readonly onChange: () => void }) {
  const { value, problem, reload } = useResource(readKeys);
  const [made, setMade] = useState<MadeKey | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  function update(): void {
    reload();
    onChange();
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Further keys
      </h3>
      <p>
        One for each program, so that one can be revoked without the others. To change a key slowly, make a second one,
        put it into your programs, and revoke the first.
      </p>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {value !== null && value.keys.length === 0 && <p class="quiet">There are none yet.</p>}
      {value !== null && value.keys.length > 0 && (
        <TableRegion name="Further keys" heads={['Name', 'Opens', 'Kind', 'Created', 'Last used', 'Revoke']}>
          {value.keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">{key.name}</th>
              <td>{describeScope(key.scope)}</td>
              <td>{describeKind(key.kind)}</td>
              <td>
                <Timestamp time={key.created_at} />
              </td>
              <td>{key.last_used_at === null ? 'Not yet' : <Timestamp time={key.last_used_at} />}</td>
              <td>
                <Revocation
                  furtherKey={key}
                  onProblem={setFailure}
                  onRevoked={() => {
                    setSaid(`The key ${key.name} is revoked.`);
                    heading.current?.focus();
                    update();
                  }}
                />
              </td>
            </tr>
          ))}
        </TableRegion>
      )}
      <p class="quiet" role="status">
        {said}
      </p>
      {made !== null && <NewKey made={made} onDone={() => setMade(null)} />}
      <MakeKey
        onMade={(key) => {
          setMade(key);
          setSaid('');
          update();
        }}
      />
    </>
  );
}
