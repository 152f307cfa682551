// How the pages are bundled.

import { defineConfig } from 'vite';
import { documentsPlugin } from './markdown/documents-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [documentsPlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ['chrome120', 'firefox120', 'safari17.2'],
    // Nothing is inlined: the policy of the pages allows no fonts, scripts or styles but files of their own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file costs its visitor half a kilobyte of headers: what most pages need comes in one.
          groups: [
            {
              name: 'common',
              test: /[\\/]web[\\/](?:design|service|formula)[\\/]/,
              minShareCount: 3,
              entriesAware: true,
              entriesAwareMergeThreshold: 12000,
            },
          ],
        },
      },
    },
  },
});
