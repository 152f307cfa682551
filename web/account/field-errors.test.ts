import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refused } from '../service/http.ts';
import { emailError, hasErrors, errorsOfRefusal, currentPasswordError, newPasswordError } from './field-errors.ts';

const addresses = [
  ['ada@example.org', true],
  [' ada@example.org ', true],
  ['ada@localhost', true],
  ['', false],
  ['  ', false],
  ['ada', false],
  ['@example.org', false],
  ['ada@', false],
  ['ada @example.org', false],
  ['ada@two@example.org', false],
] as const;

for (const [address, isRight] of addresses) {
  test(`an e-mail address: ${JSON.stringify(address)}`, () => assert.equal(emailError(address) === undefined, isRight));
}

test('a password that is to be set says what is wrong with its length', () => {
  assert.equal(newPasswordError(''), 'Choose a password.');
  assert.equal(newPasswordError('seven77'), 'The password is too short.');
  assert.equal(newPasswordError('x'.repeat(129)), 'The password is too long.');
  assert.equal(newPasswordError('twelve chars'), undefined);
});

test('a password that was set may have any length but none', () => {
  assert.equal(currentPasswordError('x'), undefined);
  assert.equal(currentPasswordError(''), 'Enter your password.');
});

test('fields without a sentence are no faults', () => {
  assert.equal(hasErrors({ email: undefined }), false);
  assert.equal(hasErrors({ email: undefined, password: 'Choose a password.' }), true);
});

const refused: Refused = { kind: 'refused', status: 422, sentence: 'Something cannot be used.', problems: [] };

const refusals = [
  ['a sentence', { ...refused, sentence: 'Not so.' }, { errors: {}, problem: 'Not so.' }],
  [
    'a field of the form',
    { ...refused, problems: [{ loc: ['body', 'email'], msg: 'This is no e-mail address.' }] },
    { errors: { email: 'This is no e-mail address.' }, problem: null },
  ],
  [
    'the first of two problems of a field',
    {
      ...refused,
      problems: [
        { loc: ['body', 'password'], msg: 'One' },
        { loc: ['body', 'password'], msg: 'Two' },
      ],
    },
    { errors: { password: 'One.' }, problem: null },
  ],
  [
    'something that the form has no field for',
    {
      ...refused,
      problems: [
        { loc: ['body', 'email'], msg: 'Wrong.' },
        { loc: ['body', 'token'], msg: 'Too old.' },
      ],
    },
    { errors: { email: 'Wrong.' }, problem: 'Too old.' },
  ],
  [
    'the whole body',
    { ...refused, problems: [{ loc: ['body'], msg: 'No JSON.' }] },
    { errors: {}, problem: 'No JSON.' },
  ],
] as const satisfies readonly (readonly [string, Refused, object])[];

for (const [name, refusal, formErrors] of refusals) {
  test(`a refusal about ${name}`, () => assert.deepEqual(errorsOfRefusal(refusal, ['email', 'password']), formErrors));
}
