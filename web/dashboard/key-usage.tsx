// How a program uses the key: from a variable of its environment, never written into code.

import { CodeBlock } from '../design/code-block.tsx';
import { examples } from '../docs/examples.ts';
import { ExampleCall } from '../docs/exchange.tsx';

/** `read -s` keeps the key off the screen and out of the history of the shell. */
const setVariable = 'read -rs MATRIXSTEPS_API_KEY && export MATRIXSTEPS_API_KEY';

export function KeyUsage() {
  return (
    <>
      <h3>How to use it</h3>
      <p>Put the key into a variable: run this, paste the key and press Enter. Nothing of it is shown.</p>
      <CodeBlock code={setVariable} label="Command that reads the key into a variable" />
      <p>Then ask, for instance for an inverse:</p>
      <ExampleCall exchange={examples.inverse} name="a first request" />
      <p>
        The <a href="/docs/quick-start">quick start</a> goes on from here, and{' '}
        <a href="/docs/authentication">authentication</a> tells more about keys.
      </p>
    </>
  );
}
