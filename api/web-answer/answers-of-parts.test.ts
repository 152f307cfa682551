// Answers of several parts as a page shows and copies them: mathematics and variables, never the objects of the API.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnswerMember } from '@matrixsteps/engine/catalogue/answer.ts';
import { operationsOf } from '../endpoints/endpoints.ts';
import { type Data, endpointAt, endpoints, isData, listIn } from '../testing/replies.ts';
import { assertWellFormed } from '../testing/well-formed-xml.ts';
import { prepareWebAnswer } from './web-answer.ts';

function answerTo(path: string, body: object): Data {
  const prepared = prepareWebAnswer(endpointAt(path), Buffer.from(JSON.stringify(body)));
  assert.equal(prepared.kind, 'prepared');
  assert.ok(prepared.kind === 'prepared');
  const outcome = prepared.run();
  const page: unknown = JSON.parse(Buffer.from(outcome.body).toString());
  assert.ok(outcome.kind === 'answer' && isData(page) && isData(page['answer']), JSON.stringify(page).slice(0, 200));
  return page['answer'];
}

/** The keys of all parts that are words of the API; single letters name matrices. */
function keysOf(members: readonly AnswerMember[]): readonly string[] {
  return members.flatMap(({ key, members: inner }) => [...(key.length > 1 ? [key] : []), ...keysOf(inner)]);
}

/** That no key stands before an equals sign, as in `value = 1`, nor one with an underscore or a hyphen anywhere. */
function assertMathematics(text: string, keys: readonly string[]): void {
  assert.doesNotMatch(text, /\[object|undefined|\w_\w{3}|needs-exchange|An object/);
  for (const key of keys) {
    const written = key.replaceAll(/[_-]/g, ' ');
    for (const name of new Set([key, written])) {
      assert.ok(!new RegExp(`(^|[^\\w(])${name} *(=|≈|equals)`, 'm').test(text), `${name} in ${text}`);
    }
  }
}

/** What is copied into programs: one variable after the other, of brackets only those of arrays. */
function assertVariables(text: string, assignment: RegExp): void {
  assert.doesNotMatch(text, /\bstruct\(|\{'|\[object|undefined|: (True|False|None)|\bnull\b/);
  for (const line of text.split('\n')) assert.match(line, assignment);
}

const MATLAB_LINE = /^[A-Za-z]\w* = |^ {4}|^\];$/;
const NUMPY_LINE = /^[A-Za-z]\w* = |^ {4}|^\)$/;

describe('answers of several parts are shown and copied as mathematics', () => {
  for (const { family, path, choice } of endpoints) {
    const [operation] = operationsOf(choice);
    if (family !== 'a' || operation.answer !== 'structure') continue;
    test(operation.id, () => {
      const keys = keysOf(operation.members);
      for (const { body } of operation.examples) {
        const answer = answerTo(path, body);
        for (const form of listIn(answer, 'forms')) {
          const rows: unknown = form['rows'];
          assert.ok(Array.isArray(rows) && rows.length > 0);
          for (const part of rows.flat()) {
            assert.ok(isData(part));
            const { html, speech } = part;
            assertWellFormed(String(html));
            assert.notEqual(speech, '');
            assertMathematics(String(html).replaceAll(/<[^>]*>/g, ''), keys);
            assertMathematics(String(speech), keys);
          }
          assertMathematics(String(form['speech']), keys);
        }
        assert.equal(answer['description'], '');
        assertMathematics(String(answer['plain_text']), keys);
        assertMathematics(String(answer['latex']).replaceAll(/\\mathrm\{([^}]*)\}/g, '$1'), keys);
        for (const line of String(answer['csv']).split('\r\n')) assert.match(line, /^[A-Za-z]\w*,(?![A-Za-z]+,)/);
        assertVariables(String(answer['matlab']), MATLAB_LINE);
        assertVariables(String(answer['numpy']), NUMPY_LINE);
      }
    });
  }
});
