// Programs: the same question in other tools, with the output to expect.

import './learn.css';
import { CodeBlock } from '../design/code-block.tsx';
import type { PageAnswer } from '../service/answers.ts';
import { Heading } from './heading.tsx';

interface ProgramsProperties {
  readonly implementations: PageAnswer['implementations'];
}

export function Programs({ implementations }: ProgramsProperties) {
  return (
    <>
      {implementations.map(({ label, code, output }) => (
        <section key={label} aria-label={label}>
          <Heading>{label}</Heading>
          <CodeBlock code={code} label={`Program, ${label}`} />
          <p class="output-label">It prints</p>
          <pre class="output" tabIndex={0} role="region" aria-label={`Output, ${label}`}>
            <code>{output}</code>
          </pre>
        </section>
      ))}
    </>
  );
}
