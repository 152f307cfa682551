// The functions that formulas may use: each is computed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FORMULA_FUNCTIONS, functionsIn } from './formula-functions.ts';
import { runFormula } from './formulas.ts';
import { sameOutput } from './same-output.ts';

describe('functions of formulas', () => {
  for (const [name, [formula, cells]] of Object.entries(FORMULA_FUNCTIONS)) {
    test(name, () => {
      assert.ok(functionsIn(formula).includes(name));
      const ran = runFormula(`=LET(a, {1,2;3,4}, ${formula})`);
      assert.ok('printed' in ran && sameOutput(ran.printed, cells, false), JSON.stringify(ran));
    });
  }
});

describe('formulas that are wrong', () => {
  for (const formula of ['=LET(a, {1,2}, UNKNOWN(a))', '=1 / 0', '=LET(a, {1,2}', '=""', '={1,2;3,"x"}']) {
    test(formula, () => assert.ok('error' in runFormula(formula)));
  }
});
