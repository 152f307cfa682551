// A question in the playground, as tests put it: pasted and asked.

import type { Locator, Page } from 'playwright-core';

/** A paste that changes nothing is waited for so long, in milliseconds. */
const PASTE_PATIENCE = 1000;

/**
 * Pastes into a cell, without the clipboard that all pages of a browser share, and waits until the page has changed: the first paste
 * may have to wait for the part that reads it.
 */
export async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus();
  await cell.page().evaluate(`new Promise((resolve) => {
    const change = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => requestAnimationFrame(resolve)).observe(document.body, change);
    setTimeout(resolve, ${PASTE_PATIENCE});
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  })`);
}

/** The heading of what there is to learn, which comes with the whole answer only: an example has steps before it is asked. */
export function steps(page: Page): Locator {
  return page.getByRole('heading', { name: 'Learn more' });
}

export async function workOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work it out', exact: true }).click();
  await steps(page).waitFor();
}
