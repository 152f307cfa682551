// The page for a page that could not be fetched.

import { Page } from './page.tsx';

export function Unreachable() {
  return (
    <Page title="Not reached">
      <h1>This page did not arrive</h1>
      <p>The service cannot be reached. Are you online?</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </Page>
  );
}
