import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMilliseconds, createCpuTime } from './cpu-time.ts';

function createOn(percent: number) {
  const clock = { now: 0 };
  return { clock, cpuTime: createCpuTime(percent, () => clock.now) };
}

/** Holds this thread for a fortieth of what one per cent of a core gives. */
function hold(): number {
  const end = performance.now() + cpuMilliseconds(1) / 40;
  while (performance.now() < end);
  return 5;
}

test('half a core: a minute at once, and then as fast as it comes back', () => {
  const { clock, cpuTime } = createOn(50);
  cpuTime.charge('ada', 59_999);
  assert.equal(cpuTime.wait('ada'), 0);
  cpuTime.charge('ada', 1);
  assert.equal(cpuTime.wait('ada'), 1);
  cpuTime.charge('ada', 5000);
  assert.equal(cpuTime.wait('ada'), 10);
  clock.now = 9000;
  assert.equal(cpuTime.wait('ada'), 1);
  clock.now = 10_001;
  assert.equal(cpuTime.wait('ada'), 0);
});

test('what is used is told until it is gained back', () => {
  const { clock, cpuTime } = createOn(50);
  assert.equal(cpuTime.used('ada'), 0);
  cpuTime.charge('ada', 70_000);
  assert.equal(cpuTime.used('ada'), 70_000);
  clock.now = 100_000;
  assert.equal(cpuTime.used('ada'), 20_000);
  clock.now = 200_000;
  assert.equal(cpuTime.used('ada'), 0);
  assert.equal(createOn(0).cpuTime.used('ada'), 0);
});

test('accounts have times of their own', () => {
  const { cpuTime } = createOn(1);
  cpuTime.charge('ada', 10_000);
  assert.equal(cpuTime.wait('ada'), Math.ceil(8800 / 10));
  assert.equal(cpuTime.wait('bob'), 0);
});

test('50 questions of 10 ms a second never meet the limit', () => {
  const { clock, cpuTime } = createOn(50);
  for (let question = 0; question < 50 * 3600; question += 1) {
    clock.now = (question * 1000) / 50;
    assert.equal(cpuTime.wait('ada'), 0);
    cpuTime.charge('ada', 10);
  }
});

test('what is done on this thread is charged, also where it fails', () => {
  const { cpuTime } = createOn(1);
  assert.equal(cpuTime.spend('ada', hold), 5);
  assert.equal(cpuTime.wait('ada'), 0);
  const failing = () => {
    hold();
    throw new Error('in vain');
  };
  for (let time = 0; time < 40; time += 1) assert.throws(() => cpuTime.spend('ada', failing), /in vain/);
  assert.ok(cpuTime.wait('ada') > 0);
});

test('0 turns it off', () => {
  const { cpuTime } = createOn(0);
  cpuTime.charge('ada', 1e9);
  assert.equal(cpuTime.wait('ada'), 0);
  assert.equal(
    cpuTime.spend('ada', () => 5),
    5,
  );
});
