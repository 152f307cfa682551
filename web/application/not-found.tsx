// The page for addresses that lead nowhere.

import { Page } from './page.tsx';

export function NotFound() {
  return (
    <Page title="Not found">
      <h1>There is no such page</h1>
      <p>
        Perhaps the address was mistyped. The <a href="/playground">playground</a> and the{' '}
        <a href="/docs">documentation</a> are still there.
      </p>
    </Page>
  );
}
