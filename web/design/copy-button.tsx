// A button that copies a text, and says so to eyes and ears.

import { copyText } from './copy-text.ts';
import { useFleeting } from './use-fleeting.ts';

interface CopyButtonProperties {
  /** What is copied; a function where it is not known beforehand. */
  readonly text: string | (() => string);
  /** "Copy" by itself says nothing where there are several. */
  readonly label: string;
  readonly children?: string;
  readonly isSmall?: boolean;
}

const shownMilliseconds = 2000;

export function CopyButton({ text, label, children = 'Copy', isSmall = true }: CopyButtonProperties) {
  const [state, setState] = useFleeting<'ready' | 'copied' | 'failed'>('ready', shownMilliseconds);
  async function copy(): Promise<void> {
    const isCopied = await copyText(typeof text === 'string' ? text : text());
    setState(isCopied ? 'copied' : 'failed');
  }
  const shown = { ready: children, copied: 'Copied', failed: 'Not allowed' }[state];
  return (
    <>
      <button type="button" class={isSmall ? 'button small' : 'button'} onClick={() => void copy()}>
        <span aria-hidden="true">{shown}</span>
        <span class="visually-hidden">{label}</span>
      </button>
      <span class="visually-hidden" role="status">
        {state === 'ready' ? '' : shown}
      </span>
    </>
  );
}
