// Every story in every format: LaTeX that parses, markup that is well formed, plain text that lines up, and no trace of a
// value that was not there.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { formatsChecker } from './formats.ts';
import { toldStories } from './told-stories.ts';

const catalogue = await discover();

describe('stories in every format', () => {
  for (const operation of operationsOf(catalogue)) {
    test(operation.id, () => {
      const stories = toldStories(operation);
      assert.ok(stories.length >= operation.examples.length);
      /** Most lines of a story look the same in all styles and in its siblings. */
      const check = formatsChecker();
      for (const { name, blocks } of stories) check(name, blocks);
    });
  }
});
