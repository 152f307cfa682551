// A button that copies a text, and confirms it on the screen and to screen readers.

import { copyText } from './copy-text.ts';
import { useTemporaryValue } from './use-temporary-value.ts';

interface CopyButtonProperties {
  /** What is copied; a function where it is not known beforehand. */
  readonly text: string | (() => string);
  /** Says what is copied, because a page may have several such buttons. */
  readonly label: string;
  readonly children?: string;
  readonly isSmall?: boolean;
}

const shownMilliseconds = 2000;

export function CopyButton({ text, label, children = 'Copy', isSmall = true }: CopyButtonProperties) {
  const [state, setState] = useTemporaryValue<'ready' | 'copied' | 'failed'>('ready', shownMilliseconds);
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
