// How thorough tests are. The command decides: `npm run test:fast`, `npm test`, `npm run check-operation` or `npm run test:long`.

export type TestSpeed = 'fast' | 'usual' | 'operation' | 'long';

/** The environment variable by which the runners of the tests pass the speed on. */
const VARIABLE = 'TEST_SPEED';

export const testSpeed: TestSpeed = readSpeed(process.env[VARIABLE]);

/** `operation` is for one operation alone, which has time for more than all of them together. */
interface Choices<T> {
  readonly fast: T;
  readonly usual: T;
  /** The same as usual where it is left out. */
  readonly operation?: T;
  readonly long: T;
}

/** The choice for this run: `atSpeed({ fast: 20, usual: 100, operation: 300, long: 1200 })` random inputs, for example. */
export function atSpeed<T>(choices: Choices<T>): T {
  return testSpeed === 'operation' ? (choices.operation ?? choices.usual) : choices[testSpeed];
}

function readSpeed(text: string | undefined): TestSpeed {
  return text === 'fast' || text === 'operation' || text === 'long' ? text : 'usual';
}
