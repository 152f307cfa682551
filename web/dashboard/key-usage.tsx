// How a program uses the key: from a variable of its environment, never written into code.

import { CodeBlock } from '../design/code-block.tsx';

const path = '/v1/mathematics/linear-algebra/matrices/determinant-3x3';

/** `read -s` keeps the key off the screen and out of the history of the shell. */
const setVariable = 'read -rs MATRIXSTEPS_API_KEY && export MATRIXSTEPS_API_KEY';

function writeCall(origin: string): string {
  return [
    `curl ${origin}${path} \\`,
    '  -H "Authorization: Bearer $MATRIXSTEPS_API_KEY" \\',
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"a": [[2, 0, 1], [1, 3, 2], [1, 1, "1/2"]]}'`,
  ].join('\n');
}

export function KeyUsage() {
  return (
    <>
      <h3>How to use it</h3>
      <p>Put the key into a variable: run this, paste the key and press Enter. Nothing of it is shown.</p>
      <CodeBlock code={setVariable} label="Command that reads the key into a variable" />
      <p>Then ask, for instance for a determinant:</p>
      <CodeBlock code={writeCall(location.origin)} label="A first request with curl" />
      <p>
        The <a href="/docs/quick-start">quick start</a> goes on from here, and{' '}
        <a href="/docs/authentication">authentication</a> tells more about keys.
      </p>
    </>
  );
}
