// The first call, in the reader's language, to be run in place; fetched for those who come so far down.

import { useRef } from 'preact/hooks';
import { partFrom, usePart } from '../design/use-part.ts';
import { useSeen } from '../design/use-seen.ts';
import { examples } from '../docs/examples.ts';

const exampleCall = partFrom(async () => (await import('../docs/exchange.tsx')).ExampleCall);

export function FirstCall() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { part: ExampleCall, hasFailed, tryAgain } = usePart(exampleCall, isSeen);
  const isComing = isSeen && ExampleCall === null && !hasFailed;
  return (
    <div class="first-call" aria-busy={isComing} ref={place}>
      {ExampleCall !== null && <ExampleCall exchange={examples.add} name="a sum" />}
      {hasFailed && (
        <button type="button" class="button" onClick={tryAgain}>
          Show the call
        </button>
      )}
    </div>
  );
}
