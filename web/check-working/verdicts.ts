// What a verdict is called: a sign that is told apart by its shape, and words.

export type Tone = 'good' | 'bad' | 'plain';

export interface VerdictWords {
  readonly sign: string;
  readonly words: string;
  readonly tone: Tone;
}

const VERDICTS: { readonly [verdict: string]: VerdictWords } = {
  right: { sign: '✓', words: 'Right', tone: 'good' },
  'right-unnamed-steps': { sign: '✓', words: 'Right; the operations between are not named', tone: 'good' },
  'right-named-otherwise': { sign: '✓', words: 'Right, but not by the operation that is named', tone: 'good' },
  slip: { sign: '✗', words: 'Does not follow', tone: 'bad' },
  follows: { sign: '↳', words: 'Follows from your own line before, which is not right', tone: 'plain' },
  'new-slip': { sign: '✗', words: 'Another slip: does not follow from your line before', tone: 'bad' },
  'back-on-track': { sign: '✓', words: 'Right again', tone: 'good' },
  unread: { sign: '?', words: 'Not read', tone: 'plain' },
  'cannot-tell': { sign: '?', words: 'It cannot be told whether this line is right', tone: 'plain' },
};

export function wordsOf(verdict: string): VerdictWords {
  return VERDICTS[verdict] ?? { sign: '?', words: verdict, tone: 'plain' };
}

export const UNJUDGED: VerdictWords = { sign: '…', words: 'Being judged', tone: 'plain' };
export const NOT_JUDGED: VerdictWords = { sign: '?', words: 'Not judged', tone: 'plain' };

/** What each rung of the hints tells, from the first: of row operations, and of values. */
export const RUNG_WORDS = {
  rows: [
    'that the line does not follow',
    'which row',
    'which entry, and what to ask yourself',
    'the calculation',
    'the right row',
  ],
  values: [
    'that the line does not follow',
    'where to look',
    'what to ask yourself',
    'the calculation',
    'what is right',
  ],
} as const;
