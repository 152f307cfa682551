// The words of a statement, made of its facts alone; every format writes the same words.

import { type Prose, say } from '../../document/prose.ts';
import { SLIPS } from '../slips/slips.ts';
import { HINT_WORDS } from './hint-words.ts';
import type { SlipClaim, StatementFacts, StatementId, StatementOf } from './statement.ts';
import { STEP_WORDS } from './step-words.ts';

type Words = { readonly [K in StatementId]: (facts: StatementFacts[K]) => Prose };

const WORDS: Words = { ...HINT_WORDS, ...STEP_WORDS, slip: slipWords };

/** All statements that there are. */
export const STATEMENT_IDS: readonly string[] = Object.keys(WORDS);

export function wordsOf<K extends StatementId>({ id, facts }: StatementOf<K>): Prose {
  const words: Words[K] = WORDS[id];
  return words(facts);
}

function slipWords({ slip: id, facts }: SlipClaim): Prose {
  const slip = SLIPS.get(id);
  if (slip === undefined) throw new Error(`no slip is called ${id}`);
  return typeof slip.sentence === 'string' ? say`${slip.sentence}` : slip.sentence(facts);
}
