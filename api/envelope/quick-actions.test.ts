// Quick actions on the wire: they lead to routes that exist, and what they would post is answered.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matrixA } from '@matrixsteps/engine/catalogue/inputs.ts';
import { operationsOf } from '../endpoints/endpoints.ts';
import { answerTo, type Data, endpoints, isData, listIn } from '../testing/replies.ts';

const ARITHMETIC = '/v1/mathematics/linear-algebra/matrices/arithmetic';

function actionsOf(path: string, body: object): readonly Data[] {
  return listIn(answerTo(path, { ...body, include: ['quick_actions'] }), 'quick_actions');
}

function routesOf(path: string, body: object): readonly string[] {
  return actionsOf(path, body).map(({ api_route: route }) => String(route).replace(/.*\//, ''));
}

describe('every action is answered', () => {
  for (const { family, path, choice } of endpoints) {
    if (family !== 'a') continue;
    const [{ id, body: fields, examples, answer }] = operationsOf(choice);
    test(id, () => {
      for (const { body: question } of examples) {
        const actions = actionsOf(path, question);
        // What takes observations has none, but for the matrix that it may answer with.
        const mayHave =
          fields.includes(matrixA) ||
          answer === 'matrix' ||
          fields.some(({ kind }) => kind === 'vector' || kind === 'vectors');
        assert.ok(mayHave ? actions.length > 0 || !fields.includes(matrixA) : actions.length === 0);
        for (const { api_route: route, body, label, description, applies_to: subject } of actions) {
          assert.ok(typeof route === 'string' && route !== path && isData(body));
          assert.ok(typeof label === 'string' && typeof description === 'string');
          assert.ok(subject === 'result' || subject === 'a' || subject === 'input');
          answerTo(route, { ...body, include: ['answer'] });
        }
      }
    });
  }
});

test('an invertible result can be inverted', () => {
  assert.ok(
    routesOf(`${ARITHMETIC}/add`, {
      a: [
        [1, 2],
        [3, 4],
      ],
      b: 0,
    }).includes('inverse-nxn'),
  );
});

test('a singular result cannot', () => {
  assert.ok(
    !routesOf(`${ARITHMETIC}/add`, {
      a: [
        [1, 2],
        [2, 4],
      ],
      b: 0,
    }).includes('inverse-nxn'),
  );
});

test('a result that is not square has neither determinant nor inverse, but a transpose', () => {
  const routes = routesOf(`${ARITHMETIC}/add`, { a: [[1, 2]], b: 0 });
  assert.ok(!routes.includes('inverse-nxn') && !routes.includes('determinant-nxn'));
  assert.ok(routes.includes('transpose'));
});

test('a result whose determinant would be beyond the range of doubles has none', () => {
  const a = [
    [1e200, 1],
    [1, 1e200],
  ];
  const routes = routesOf(`${ARITHMETIC}/add`, { a, b: 0 });
  assert.ok(!routes.includes('determinant-nxn') && !routes.includes('charpoly'));
  assert.ok(routes.includes('trace') && routes.includes('inverse-nxn'));
});

/** An invertible matrix without zeros: the diagonal outweighs each row. */
function invertible(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => (i === j ? 100 * size : 1 + ((i * 31 + j * 17) % 97))),
  );
}

test('every size that is worked by hand has its inverse offered', () => {
  for (const size of [2, 3, 4, 6, 8, 10]) {
    const routes = routesOf(`${ARITHMETIC}/add`, { a: invertible(size), b: 0 });
    assert.ok(routes.includes('inverse-nxn') && routes.includes('determinant-nxn'), `${size}x${size}`);
  }
});

test('what would be long work is not offered, and short work is', () => {
  const routes = routesOf(`${ARITHMETIC}/add`, { a: invertible(60), b: 0 });
  assert.ok(!routes.includes('inverse-nxn'));
  assert.ok(routes.includes('trace'));
});

test('where the result is a number, the actions are about the matrix that was given', () => {
  const [action] = actionsOf('/v1/mathematics/linear-algebra/matrices/determinant-2x2', {
    a: [
      [1, 2],
      [3, 4],
    ],
  });
  assert.equal(action['applies_to'], 'a');
  assert.deepEqual(action['body'], {
    a: [
      [1, 2],
      [3, 4],
    ],
  });
});

test('after a number only what has to do with it is offered', () => {
  const a = [
    [1, 2],
    [3, 4],
  ];
  const afterVariance = routesOf('/v1/mathematics/linear-algebra/statistics/descriptive/mat-var', { a });
  assert.deepEqual(afterVariance.toSorted(), ['col-var', 'mat-mean', 'mat-std', 'row-var']);
  const afterPolynomial = routesOf('/v1/mathematics/linear-algebra/create/charpoly', { a });
  assert.deepEqual(afterPolynomial.toSorted(), ['determinant-nxn', 'inverse-nxn', 'trace']);
});

test('after an inverse the first action multiplies it by the matrix, and the others are about that matrix', () => {
  const a = [
    [1, 2],
    [0, 4],
  ];
  const inverse = [
    [1, -0.5],
    [0, 0.25],
  ];
  const [check, ...others] = actionsOf('/v1/mathematics/linear-algebra/matrices/inverse-2x2', { a });
  assert.match(String(check['api_route']), /matmul$/);
  assert.deepEqual(check['body'], { a, b: inverse });
  assert.ok(others.length > 0);
  for (const { body } of others) assert.deepEqual(body, { a });
});

test('after a reduced echelon form the actions are about the matrix that was reduced', () => {
  const a = [
    [1, 2],
    [3, 4],
  ];
  const actions = actionsOf('/v1/mathematics/linear-algebra/matrix-forms/rref', { a });
  for (const { body } of actions) assert.deepEqual(body, { a });
});

test('roots are no exact input, so the actions are about the matrix that was given', () => {
  const actions = actionsOf(`${ARITHMETIC}/raise-ew`, {
    a: [
      [2, 3],
      [5, 7],
    ],
    b: '1/2',
  });
  assert.ok(actions.every(({ applies_to: subject }) => subject === 'a'));
});

test('a matrix of more than 100 entries is not repeated', () => {
  assert.ok(bodiesBeside(10, 10).every((hasBody) => hasBody));
  const long = bodiesBeside(1, 101);
  assert.ok(long.length > 0 && long.every((hasBody) => !hasBody));
});

/** Whether each action about a sum of this shape has a body. */
function bodiesBeside(rows: number, columns: number): readonly boolean[] {
  const a = Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (__, j) => i + j));
  return actionsOf(`${ARITHMETIC}/add`, { a, b: 1 }).map((action) => 'body' in action);
}

test('after an angle the dot product and the projection of the same vectors are offered', () => {
  const vectors = { u: [1, 0], v: [1, 1] };
  const actions = actionsOf('/v1/mathematics/linear-algebra/vectors/angle', vectors);
  assert.deepEqual(
    actions.map(({ applies_to: subject, body }) => [subject, body]),
    [
      ['input', vectors],
      ['input', vectors],
    ],
  );
});

test('neither the transpose of a symmetric matrix nor the null space of an invertible one is offered', () => {
  const routes = routesOf('/v1/mathematics/linear-algebra/factorizations/ldlt', {
    a: [
      [2, 1],
      [1, 2],
    ],
  });
  assert.ok(routes.length >= 2 && !routes.includes('transpose') && !routes.includes('null-space'));
});
