import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { FileReplaced, StoreProblem } from '../accounts/store/store.ts';
import { createReadiness, FRESH_MILLISECONDS, LIMIT_MILLISECONDS, problems } from './readiness.ts';

/** A readiness whose checks end when the test says so, on a clock of the test. */
function startReadiness(t: TestContext, areCountsFailing: () => boolean = () => false) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let time = 0;
  const checks: PromiseWithResolvers<void>[] = [];
  const reported: unknown[] = [];
  const { findProblem } = createReadiness({
    check: () => {
      const outcome = Promise.withResolvers<void>();
      checks.push(outcome);
      return outcome.promise;
    },
    areCountsFailing,
    report: (error) => reported.push(error),
    clock: () => time,
  });
  function wait(milliseconds: number): void {
    time += milliseconds;
    t.mock.timers.tick(milliseconds);
  }
  return { findProblem, checks, reported, wait };
}

test('all who ask meanwhile, and in the second after it, share one check', async (t) => {
  const { findProblem, checks, wait } = startReadiness(t);
  const asked = [findProblem(), findProblem(), findProblem()];
  checks[0].resolve();
  assert.deepEqual(await Promise.all(asked), [null, null, null]);
  wait(FRESH_MILLISECONDS - 1);
  assert.equal(await findProblem(), null);
  assert.equal(checks.length, 1);
  wait(1);
  const next = findProblem();
  assert.equal(checks.length, 2);
  checks[1].resolve();
  await next;
});

test('a check that takes too long is a problem, at once for those who ask later, and there is no second one beside it', async (t) => {
  const { findProblem, checks, wait } = startReadiness(t);
  const first = findProblem();
  wait(LIMIT_MILLISECONDS);
  assert.equal(await first, problems.silent);
  wait(5000);
  const second = findProblem();
  wait(0);
  assert.equal(await second, problems.silent);
  assert.equal(checks.length, 1);
  const third = findProblem();
  checks[0].resolve();
  assert.equal(await third, null);
});

for (const [name, error, problem] of [
  ['a store that fails', new StoreProblem(new Error('database or disk is full')), problems.failing],
  ['a file that was replaced', new StoreProblem(new FileReplaced()), problems.replaced],
  ['an error that nobody expects', new TypeError('secret'), problems.failing],
] as const) {
  test(`${name}: a sentence outside, the error in the log`, async (t) => {
    const { findProblem, checks, reported } = startReadiness(t);
    const asked = findProblem();
    checks[0].reject(error);
    assert.equal(await asked, problem);
    assert.deepEqual(reported, [error]);
    assert.doesNotMatch(problem, /secret|disk/);
  });
}

test('counts that fail are a problem though the check succeeds', async (t) => {
  let failing = true;
  const { findProblem, checks } = startReadiness(t, () => failing);
  const asked = findProblem();
  checks[0].resolve();
  assert.equal(await asked, problems.uncounted);
  failing = false;
  assert.equal(await findProblem(), null);
});
