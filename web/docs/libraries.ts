// The libraries: a page for each, made of its own README, whose code is run by tests.

import type { Block } from '../markdown/blocks.ts';

export interface Library {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** From a copy of the project, where the package is in no registry. */
  readonly installs: string;
  /** Loaded when the page is opened. */
  readonly read: () => Promise<{ readonly default: readonly Block[] }>;
}

export const libraries: readonly Library[] = [
  {
    slug: 'typescript',
    title: 'TypeScript',
    installs: 'npm pack ./clients/typescript\nnpm install ./matrixsteps-*.tgz',
    read: () => import('virtual:document/typescript'),
  },
  {
    slug: 'python',
    title: 'Python',
    installs: 'pip install ./clients/python',
    read: () => import('virtual:document/python'),
  },
  {
    slug: 'r',
    title: 'R',
    installs: 'R CMD INSTALL clients/r',
    read: () => import('virtual:document/r'),
  },
];
