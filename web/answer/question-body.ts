// The request body, read from the text that was sent.

import * as v from 'valibot';
import { Body } from '../service/answers.ts';

/** Strings, and numbers outside of them. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A double distinguishes all decimals with this many digits. */
const safeDigits = 15;

function survives(token: string): boolean {
  const digits = token
    .replace(/[eE].*$/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '');
  const value = Number(token);
  return digits.length <= safeDigits && Number.isFinite(value) && (value !== 0 || digits === '');
}

/** The members of a body; numbers that no double holds become strings, which the service reads as the same numbers. */
export function readBody(text: string): Body {
  const exact = text.replaceAll(tokenPattern, (token) =>
    token.startsWith('"') || survives(token) ? token : `"${token}"`,
  );
  return v.parse(Body, JSON.parse(exact));
}
