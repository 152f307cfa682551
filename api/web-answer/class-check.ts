// A student's answer to an exercise of a class sheet, checked: the reply never tells the right one.

import type { Endpoint } from '../endpoints/endpoints.ts';
import type { PreparedRequest, ValidationFailure } from '../execute/prepare.ts';
import { ANSWER, answerFeedbackWords, EXERCISE } from '../practice/answer-feedback.ts';
import { refusalOf } from '../practice/practice-route.ts';
import { practiceRoutes } from '../practice/practice-routes.ts';
import { missing } from '../validate/field-error.ts';
import { membersOf } from '../validate/parse-request.ts';

const permitted: readonly string[] = [EXERCISE, ANSWER];

/** A body of `feedback/answer` with the members `exercise` and `answer` alone: the others could ask for the right answer. */
export function prepareClassCheck(
  endpoints: readonly Endpoint[],
  bytes: Uint8Array,
  maxReplyBytes: number,
): PreparedRequest | ValidationFailure {
  const found = membersOf(bytes);
  if ('entry' in found) return refusalOf([found.entry]);
  const others = [...found.members.keys()].filter((name) => !permitted.includes(name));
  const [other] = others;
  if (other !== undefined) {
    const msg = `unexpected member; permitted: ${permitted.join(', ')}`;
    return refusalOf([{ loc: ['body', other.slice(0, 64)], msg, type: 'value_error.const' }]);
  }
  if (!found.members.has(EXERCISE)) {
    return refusalOf([missing(EXERCISE)]);
  }
  const route = practiceRoutes(endpoints).find(({ path }) => path === answerFeedbackWords.path);
  if (route === undefined) throw new Error('there is no feedback on answers');
  return route.prepare(bytes, maxReplyBytes);
}
