// The pages of a real service in a real browser, and what every test asks of a page.

import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type RunningService, runService } from '../../running-service.ts';
import { startBrowser } from '../headless.ts';

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'no-preference' | 'reduce';
  /** 2 is a zoom of 200 %: half as many pixels of CSS on the same screen. */
  readonly zoom?: number;
  /** The colours that the system forces on pages, as those with little sight choose them. */
  readonly hasForcedColors?: boolean;
  /** A screen for fingers. */
  readonly isTouched?: boolean;
  /** Whether the browser runs scripts; it does where nothing is said. */
  readonly hasScripts?: boolean;
}

/** A page, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, exceptions, refusals of the policy. Replies of 4xx are expected by some tests, and told apart. */
  readonly complaints: () => readonly string[];
  /** Addresses asked for outside the site. */
  readonly strangers: () => readonly string[];
}

export interface Site {
  readonly service: RunningService;
  readonly visit: (path: string, look?: Look) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

/** The site, or the reason why there is no browser on this machine. */
export async function openSite(environment: { readonly [name: string]: string } = {}): Promise<Site | string> {
  const browser = await startBrowser();
  if (typeof browser === 'string') return browser;
  const service = await runService(environment);
  return {
    service,
    visit: (path, look) => visit(browser, service.url, path, look),
    close: async () => {
      await browser.close();
      await service.stop();
    },
  };
}

/** Chromium reports each reply of 4xx and 5xx on the console. */
const replyComplaint = /^Failed to load resource: the server responded with a status of 4\d\d/;

async function visit(browser: Browser, url: string, path: string, look: Look = {}): Promise<Visit> {
  const {
    width = 1440,
    height = 900,
    theme = 'light',
    motion = 'no-preference',
    zoom = 1,
    hasForcedColors = false,
    isTouched = false,
    hasScripts = true,
  } = look;
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
    deviceScaleFactor: zoom,
    colorScheme: theme,
    reducedMotion: motion,
    forcedColors: hasForcedColors ? 'active' : 'none',
    hasTouch: isTouched,
    isMobile: isTouched,
    javaScriptEnabled: hasScripts,
  });
  await context.addInitScript(noteCopies);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !replyComplaint.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${url}/`) && !address.startsWith('blob:')) strangers.push(address);
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return { page, context, complaints: () => complaints, strangers: () => strangers };
}

/** The longest that anything on a page may take, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Waits until an expression holds in the page. It is looked at with every frame by a function that is already there: Playwright's
 * own waiting evaluates text in the page again and again, which the policy of the pages forbids.
 */
export async function until(page: Page, expression: string): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(${JSON.stringify(`never came true: ${expression}`)})), ${PATIENCE});
    const look = () => ((${expression}) ? resolve() : requestAnimationFrame(look));
    look();
  })`);
}

/**
 * All contexts of a browser share one clipboard, so that what one test copies may be read by another. Each page therefore notes
 * what it has copied itself, after the real clipboard has taken it.
 */
const noteCopies = `if (navigator.clipboard !== undefined) {
  const { clipboard } = navigator;
  const [writeText, write] = [clipboard.writeText.bind(clipboard), clipboard.write.bind(clipboard)];
  globalThis.copied = [];
  clipboard.writeText = async (text) => {
    await writeText(text);
    copied.push(text);
  };
  clipboard.write = async (items) => {
    await write(items);
    copied.push(await (await items[0].getType('text/plain')).text());
  };
}`;

/** The text that the page has copied, as soon as it has; the next one the next time. */
export async function nextCopied(page: Page): Promise<string> {
  await until(page, 'copied.length > 0');
  return String(await page.evaluate('copied.shift()'));
}

/** What axe-core finds wrong, as sentences. It runs beside the page's policy, not against it. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: unknown =
    await page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => id + ': ' + help + ': ' + html.slice(0, 200))))`);
  assert.ok(Array.isArray(found));
  return found.map(String);
}

/** Whether the page itself scrolls sideways, and what sticks out of it. */
export async function overflow(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 160));
  })()`);
}

/** An account made on the page's own ground, with its session in the page's cookies. Gives the key. */
export async function signUp(page: Page, email: string, password = 'correct horse battery'): Promise<string> {
  const reply: unknown = await page.evaluate(
    ([address, secret]) =>
      fetch('/account/sign-up', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: secret }),
      }).then((response) => response.json()),
    [email, password] as const,
  );
  assert.ok(typeof reply === 'object' && reply !== null && 'key' in reply && typeof reply.key === 'string');
  return reply.key;
}

/** Counts the bytes that the network carries to a page from now on, headers and all, with nothing cached. */
export async function weigh(context: BrowserContext, page: Page): Promise<() => number> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}
