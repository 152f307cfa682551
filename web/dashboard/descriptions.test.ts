import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeEvent, describeOrigin, describeSource, describeStatus } from './descriptions.ts';

const statuses = [
  [200, 'Answered'],
  [422, 'Refused: a value cannot be used'],
  [429, 'Refused: a limit is reached'],
  [503, 'Refused: the service was busy or not ready'],
  [204, 'Answered'],
  [418, 'Refused'],
  [599, 'Failed: an error of the service'],
] as const;

for (const [status, words] of statuses) {
  test(`status ${status} in words`, () => assert.equal(describeStatus(status), words));
}

test('every event has words of its own; one that is not known shows its name', () => {
  const known = [
    'signed-up',
    'signed-in',
    'key-revealed',
    'key-regenerated',
    'password-changed',
    'password-reset',
    'claimed',
    'signed-out-everywhere',
  ].map(describeEvent);
  assert.equal(new Set(known).size, known.length);
  for (const words of known) assert.match(words, /^[A-Z]/);
  assert.equal(describeEvent('moon-landed'), 'moon landed');
});

test('where it came from, in words', () => {
  assert.equal(describeOrigin('dashboard'), 'in the browser');
  assert.equal(describeOrigin('command line'), 'on the command line');
  assert.equal(describeSource('api'), 'API');
  assert.equal(describeSource('playground'), 'Playground');
});
