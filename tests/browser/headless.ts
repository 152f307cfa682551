// A headless browser for tests: Chromium from its package, in English, with its security left on.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packaged from '@sparticuz/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The flags of the package turn web security off. */
const FLAGS = ['--no-sandbox', '--headless=shell'];

/**
 * The browser, or the reason why there is none on this machine. The package unpacks it into the folder of temporary files;
 * where nothing can be written there, its unpacking would never end.
 */
export async function startBrowser(): Promise<Browser | string> {
  try {
    await rm(await mkdtemp(join(tmpdir(), 'browser-')), { recursive: true });
    return await chromium.launch({ executablePath: await packaged.executablePath(), args: FLAGS });
  } catch (error) {
    return `the browser does not start: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

/** A page in which a script has run; what it defines stays when the content of the page is set anew. */
export async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addScriptTag({ path: script });
  return page;
}
