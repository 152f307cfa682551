// What runs the programs, tried on programs written by hand: right ones agree, and wrong ones are noticed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES, type Language } from '@matrixsteps/engine/learning/implementation.ts';
import { complaint, promiseOf } from './promises.ts';
import { runnerOrNotice } from './runners.ts';
import { SAMPLE_PROGRAMS } from './sample-programs.ts';
import type { Ran } from './script-runner.ts';

/** Programs that do not come to their end. */
const BROKEN: { readonly [L in Language]: string } = {
  numpy: 'raise ValueError("broken")',
  sympy: 'print(undefined)',
  r: 'stop("broken")',
  octave: 'error("broken")',
  typescript: 'const a: string = 1;\nconsole.log(a);',
  spreadsheet: '=LET(a, {1,2}, a + UNKNOWN(a))',
};

/** Programs that show whether names and output of one program reach another, and what the second prints where they do not. */
const APART: { readonly [L in Language]: readonly [first: string, second: string, printed: string] } = {
  numpy: ['x = 1\nprint(x)', 'print("x" in globals())', 'False'],
  sympy: ['x = 1\nprint(x)', 'print("x" in globals())', 'False'],
  r: ['x <- 1\nprint(x)', 'print(exists("x"))', '[1] FALSE'],
  octave: ['x = 1;\ndisp(x)', 'disp(exist("x"))', '0'],
  typescript: ['const x = 1;\nconsole.log(x);', 'console.log(typeof Reflect.get(globalThis, "x"));', 'undefined'],
  spreadsheet: ['=LET(x, 1, x)', '=LET(y, 2, y)', '2'],
};

for (const language of LANGUAGES) {
  const run = await runnerOrNotice('running', language);
  const promises = SAMPLE_PROGRAMS.map(({ programs, answer }) => promiseOf(language, programs, answer));
  const codes = promises.map((promised) => promised?.code ?? '');
  const [first, second, printed] = APART[language];
  const ran = run === null ? [] : await run([...codes, BROKEN[language], first, second]);
  describe(language, { skip: run === null }, () => {
    for (const [k, { name }] of SAMPLE_PROGRAMS.entries()) {
      test(name, () => {
        const promised = promises[k];
        assert.ok(promised !== null && promised.output !== null);
        const objection = complaint(promised, ran[k]);
        if (objection !== null) assert.fail(objection);
        for (const other of ran.slice(0, k))
          assert.notEqual(complaint(promised, other), null, 'another output will do');
      });
    }
    test('a broken program is noticed', () => {
      assert.ok('error' in ran[codes.length]);
    });
    test('programs do not see each other', () => {
      assert.equal(Number.parseFloat(printedBy(ran[codes.length + 1]).replace('[1]', '')), 1);
      assert.equal(tidy(printedBy(ran[codes.length + 2])), printed);
    });
  });
}

function printedBy(ran: Ran): string {
  assert.ok('printed' in ran, 'error' in ran ? ran.error : '');
  return ran.printed;
}

/** A cell shows 2.00E+00 for 2. */
function tidy(text: string): string {
  return /^[\d.]+E/.test(text) ? String(Number(text)) : text.trim();
}
