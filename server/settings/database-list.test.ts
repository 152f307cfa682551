import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDatabases } from './database-list.ts';

const one = 'postgres://ada:secret@db1.example.org/matrixsteps';
const two = 'postgresql://ada:secret@db2.example.org:5433/matrixsteps?sslmode=require';
const withComma = 'postgres://ada:a,b@db3.example.org/matrixsteps';

const cases: readonly (readonly [name: string, text: string, addresses: readonly string[]])[] = [
  ['one address', one, [one]],
  ['commas', `${one},${two},${one}`, [one, two, one]],
  ['spaces', `${one} ${two}`, [one, two]],
  ['commas and line breaks', `${one},\n  ${two}`, [one, two]],
  ['a comma in a password', `${withComma},${one}`, [withComma, one]],
];

for (const [name, text, addresses] of cases) {
  test(`a list of databases with ${name}`, () => assert.deepEqual(listDatabases(text), addresses));
}
