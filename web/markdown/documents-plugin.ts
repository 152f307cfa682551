// Documents of the project as modules of the pages: `virtual:document/changelog` and others, read while the pages are bundled.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { documents } from './document-paths.ts';
import { readMarkdown } from './read-markdown.ts';

const prefix = 'virtual:document/';

/** A module that does not exist as a file begins with a zero by the convention of bundlers. */
export function documentsPlugin(): Plugin {
  return {
    name: 'documents',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => {
      const path = documents.get(id.slice(`\0${prefix}`.length));
      if (!id.startsWith(`\0${prefix}`) || path === undefined) return null;
      return `export default ${JSON.stringify(readMarkdown(readFileSync(path, 'utf8')))};`;
    },
  };
}
