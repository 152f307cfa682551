// The question as a call of the service. Most readers never come so far down: what draws the calls is fetched for those who do.

import { useRef } from 'preact/hooks';
import { partFrom, usePart } from '../design/use-part.ts';
import { useSeen } from '../design/use-seen.ts';
import type { BodyWritten } from './body.ts';
import type { LibraryMethod } from './calls/call.ts';

const callTabs = partFrom(async () => (await import('./call-tabs.tsx')).CallTabs);

const TITLE = 'calls-title';

/** Goes to the calls, past the steps. */
export function showCalls(): void {
  const title = document.getElementById(TITLE);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

interface CallsSectionProperties {
  readonly path: string;
  readonly method: LibraryMethod;
  readonly written: BodyWritten;
}

export function CallsSection({ path, method, written }: CallsSectionProperties) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useSeen(section);
  const { part: CallTabs, hasFailed, tryAgain } = usePart(callTabs, isSeen);
  const isComing = isSeen && CallTabs === null && !hasFailed;
  return (
    <section class="calls" aria-labelledby={TITLE} aria-busy={isComing} ref={section}>
      <h2 id={TITLE} tabIndex={-1}>
        Ask it from a program
      </h2>
      <p>The same question, exactly as it stands above, as a call of the service.</p>
      {CallTabs !== null && (
        <CallTabs path={path} method={method} body={written.kind === 'body' ? written.text : null} />
      )}
      {hasFailed && (
        <button type="button" class="button" onClick={tryAgain}>
          Show the calls
        </button>
      )}
    </section>
  );
}
