// Same output: whether a program printed what its listing says it prints.

/** How far a double may be from the exact number, as a part of the largest number of the answer. */
const TOLERANCE = 1e-9;

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * Whether two outputs agree. Exact ones are the same text. Others are the same text between the numbers, and no number is
 * further from the expected one than 10^-9 of the largest that is expected, for rounding errors are of the size of what was
 * added. Where 0 is expected throughout, it is 10^-9 itself.
 */
export function sameOutput(actual: string, expected: string, isExact: boolean): boolean {
  const [found, wanted] = [tidy(actual), tidy(expected)];
  if (isExact) return found === wanted;
  if (found.replaceAll(NUMBER, '#') !== wanted.replaceAll(NUMBER, '#')) return false;
  const printed = numbersIn(found);
  const exact = numbersIn(wanted);
  const scale = Math.max(...exact.map(Math.abs)) || 1;
  return exact.every((value, k) => Math.abs(printed[k] - value) <= TOLERANCE * scale);
}

/** Without spaces at the ends of lines and empty lines at the end. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

function numbersIn(text: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}
