// Putting a text on the clipboard.

/**
 * The old way, for a service reached over plain HTTP in a school's network: there browsers have no clipboard object. It needs a
 * selection, so a text area stands in the page for a moment.
 */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** Safari allows it only where the clipboard gets the promise itself. */
async function writePromised(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Where the browser refuses before it looks at the text, nobody else may be listening for its failure.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Whether it worked. A text may still be on its way; where it never comes, nothing is copied. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // The clipboard is typed as always there, but absent where the page is not secure.
    if (!isSecureContext) return copyBySelection(await text);
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writePromised(text));
    return true;
  } catch {
    return false;
  }
}
