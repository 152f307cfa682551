// Exercises of textbooks, examinations and schools, or written for their syllabuses, on systems, matrices, vectors, spaces,
// factorizations and orthogonality: our answer is that of the book, and our working shows the intermediate results that it prints.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { asSteps } from '@matrixsteps/engine/document/block.ts';
import { stepsAtLength } from '@matrixsteps/engine/document/story-length.ts';
import { askBody } from '@matrixsteps/engine/testing/asking.ts';
import { assertAgrees } from './answers.ts';
import { exercises } from './case.ts';
import { shows, valuesShown } from './working.ts';

const operations = operationsOf(await discover());

const SYLLABUSES = [
  'A-level Further Mathematics',
  'Austin',
  'Beezer',
  'French schools',
  'Georgia Tech 1553',
  'German schools',
  'Hefferon',
  'IB HL',
  'MIT 18.06',
];

test('every syllabus has exercises', () => {
  assert.deepEqual([...new Set(exercises.map(({ syllabus }) => syllabus))].toSorted(), SYLLABUSES);
});

describe('exercises of textbooks', () => {
  for (const { id, syllabus, op, body, answer, marks } of exercises) {
    test(`${syllabus}: ${id}`, () => {
      assert.ok(Object.keys(answer).length > 0);
      const operation = operations.find((each) => each.id === op);
      assert.ok(operation !== undefined);
      const computation = askBody(operation, body);
      assertAgrees(op, computation.answer('moves'), answer);

      const blocks = stepsAtLength(asSteps(computation.story()), 'normal').map(({ block }) => block);
      const values = valuesShown(blocks);
      assert.deepEqual(
        marks.filter((mark) => !shows(values, mark)),
        [],
      );
    });
  }
});

test('what a working does not show is missed', () => {
  assert.equal(shows([], { number: '3' }), false);
  const operation = operations.find(({ id }) => id === 'rank');
  assert.ok(operation !== undefined);
  const computation = askBody(operation, { a: [[1, 2]] });
  computation.answer('moves');
  const values = valuesShown(computation.story());
  assert.equal(shows(values, { echelon: [['1', '2']] }), true);
  assert.equal(shows(values, { echelon: [['1', '3']] }), false);
  assert.equal(shows(values, { matrix: [['1', '3']] }), false);
});
