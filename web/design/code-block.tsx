// A piece of code or data that can be copied; what is wide scrolls in a region of its own.

import { CopyButton } from './copy-button.tsx';

interface CodeBlockProperties {
  readonly code: string;
  /** Names the block, for those who do not see it. */
  readonly label: string;
}

export function CodeBlock({ code, label }: CodeBlockProperties) {
  return (
    <div class="code-block">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} label={`Copy: ${label}`} />
    </div>
  );
}
