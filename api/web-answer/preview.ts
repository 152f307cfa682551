// Previews: the answer alone to a small question, shown while the question is typed.

import type { Endpoint } from '../endpoints/endpoints.ts';
import {
  type PreparedRequest,
  prepareFor,
  replyOf,
  type ReplyWriter,
  type ValidationFailure,
} from '../execute/prepare.ts';
import { objectText } from '../serialize/long-text.ts';
import { pageSentence } from './page-sentences.ts';
import { answerMembers } from './web-answer.ts';

/** The longest body that is previewed, in bytes. */
export const PREVIEW_BYTES = 2048;

/** The most entries of a matrix that is previewed: five rows of five. */
export const PREVIEW_ENTRIES = 25;

const writer: ReplyWriter = {
  frame: 20_000,
  byte: 6,
  sentence: pageSentence,
  wantsStory: () => false,
  triesSuggestions: () => false,
  formats: () => 0,
  exercises: () => 0,
  copies: () => 1,
  advice: () => 'ask for the whole answer',
  failures: null,
  mostEntries: PREVIEW_ENTRIES,
  write: (solution, bytes) =>
    replyOf(objectText(answerMembers(solution, Buffer.from(bytes)), solution.maxReplyBytes), null),
};

/** The page of a question without steps, theory and exercises. A question with a larger matrix is refused. */
export function preparePreview(
  endpoint: Endpoint,
  bytes: Uint8Array,
  maxReplyBytes?: number,
): PreparedRequest | ValidationFailure {
  return prepareFor(writer, endpoint, bytes, maxReplyBytes);
}
