// The API key: masked, revealed, copied, replaced.

import { useEffect, useRef } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import type { KeyDescription } from '../service/account.ts';
import { FurtherKeys } from './further-keys.tsx';
import { KeyUsage } from './key-usage.tsx';
import { Timestamp } from './timestamp.tsx';
import { Regeneration } from './regeneration.tsx';
import type { Resource } from './use-resource.ts';
import { type CopyState, type ShownKey, shownSeconds, useKey } from './use-key.ts';

/** The description of a key that has just been issued. */
function Issue({ reason }: { readonly reason: ShownKey['reason'] | undefined }) {
  if (reason === 'fresh') {
    return (
      <Notice tone="good">
        <strong>Your account is ready, and this is your API key.</strong> You can read it here again at any time.
      </Notice>
    );
  }
  if (reason === 'regenerated') {
    return (
      <Notice tone="good">
        <strong>This is your new API key.</strong> The old one no longer works. Put the new one in its place wherever it
        was used; you can read it here again at any time.
      </Notice>
    );
  }
  return null;
}

const copyWords = {
  ready: '',
  copied: 'The key is on the clipboard. ',
  'by hand': 'The browser does not allow copying here. The key is selected: copy it by hand. ',
} as const satisfies Record<CopyState, string>;

const showWords = {
  fresh: '',
  revealed: `The key is shown. It is hidden again after ${shownSeconds} seconds.`,
  regenerated: '',
} as const satisfies Record<ShownKey['reason'], string>;

function KeyFacts({ description }: { readonly description: KeyDescription }) {
  const { created_at: createdAt, last_used_at: lastUsedAt } = description;
  return (
    <dl class="facts">
      <div>
        <dt>Created</dt>
        <dd>
          <Timestamp time={createdAt} />
        </dd>
      </div>
      <div>
        <dt>Last used</dt>
        <dd>{lastUsedAt === null ? 'Not yet' : <Timestamp time={lastUsedAt} />}</dd>
      </div>
    </dl>
  );
}

interface KeySectionProperties {
  readonly description: Resource<KeyDescription>;
  /** Called when the key was revealed or replaced, which changes its description. */
  readonly onChange: () => void;
}

export function KeySection({ description, onChange }: KeySectionProperties) {
  const { shown, show, copyState, problem, setProblem, revealing, copying } = useKey(onChange);
  const place = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { value } = description;
  useEffect(() => {
    if (copyState === 'by hand' && place.current !== null) getSelection()?.selectAllChildren(place.current);
  }, [copyState, shown]);
  useEffect(() => {
    if (shown?.reason === 'regenerated') panel.current?.focus();
  }, [shown]);
  return (
    <section aria-labelledby="api-keys">
      <h2 id="api-keys">API keys</h2>
      <div class="panel key-panel" ref={panel} tabIndex={-1} role="group" aria-label="Your API key">
        <Issue reason={shown?.reason} />
        {shown === null && value === null ? (
          <p class="quiet">{description.problem ?? 'One moment …'}</p>
        ) : (
          <p class="key-line">
            <code ref={place} class={shown === null ? 'key' : 'key is-shown'}>
              {shown?.key ?? value?.masked}
            </code>
          </p>
        )}
        <div class="button-row">
          <button
            type="button"
            class={shown === null || shown.reason === 'revealed' ? 'button' : 'button primary'}
            aria-disabled={copying.isBusy}
            onClick={copying.start}
          >
            {copyState === 'copied' ? 'Copied' : 'Copy'}
            <span class="visually-hidden"> the API key</span>
          </button>
          <button type="button" class="button" aria-disabled={revealing.isBusy} onClick={revealing.start}>
            {shown === null ? 'Reveal' : 'Hide'}
            <span class="visually-hidden"> the API key</span>
          </button>
          <Regeneration
            onProblem={setProblem}
            onKey={(key) => {
              show({ key, reason: 'regenerated' });
              onChange();
            }}
          />
        </div>
        <p class="quiet key-said" role="status">
          {copyWords[copyState]}
          {shown !== null && showWords[shown.reason]}
        </p>
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
        {value !== null && <KeyFacts description={value} />}
        <p class="quiet">Whoever has the key asks at your expense. Each reveal and copy is noted under Account.</p>
      </div>
      <FurtherKeys onChange={onChange} />
      <KeyUsage />
    </section>
  );
}
