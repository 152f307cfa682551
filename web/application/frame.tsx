// The frame of all pages: the way to the content, the navigation, the foot.

import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect, useRef, useState } from 'preact/hooks';
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

/** The menu of narrow screens: it closes when it has led somewhere, with Escape, and when something else is touched. */
function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { path } = useLocation();
  useEffect(() => setIsOpen(false), [path]);
  useEffect(() => {
    if (!isOpen) return undefined;
    function closeOutside({ target }: Event): void {
      if (target instanceof Node && place.current?.contains(target) === false) setIsOpen(false);
    }
    function closeByKey({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      setIsOpen(false);
      place.current?.querySelector('button')?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  return { isOpen, place, toggle: () => setIsOpen((before) => !before) };
}

export function Frame({ children }: { readonly children: ComponentChildren }) {
  const menu = useMenu();
  return (
    <>
      <a class="skip-link" href="#main" onClick={focusMain}>
        To the content
      </a>
      <header class="site-header">
        <nav aria-label="Site" class={menu.isOpen ? 'open' : undefined} ref={menu.place}>
          <a href="/" class="site-name">
            <img src="/icon.svg" alt="" width="24" height="24" />
            matrixsteps
          </a>
          <button
            type="button"
            class="button small menu-button"
            aria-expanded={menu.isOpen}
            aria-controls="site-links"
            onClick={menu.toggle}
          >
            Menu
          </button>
          <div class="site-links" id="site-links">
            <NavigationLink href="/playground">Playground</NavigationLink>
            <NavigationLink href="/check">Check my working</NavigationLink>
            <NavigationLink href="/your-move">Your move</NavigationLink>
            <NavigationLink href="/docs">Documentation</NavigationLink>
            <span class="push" />
            <AccountLinks />
          </div>
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
