import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { destinationOf, signInPath } from './destination.ts';

const home = '/dashboard';

const cases = [
  ['nothing asked for', '', home],
  ['an empty address', '?then=', home],
  ['the dashboard', '?then=/dashboard', home],
  ['a part of the dashboard', '?then=%2Fdashboard%23usage', '/dashboard#usage'],
  ['the playground with what is on the screen', '?then=%2Fplayground%23o%3Dadd', '/playground#o=add'],
  ['a working that is being checked', '?then=%2Fcheck%23operation%3Dref', '/check#operation=ref'],
  ['a page of the documentation', '?then=/docs/operations/trace', '/docs/operations/trace'],
  ['another origin', '?then=https://evil.example/dashboard', home],
  ['another origin without a scheme', '?then=//evil.example/dashboard', home],
  ['another origin behind a backslash', '?then=/%5Cevil.example/dashboard', home],
  ['another origin behind two backslashes', '?then=%5C%5Cevil.example/dashboard', home],
  ['another origin behind a tab', '?then=/%09/evil.example/dashboard', home],
  ['another origin behind dots', '?then=/.//evil.example/dashboard', home],
  ['another origin behind more dots', '?then=/docs/..//evil.example/dashboard', home],
  ['a script', '?then=javascript:alert(1)', home],
  ['a path that is not from the root', '?then=dashboard', home],
  ['a route that is no page', '?then=/account/export', home],
  ['the page for signing in itself', '?then=/sign-in', home],
  ['a page that only begins like one of ours', '?then=/dashboard.evil', home],
  ['an address that is none', '?then=//', home],
] as const;

for (const [name, search, expected] of cases) {
  test(`after signing in: ${name}`, () => assert.equal(destinationOf(search), expected));
}

test('after signing in: no address leads to another origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    'evil.example',
    'docs',
    'dashboard',
    '%2f',
    '\t',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const destination = destinationOf(`?then=${encodeURIComponent(pieces.join(''))}`);
      assert.equal(new URL(destination, 'https://service.example').origin, 'https://service.example');
      assert.match(destination, /^\/(?:dashboard|playground|docs)(?:$|[/?#])/);
    }),
    { seed: 20260101, numRuns: 2000 },
  );
});

test('the address of the page for signing in leads back', () => {
  for (const path of ['/playground#o=add&a=1', '/docs/errors', '/dashboard']) {
    assert.equal(destinationOf(new URL(signInPath(path), 'https://service.example').search), path);
  }
});
