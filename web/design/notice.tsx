// A notice, which screen readers announce when it appears.

import type { ComponentChildren } from 'preact';

interface NoticeProperties {
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly children: ComponentChildren;
}

export function Notice({ tone = 'plain', children }: NoticeProperties) {
  return (
    <div class={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
