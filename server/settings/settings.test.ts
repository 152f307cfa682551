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
  assert.equal(settings.databaseUrl, null);
  assert.equal(settings.logLevel, 'info');
});

test('an empty variable counts as not set', () =>
  assert.deepEqual(readSettings({ PORT: '', KEY_SECRET: '' }), readSettings({})));

test('a value is taken, and the prefixed name before the short one', () => {
  assert.equal(readSettings({ PORT: '8080' }).port, 8080);
  assert.equal(readSettings({ PORT: '8080', MATRIXSTEPS_PORT: '9090' }).port, 9090);
  assert.equal(readSettings({ LOG_LEVEL: 'warn' }).logLevel, 'warn');
});

test('both names of the scheme of PostgreSQL are taken, with all that follows', () => {
  for (const address of ['postgres://ada:secret@db/x?sslmode=require', 'postgresql://[::1]:5433/x']) {
    assert.equal(readSettings({ DATABASE_URL: address }).databaseUrl, address);
  }
});

test('what browsers, mails and proxies need', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://Matrix.example.org/',
    SMTP_URL: 'smtps://ada:secret@mail.example.org',
    MAIL_FROM: 'Matrixsteps <noreply@example.org>',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  });
  assert.equal(settings.publicUrl, 'https://matrix.example.org');
  assert.equal(settings.mailFrom, 'Matrixsteps <noreply@example.org>');
  assert.deepEqual(settings.trustedProxies, ['10.0.0.0/8', '::1']);
  assert.equal(settings.visitorDailyLimit, 100);
});

test('who runs the service', () => {
  const settings = readSettings({
    OPERATOR_NAME: 'Example School',
    OPERATOR_ADDRESS: '1 Matrix Street, Exampleton',
    OPERATOR_CONTACT: 'help@example.org',
    SECURITY_CONTACT: 'https://example.org/security',
  });
  assert.equal(settings.operatorName, 'Example School');
  assert.equal(settings.operatorAddress, '1 Matrix Street, Exampleton');
  assert.equal(settings.operatorContact, 'mailto:help@example.org');
  assert.equal(settings.securityContact, 'https://example.org/security');
  assert.equal(readSettings({}).operatorContact, null);
});

test('metrics are off where no port is set, and on this machine where nothing else is said', () => {
  assert.equal(readSettings({}).metricsPort, null);
  const { metricsPort, metricsHost } = readSettings({ METRICS_PORT: '9464' });
  assert.deepEqual([metricsPort, metricsHost], [9464, '127.0.0.1']);
});

const noDatabase =
  'DATABASE_URL must be an address such as postgres://user:password@db.example.org/matrixsteps, or up to 16 different ones, ' +
  'separated by commas or spaces, or not set.';

const refused = [
  [{ PORT: 'abc' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: '1e3' }, 'PORT must be an integer from 0 to 65535.'],
  [{ PORT: ' 80' }, 'PORT must be an integer from 0 to 65535.'],
  [{ MATRIXSTEPS_PORT: 'x' }, 'MATRIXSTEPS_PORT must be an integer from 0 to 65535.'],
  [{ FREE_PLAN_MONTHLY_LIMIT: '-5' }, 'FREE_PLAN_MONTHLY_LIMIT must be an integer of at least 0.'],
  [{ BURST_PER_SECOND: '1.5' }, 'BURST_PER_SECOND must be an integer from 0 to 1000000.'],
  [{ MAX_BODY_BYTES: '0' }, 'MAX_BODY_BYTES must be an integer from 1 to 1073741824.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  [{ KEY_SECRET: 'short' }, 'KEY_SECRET must be at least 32 characters long, or not set.'],
  [
    { PUBLIC_URL: 'matrix.example.org' },
    'PUBLIC_URL must be an address such as https://matrix.example.org without a path, or not set.',
  ],
  [
    { PUBLIC_URL: 'https://example.org/matrix' },
    'PUBLIC_URL must be an address such as https://matrix.example.org without a path, or not set.',
  ],
  [
    { PUBLIC_URL: 'https://ada@example.org' },
    'PUBLIC_URL must be an address such as https://matrix.example.org without a path, or not set.',
  ],
  [
    { SMTP_URL: 'http://example.org' },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.org, or not set.',
  ],
  ...[
    'mysql://ada:secret@localhost/x',
    'sqlite:./data',
    'postgres://localhost',
    'postgres:///matrixsteps',
    'localhost/matrixsteps',
    'postgres://one/a, mysql://two/a',
    'postgres://one/a, postgres://two',
    'postgres://one/a, postgres://one/a',
    Array.from({ length: 17 }, (_, place) => `postgres://db${place}/a`).join(','),
  ].map((address) => [{ DATABASE_URL: address }, noDatabase] as const),
  [{ DATABASE_CONNECTIONS: '5' }, 'DATABASE_CONNECTIONS must be an integer from 6 to 1000.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a sender such as "Matrixsteps <noreply@example.org>", or not set.'],
  [
    { MAIL_FROM: 'Matrixsteps\r\nBcc: everybody@example.com <noreply@example.org>' },
    'MAIL_FROM must be a sender such as "Matrixsteps <noreply@example.org>", or not set.',
  ],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.org' },
    'SMTP_URL needs PUBLIC_URL: the links in mails start with it.',
  ],
  [
    { SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://example.org' },
    'SMTP_URL needs MAIL_FROM: the mails must have a sender.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, or not set.',
  ],
  [
    { TRUSTED_PROXIES: 'true' },
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, or not set.',
  ],
  ...['nobody', 'javascript:alert(1)', 'http://example.org', 'a@b\nBcc: c@d', 'https://ada:secret@example.org'].map(
    (text) =>
      [
        { SECURITY_CONTACT: text },
        'SECURITY_CONTACT must be an e-mail address, or an address such as https://example.org/contact, or not set.',
      ] as const,
  ),
  [{ OPERATOR_NAME: 'Example\nSchool' }, 'OPERATOR_NAME must be a text without line breaks, or not set.'],
  [{ VISITOR_DAILY_LIMIT: '-1' }, 'VISITOR_DAILY_LIMIT must be an integer of at least 0.'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT must be an integer from 0 to 65535, or not set.'],
  [{ MATRIXSTEPS_PROT: '80' }, 'MATRIXSTEPS_PROT is not a setting; --help lists them all.'],
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

test('what the clients read is no setting, and does no harm', () => {
  const environment = { MATRIXSTEPS_API_KEY: 'mm_x', MATRIXSTEPS_BASE_URL: 'http://127.0.0.1:3000' };
  assert.deepEqual(readSettings(environment), readSettings({}));
});
