// The body of a question, read from the text that was sent.

import * as v from 'valibot';
import { Body } from '../service/answers.ts';

/** Strings, and numbers outside of them. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Every decimal of so many digits is told apart by a double. */
const safeDigits = 15;

function survives(token: string): boolean {
  const digits = token
    .replace(/[eE].*$/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '');
  const value = Number(token);
  return digits.length <= safeDigits && Number.isFinite(value) && (value !== 0 || digits === '');
}

/** The members of a body; numbers that no double holds stay what they are as strings, which the service takes for the same. */
export function readBody(text: string): Body {
  const exact = text.replaceAll(tokenPattern, (token) =>
    token.startsWith('"') || survives(token) ? token : `"${token}"`,
  );
  return v.parse(Body, JSON.parse(exact));
}
