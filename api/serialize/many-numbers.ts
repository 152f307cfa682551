// Many numbers in a row, by the WebAssembly writer: in two thirds of the time that the loops in digits.ts take.

import { GROUPS, INTEGERS, memory, PAGE, REPORT } from './page.ts';
import { MODULE } from './wasm/module.ts';

/** From so many numbers on, a call is worth it. */
export const MANY_NUMBERS = 16;

/** Numbers with more decimal places are left to others. */
export const MOST_PLACES_OF_MANY = 4;

/**
 * Writes values[start..end) / 10^places to the page, from an offset on that leaves room for as many, with a comma behind each. Gives the offset
 * behind the last comma. The values are integers, none of them -0; `writeLonger` writes those of magnitude 10^15 and more.
 * @param places at most `MOST_PLACES_OF_MANY`
 */
export function writeManyNumbers(
  offset: number,
  values: Float64Array,
  start: number,
  end: number,
  places: number,
  writeLonger: (at: number, value: number, places: number) => number,
): number {
  writer ??= createWriter();
  integers.set(values.subarray(start, end));
  const last = INTEGERS + 8 * (end - start);
  const unit = 10 ** places;
  let at = PAGE + offset;
  for (let next = INTEGERS; ; next = report[0] + 8) {
    at = writer(next, last, at, unit, GROUPS, REPORT);
    if (report[0] === last) return at - PAGE;
    at = PAGE + writeLonger(at - PAGE, integers[(report[0] - INTEGERS) / 8], places);
  }
}

/** What wasm/source exports; the comment stands there. */
type WriteNumbers = (
  values: number,
  end: number,
  target: number,
  unit: number,
  groups: number,
  report: number,
) => number;

const integers = new Float64Array(memory.buffer, INTEGERS, (GROUPS - INTEGERS) / 8);
const report = new Uint32Array(memory.buffer, REPORT, 1);
let writer: WriteNumbers | undefined;

function createWriter(): WriteNumbers {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.fromBase64(MODULE)), {
    env: { memory },
  });
  if (!hasWriteNumbers(exports)) {
    throw new Error('the WebAssembly module does not export the writer: npm run kernels');
  }
  return exports.writeNumbers;
}

function hasWriteNumbers(exports: object): exports is { readonly writeNumbers: WriteNumbers } {
  return typeof Reflect.get(exports, 'writeNumbers') === 'function';
}
