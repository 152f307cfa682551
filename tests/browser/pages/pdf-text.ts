// What a PDF says, page by page, and whether letters stand out of it.

import { getDocumentProxy } from 'unpdf';

interface PdfPage {
  readonly text: string;
  /** How far the letters reach to the left and to the right, as parts of the width of the page. */
  readonly left: number;
  readonly right: number;
}

export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { width } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const written = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, left: Number(item.transform[4]), right: Number(item.transform[4]) + item.width }]
          : [],
      );
      return {
        text: written
          .map(({ text }) => text)
          .join(' ')
          .replaceAll(/\s+/g, ' '),
        left: Math.min(...written.map(({ left }) => left)) / width,
        right: Math.max(...written.map(({ right }) => right)) / width,
      };
    }),
  );
}
