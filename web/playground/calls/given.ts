// What a body gives to a method of a library: values by their places, and options by their names.

import type { LibraryCall } from './call.ts';

export interface Given {
  readonly inputs: readonly unknown[];
  readonly options: readonly (readonly [name: string, value: unknown])[];
}

/** So many digits survive in every double. */
const safeDigits = 15;

/** A double that is not zero and within these sizes keeps its digits. */
const largestExponent = 300;

function survives(number: string): boolean {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const digits = mantissa.replaceAll(/\D/g, '');
  return digits.replace(/^0+/, '').length <= safeDigits && Math.abs(Number(exponent)) + digits.length < largestExponent;
}

/** JSON text in which numbers that doubles would round are texts, which the service reads as exactly as numbers. */
export function withExactTexts(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') || survives(token) ? token : `"${token}"`,
  );
}

/** @throws SyntaxError where the body is no JSON */
export function givenTo({ body, method: { inputs } }: LibraryCall): Given {
  const content: unknown = JSON.parse(withExactTexts(body));
  const members = new Map(Object.entries(typeof content === 'object' && content !== null ? content : {}));
  return {
    inputs: inputs.map((name) => members.get(name) ?? null),
    options: [...members].filter(([name]) => !inputs.includes(name)),
  };
}
