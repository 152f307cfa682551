// How thorough tests are. The command decides: `npm run test:fast`, `npm test` or `npm run test:long`.

export type TestSpeed = 'fast' | 'usual' | 'long';

/** The environment variable by which the runner of the tests passes the speed on. */
const VARIABLE = 'TEST_SPEED';

export const testSpeed: TestSpeed = readSpeed(process.env[VARIABLE]);

/** The choice for this run: `atSpeed({ fast: 20, usual: 300, long: 1200 })` random inputs, for example. */
export function atSpeed<T>(choices: { readonly [S in TestSpeed]: T }): T {
  return choices[testSpeed];
}

function readSpeed(text: string | undefined): TestSpeed {
  return text === 'fast' || text === 'long' ? text : 'usual';
}
