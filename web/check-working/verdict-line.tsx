// The verdict on a line: a sign and words.

import type { VerdictWords } from './verdicts.ts';

interface VerdictLineProperties {
  readonly verdict: VerdictWords;
  readonly id?: string;
}

export function VerdictLine({ verdict: { sign, words, tone }, id }: VerdictLineProperties) {
  return (
    <p class={`verdict ${tone}`} id={id}>
      <span class="verdict-sign" aria-hidden="true">
        {sign}
      </span>
      {words}
    </p>
  );
}
