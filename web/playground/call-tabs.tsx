// The request for what is on the screen, in several programming languages.

import { keyVariable } from './calls/call.ts';
import { LanguageTabs } from './calls/language-tabs.tsx';

/** Longer bodies are not shown, because drawing them is slow and nobody reads them. */
const longestBody = 20_000;

interface CallTabsProperties {
  readonly path: string;
  /** Null while some field has an error. */
  readonly body: string | null;
}

export function CallTabs({ path, body }: CallTabsProperties) {
  if (body === null) return <p class="quiet">The calls appear when every entry can be read.</p>;
  if (body.length > longestBody) return <p class="quiet">The question is too long to be shown as a call.</p>;
  const call = { url: `${location.origin}${path}`, body };
  return (
    <>
      <LanguageTabs call={call} labelIn={(language) => `The call in ${language}`} />
      <p class="quiet">
        The key comes from the variable <code>{keyVariable}</code>. An account is free and has one:{' '}
        <a href="/docs/quick-start">quick start</a>.
      </p>
    </>
  );
}
