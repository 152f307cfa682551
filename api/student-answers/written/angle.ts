// An angle in degrees, in radians, or by its cosine: the sign or the word says which.

import type { AnswerOf } from '@matrixsteps/engine/catalogue/answer.ts';
import { integer, multiply } from '@matrixsteps/engine/exact/rational.ts';
import { rationalOf, rootSum } from '@matrixsteps/engine/exact/root-sum.ts';
import type { Scalar } from '@matrixsteps/engine/exact/scalar.ts';
import { compareEntries } from '../compare-answers.ts';
import { excerptOf, type GivenEntry, sumIn } from '../given-answer.ts';
import { entryIn, entryText } from './entries.ts';
import { type Judgement, right, unreadable, type WrittenQuestion, wrong } from './judgement.ts';

const COSINE =
  /^(?:(?:θ|φ|α|angle)\s*=\s*)?(?:arc\s?cos|acos|cos(?:\^\{?-1\}?|⁻¹))\s*\(?(?<value>.+?)\)?$|^cos\s*\(?\s*(?:θ|φ|α|phi|theta|alpha|x|angle)?\s*\)?\s*=\s*(?<equal>.+)$/iu;
const DEGREES = /^(?<value>.+?)\s*(?:°|degrees?|deg|grad)$/iu;
const TURNS = /^(?<factor>[^π]*?)\s*[*·]?\s*(?:π|pi)\s*(?:\/\s*(?<under>\d{1,4}))?\s*(?:rad(?:ians?)?)?$/iu;
const RADIANS = /^(?<value>.+?)\s*(?:rad(?:ians?)?)$/iu;

export function judgeAngle(value: unknown, answer: AnswerOf<'structure'>, question: WrittenQuestion): Judgement {
  if (typeof value !== 'string') return unreadable(excerptOf(value), 'it is no text');
  const text = value
    .trim()
    .replace(/[.]$/, '')
    .replace(/^(?:θ|φ|α|phi|theta|alpha|angle)\s*[=≈]\s*/iu, '')
    .replace(/^[≈~]\s*/, '');
  const part = (key: string): Scalar => scalarOf(answer, key);
  const cosine = COSINE.exec(text)?.groups;
  const turns = TURNS.exec(text)?.groups;
  const degrees = DEGREES.exec(text)?.groups?.['value'];
  const radians = RADIANS.exec(text)?.groups?.['value'];
  if (cosine !== undefined) {
    const written = cosine['value'] ?? cosine['equal'];
    return judged(
      written,
      part('cosine'),
      question,
      (shown) => `the angle whose cosine is ${shown}`,
      'the cosine of the angle is another one',
    );
  }
  if (turns !== undefined) {
    const factor = turns['factor'].trim() === '' ? '1' : turns['factor'].replace(/[*·]\s*$/, '');
    const entry = entryIn({ text: turns['under'] === undefined ? factor : `(${factor})/${turns['under']}` });
    if ('reason' in entry) return { kind: 'unread', part: entry };
    const half = sumIn(entry);
    const times = half === null ? null : rationalOf(half);
    if (times === null) return unreadable(value, 'write a fraction of π');
    const inDegrees: GivenEntry = {
      ...entry,
      value: { kind: 'sum', sum: rootSum(multiply(times, integer(180))) },
      places: null,
    };
    const shown = `${entryText(entry)} π`;
    return compareEntries(inDegrees, part('degrees'), null) === 'right'
      ? right(shown)
      : wrong('the angle is another one', shown);
  }
  if (degrees !== undefined)
    return judged(degrees, part('degrees'), question, (shown) => `${shown}°`, 'the angle is another one');
  if (radians !== undefined)
    return judged(radians, part('radians'), question, (shown) => `${shown} radians`, 'the angle is another one');
  if (/^[-+]?\s*0+(?:[.,]0*)?$/.test(text))
    return judged('0', part('degrees'), question, (shown) => `${shown}°`, 'the angle is another one');
  return unreadable(
    value,
    'say whether it is in degrees, as 69.2°, or in radians, as 1.21 rad or π/3; or write arccos(16/45)',
  );
}

function scalarOf({ members }: AnswerOf<'structure'>, key: string): Scalar {
  const found = members.find(([name]) => name === key)?.[1];
  if (found?.kind !== 'scalar') throw new Error(`the answer has no ${key}`);
  return found.value;
}

function judged(
  text: string,
  known: Scalar,
  { decimalPlaces }: WrittenQuestion,
  show: (entry: string) => string,
  fault: string,
): Judgement {
  const entry = entryIn({ text });
  if ('reason' in entry) return { kind: 'unread', part: entry };
  const shown = show(entryText(entry));
  const places = decimalPlaces ?? entry.places ?? (known.kind === 'float' ? 0 : null);
  const outcome = compareEntries(entry, known, places);
  if (outcome === 'wrong') return wrong(fault, shown);
  return right(shown, outcome === 'right' ? 'correct' : 'correct_when_rounded');
}
