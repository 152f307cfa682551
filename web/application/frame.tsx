// The frame of all pages: the way to the content, the navigation, the foot.

import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { useTask } from '../design/use-task.ts';
import { leave, session } from './session.ts';

function NavigationLink({ href, children }: { readonly href: string; readonly children: ComponentChildren }) {
  const { path } = useLocation();
  const isHere = href === '/' ? path === '/' : path.startsWith(href);
  return (
    <a href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}

function AccountLinks() {
  const { route } = useLocation();
  const { isBusy, start } = useTask(async () => {
    await leave();
    route('/');
  });
  if (session.value === null) return null;
  if (session.value.account === null) {
    return (
      <>
        <NavigationLink href="/sign-in">Sign in</NavigationLink>
        <NavigationLink href="/sign-up">Sign up</NavigationLink>
      </>
    );
  }
  return (
    <>
      <NavigationLink href="/dashboard">Dashboard</NavigationLink>
      <button type="button" class="button small" aria-disabled={isBusy} onClick={start}>
        Sign out
      </button>
    </>
  );
}

export function Frame({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <a class="skip-link" href="#main" onClick={focusMain}>
        To the content
      </a>
      <header class="site-header">
        <nav aria-label="Site">
          <a href="/" class="site-name">
            <img src="/icon.svg" alt="" width="24" height="24" />
            matrixsteps
          </a>
          <NavigationLink href="/playground">Playground</NavigationLink>
          <NavigationLink href="/check">
            Check<span class="on-wide-screens">{'\u00a0my working'}</span>
          </NavigationLink>
          <NavigationLink href="/docs">Documentation</NavigationLink>
          <span class="push" />
          <AccountLinks />
        </nav>
      </header>
      {children}
      <footer class="site-footer">
        <div>
          <span>Exact answers, every step explained.</span>
          <a href="/docs/quick-start">Quick start</a>
          <a href="/docs/reference" target="_top">
            API reference
          </a>
          <a href="/openapi.json" target="_top">
            OpenAPI
          </a>
          <a href="/terms">Terms</a>
          <a href="/privacy">Privacy</a>
        </div>
      </footer>
    </>
  );
}

/** The address stays as it is: in the playground it holds what is on the screen. */
function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
