// The request for what is on the screen, in several programming languages.

import { keyVariable, type LibraryMethod } from './calls/call.ts';
import { LanguageTabs } from './calls/language-tabs.tsx';

/** Longer bodies are not shown, because drawing them is slow and nobody reads them. */
const longestBody = 20_000;

interface CallTabsProperties {
  readonly path: string;
  readonly method: LibraryMethod;
  /** Null while some field has an error. */
  readonly body: string | null;
}

export function CallTabs({ path, method, body }: CallTabsProperties) {
  if (body === null) return <p class="quiet">The calls appear when every entry can be read.</p>;
  if (body.length > longestBody) return <p class="quiet">The question is too long to be shown as a call.</p>;
  const call = { origin: location.origin, path, body, method };
  return (
    <>
      <LanguageTabs call={call} labelIn={(language) => `The call in ${language}`} />
      <p class="quiet">
        The key comes from the variable <code>{keyVariable}</code>; an account is free and has one. How to get both, the
        key and the library: <a href="/docs/quick-start">quick start</a>, <a href="/docs/python">Python</a>,{' '}
        <a href="/docs/r">R</a>, <a href="/docs/typescript">TypeScript</a>.
      </p>
    </>
  );
}
