// The page for addresses that lead nowhere.

import { Page } from './page.tsx';

export function NotFound() {
  return (
    <Page title="Not found">
      <h1>There is no such page</h1>
      <p>Perhaps the address was mistyped, or the link is from an older version. What there is:</p>
      <ul>
        <li>
          <a href="/playground">Playground</a>: an operation on your matrices, with the answer and every step
        </li>
        <li>
          <a href="/check">Check my working</a>: your own lines, judged one by one
        </li>
        <li>
          <a href="/c/sample">A sample sheet</a>: exercises for a class
        </li>
        <li>
          <a href="/docs">Documentation</a>, with a search over all of it: the API, the libraries, each operation
        </li>
        <li>
          <a href="/dashboard">Dashboard</a>: your key, your sheets, and what you have used
        </li>
      </ul>
    </Page>
  );
}
