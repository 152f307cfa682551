// The bar with the submit button, which is always in view: below the form, or at the bottom of a narrow screen.

import type { ComponentChildren } from 'preact';

interface AskBarProperties {
  readonly isWaiting: boolean;
  readonly onAsk: () => void;
  /** Shown beside the button. */
  readonly children: ComponentChildren;
}

export function AskBar({ isWaiting, onAsk, children }: AskBarProperties) {
  return (
    <div class="button-row ask-bar">
      <button
        type="button"
        class="button primary"
        aria-disabled={isWaiting}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onAsk}
      >
        {isWaiting ? 'Working it out …' : 'Work it out'}
      </button>
      {children}
    </div>
  );
}
