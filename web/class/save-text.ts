// A text that was made for the page, as a file among the reader's downloads.

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-tex' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the content by the time that it comes back to the page.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
