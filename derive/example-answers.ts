// The exact answers of examples as the numbers that a reply has: in sessions and comments of the clients' documentation.

/** Whether every number of an exact answer is written in full as a short decimal. */
export function isPlain(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every(isPlain);
  if (isParts(answer)) return Object.values(answer).every(isPlain);
  if (!isNumeric(answer)) return true;
  return !String(answer).includes('sqrt') && String(numberOf(String(answer))).length < 12;
}

/** The same with numbers in place of exact texts. Words, truths and nothing stay. */
export function numbersOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(numbersOf);
  if (isParts(answer)) return Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, numbersOf(part)]));
  return isNumeric(answer) ? numberOf(String(answer)) : answer;
}

/** An answer of several parts. */
export function isParts(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}

function isNumeric(answer: unknown): boolean {
  return typeof answer === 'number' || (typeof answer === 'string' && /^-?(?:\d|sqrt|\()/.test(answer));
}

/** The double nearest to an exact text: a decimal, a fraction, or the root of one. */
function numberOf(text: string): number {
  const root = /^(-?)sqrt\((.+)\)$/.exec(text);
  if (root !== null) return (root[1] === '-' ? -1 : 1) * Math.sqrt(numberOf(root[2]));
  const [numerator, denominator = '1'] = text.split('/');
  return Number(numerator) / Number(denominator);
}
