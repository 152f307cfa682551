// What the dashboard shows to those who are not signed in, and why they may not be any more.

import { useEffect } from 'preact/hooks';
import { signInPath } from '../account/destination.ts';
import { Notice } from '../design/notice.tsx';
import { ending } from './session-end.ts';

function Farewell() {
  // The element that had the focus is gone.
  useEffect(() => document.getElementById('main')?.focus(), []);
  if (ending.value === 'expired') return <Notice tone="bad">Your session has ended. Sign in again to go on.</Notice>;
  if (ending.value === 'everywhere') {
    return (
      <Notice tone="good">All sessions of your account have ended, this one too. Your API key still works.</Notice>
    );
  }
  if (ending.value === 'deleted') {
    return <Notice tone="good">Your account is deleted, with all that belonged to it.</Notice>;
  }
  return null;
}

export function SignedOut() {
  return (
    <>
      <h1>Dashboard</h1>
      {ending.value !== null && <Farewell />}
      <p>Here you find your API key, what you have used of your plan, and your account. Sign in to see them.</p>
      <div class="button-row">
        <a class="button primary" href={signInPath('/dashboard')}>
          Sign in
        </a>
        <a class="button" href="/sign-up">
          Sign up, it is free
        </a>
      </div>
    </>
  );
}
