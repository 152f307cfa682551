// Programs: the same question in other tools, with the output to expect.

import './learn.css';
import { CodeBlock } from '../design/code-block.tsx';
import type { PageAnswer } from '../service/answers.ts';
import { Heading } from './heading.tsx';

interface ProgramsProperties {
  readonly implementations: PageAnswer['implementations'];
}

/** SymPy calculates with fractions; all others with binary floating point, where 0.1 + 0.2 is 0.30000000000000004. */
function isExact(code: string): boolean {
  return /^from sympy import/m.test(code);
}

export function Programs({ implementations }: ProgramsProperties) {
  return (
    <>
      <p class="quiet">
        Except for SymPy, these tools calculate with binary floating point, where 0.1 + 0.2 gives 0.30000000000000004.
        The answers here are exact.
      </p>
      {implementations.map(({ label, code, output }) => (
        <section key={label} aria-label={label}>
          <Heading>{label}</Heading>
          <CodeBlock code={code} label={`Program, ${label}`} />
          <p class="output-label">{isExact(code) ? 'It prints' : 'It prints this, but perhaps for the last digits'}</p>
          <pre class="output" tabIndex={0} role="region" aria-label={`Output, ${label}`}>
            <code>{output}</code>
          </pre>
        </section>
      ))}
    </>
  );
}
