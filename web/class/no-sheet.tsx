// What stands in the place of a sheet that cannot be shown: why, and where to go instead.

import { Notice } from '../design/notice.tsx';
import { gone, wayOn } from './sheet-words.ts';

/** `sentence` is `gone` where there is no such sheet; else trying again may help. */
export function NoSheet({ sentence }: { readonly sentence: string }) {
  return (
    <>
      <Notice tone="bad">{sentence}</Notice>
      <p>
        {sentence === gone ? wayOn : ''} Meanwhile the <a href="/playground">playground</a> has exercises with hints on
        every operation, and <a href="/check">Check my working</a> judges what you have on paper.
      </p>
      <p>
        You teach? The <a href="/c/sample">sample sheet</a> shows what a class gets.
      </p>
    </>
  );
}
