// A form about an account: sent once, by Enter or its button; the first field with an error gets the focus.

import './account.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Notice } from '../design/notice.tsx';
import type { FormState } from './use-form.ts';

interface AccountFormProperties {
  /** Names the form, where a page has several. */
  readonly label: string;
  readonly state: FormState;
  /** The words on the button that sends it. */
  readonly action: string;
  readonly isPrimary?: boolean;
  readonly children: ComponentChildren;
}

/** A ref for a form whose first field with an error gets the focus after each refusal. */
export function useErrorFocus(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

export function AccountForm({ label, state, action, isPrimary = true, children }: AccountFormProperties) {
  const form = useErrorFocus(state.refusals);

  function submit(event: Event): void {
    event.preventDefault();
    state.submit();
  }

  return (
    <form ref={form} class="account-form" aria-label={label} noValidate onSubmit={submit}>
      {children}
      {state.problem !== null && <Notice tone="bad">{state.problem}</Notice>}
      <button type="submit" class={isPrimary ? 'button primary' : 'button'} aria-disabled={state.isBusy}>
        {state.isBusy ? 'One moment …' : action}
      </button>
    </form>
  );
}
