import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSettings, readSettings, settingsTable } from './settings.ts';

test('the defaults', () => {
  const settings = readSettings({});
  assert.equal(settings.port, 3000);
  assert.equal(settings.host, '127.0.0.1');
  assert.equal(settings.dataDir, './data');
  assert.equal(settings.maxBodyBytes, 16_777_216);
  assert.equal(settings.freePlanMonthlyLimit, 1000);
  assert.equal(settings.burstPerSecond, 50);
  assert.equal(settings.keySecret, null);
  assert.equal(settings.logLevel, 'info');
});

test('an empty variable counts as not set', () =>
  assert.deepEqual(readSettings({ PORT: '', KEY_SECRET: '' }), readSettings({})));

test('a value is taken, and the prefixed name before the short one', () => {
  assert.equal(readSettings({ PORT: '8080' }).port, 8080);
  assert.equal(readSettings({ PORT: '8080', MATRIXMATH_PORT: '9090' }).port, 9090);
  assert.equal(readSettings({ LOG_LEVEL: 'warn' }).logLevel, 'warn');
});

const refused = [
  [{ PORT: 'abc' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: '1e3' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: ' 80' }, 'PORT must be an integer from 0 to 65535.'],
  [{ MATRIXMATH_PORT: 'x' }, 'MATRIXMATH_PORT must be an integer from 0 to 65535.'],
  [{ FREE_PLAN_MONTHLY_LIMIT: '-5' }, 'FREE_PLAN_MONTHLY_LIMIT must be an integer of at least 0.'],
  [{ BURST_PER_SECOND: '1.5' }, 'BURST_PER_SECOND must be an integer from 0 to 1000000.'],
  [{ MAX_BODY_BYTES: '0' }, 'MAX_BODY_BYTES must be an integer from 1 to 1073741824.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  [{ KEY_SECRET: 'short' }, 'KEY_SECRET must be at least 32 characters long, or not set.'],
  [{ MATRIXMATH_PROT: '80' }, 'MATRIXMATH_PROT is not a setting; --help lists them all.'],
] as const;

for (const [environment, message] of refused) {
  test(`refused: ${JSON.stringify(environment)}`, () => {
    assert.throws(() => readSettings(environment), { name: 'SettingProblem', message });
  });
}

test('every setting has a description, a default that can be read, and a line in the help', () => {
  const help = describeSettings();
  for (const { variable, description, fallback, read } of Object.values(settingsTable)) {
    assert.match(description, /^[A-Z].*\.$/);
    assert.notEqual(read(fallback), undefined, variable);
    assert.ok(help.includes(variable) && help.includes(description));
  }
});
