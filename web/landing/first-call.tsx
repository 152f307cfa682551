// The first call, in the reader's language, to be run in place; fetched for those who come so far down.

import { useRef } from 'preact/hooks';
import { partFrom, usePart } from '../design/use-part.ts';
import { useSeen } from '../design/use-seen.ts';
import { examples } from '../docs/examples.ts';

const exampleCall = partFrom(async () => (await import('../docs/exchange.tsx')).ExampleCall);

export function FirstCall() {
  const place = useRef<HTMLDivElement>(null);
  const { part: ExampleCall, hasFailed, tryAgain } = usePart(exampleCall, useSeen(place));
  return (
    <div class="first-call" ref={place}>
      {ExampleCall !== null && <ExampleCall exchange={examples.add} name="a sum" />}
      {hasFailed && (
        <button type="button" class="button" onClick={tryAgain}>
          Show the call
        </button>
      )}
    </div>
  );
}
