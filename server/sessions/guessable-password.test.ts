import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGuessable } from './guessable-password.ts';

const email = 'ada.lovelace@example.com';

for (const [name, password] of [
  ['digits in their order', '123456789012'],
  ['digits backwards', '098765432109'],
  ['the alphabet', 'abcdefghijkl'],
  ['a keyboard', 'qwertyuiopasdf'],
  ['a word twice', 'passwordpassword'],
  ['a word twice with a mark', 'password-password-'],
  ['a word again and again, cut short', 'abcabcabcabca'],
  ['one character', 'aaaaaaaaaaaa'],
  ['one character beyond the basic plane', '🐎'.repeat(12)],
  ['spaces', ' '.repeat(12)],
  ['a well-known one', '1qaz2wsx3edc'],
  ['a well-known one with spaces and capitals', 'Correct Horse Battery Staple'],
  ['a word with digits and marks', 'Password2026!'],
  ['the name of the service', 'Matrixsteps12'],
  ['the address', email],
  ['the address in capitals', 'Ada.Lovelace@Example.com'],
  ['the name in the address, with digits', 'ada.lovelace1815'],
] as const) {
  test(`guessable: ${name}`, () => assert.equal(isGuessable(password, email), true));
}

for (const password of [
  'correct horse battery',
  'canary-password-5f0c1e7d',
  'a quiet river in autumn',
  'Xk4-9pwQ-77ab-Lm0z',
  'passwordless is best',
  'ada.lovelace wrote notes',
  '!$%&/()=?+*#',
  'a!$%&/()=?+*#',
  'aa!$%&/()=?+*#',
  '🐀🐁🐂🐃🐄🐅🐆🐇🐈🐉🐊🐋',
  '密码密码是我的秘密花园之一',
]) {
  test(`not guessable: ${password}`, () => assert.equal(isGuessable(password, email), false));
}

test('an address of digits says nothing of a password of marks', () => {
  assert.equal(isGuessable('!$%&/()=?+*#', '12@example.com'), false);
});

test('without an address the rest is judged', () => {
  assert.equal(isGuessable(email, null), false);
  assert.equal(isGuessable('123456789012', null), true);
});
