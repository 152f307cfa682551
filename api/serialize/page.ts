// Where numbers are written as digits, to be taken away before the next ones are: a part of the WebAssembly writer's memory.

/** More bytes than a number can have with the comma behind it: "-0.00000123456789012345," */
const LONGEST_NUMBER = 26;
const PAGE_BYTES = 2 ** 15;
/** What is stored last may go so many bytes beyond the last number. */
const MARGIN_BYTES = 64;

// Addresses: the first kilobytes belong to the writer's constants; then come its report, the page, the numbers to write, and the groups of digits.
export const REPORT = 4096;
export const PAGE = REPORT + 64;
export const INTEGERS = PAGE + PAGE_BYTES + MARGIN_BYTES;
export const GROUPS = INTEGERS + 8 * Math.ceil(PAGE_BYTES / LONGEST_NUMBER);
const END = GROUPS + 4 * 10_000;

export const memory = new WebAssembly.Memory({ initial: Math.ceil(END / 2 ** 16) });

/** One piece of memory, which V8 knows while it compiles: written into memory that is a parameter, digits take half as long again. */
export const page = Buffer.from(memory.buffer, PAGE, PAGE_BYTES);

/** How many numbers find room from an offset of the page on. */
export function roomAt(offset: number): number {
  return Math.floor((page.length - offset) / LONGEST_NUMBER) - 1;
}

/** The characters of 0000..9999, the first one in the lowest byte. */
export const DIGITS = new Int32Array(memory.buffer, GROUPS, 10_000);

for (let group = 0; group < DIGITS.length; group++) {
  const text = String(group).padStart(4, '0');
  for (let k = 0; k < 4; k++) DIGITS[group] |= text.charCodeAt(k) << (8 * k);
}
