// Combined endpoints of family B with every detail: each operation of the topic is answered, with its own fields alone.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operationsOf } from '../endpoints/endpoints.ts';
import { completeReply } from '../execute/complete-reply.ts';
import { prepare } from '../execute/prepare.ts';
import { endpoints, isData } from '../testing/replies.ts';

describe('each operation of a combined endpoint, with a copy of the request', () => {
  for (const endpoint of endpoints) {
    const { choice } = endpoint;
    if (choice.kind !== 'selected') continue;
    const { name } = choice.selector;
    for (const { id, examples, body: fields } of operationsOf(choice)) {
      test(`${endpoint.id}, ${id}`, () => {
        const bodies = examples.map(({ body }) => ({
          ...body,
          [name]: id,
          api_level: 'detailed',
          request_params: true,
        }));
        const answered = bodies.filter(
          (body) => prepare(endpoint, Buffer.from(JSON.stringify(body))).kind === 'prepared',
        );
        assert.ok(answered.length > 0);
        for (const body of answered) {
          const reply = completeReply(endpoint, body);
          assert.ok(isData(reply) && isData(reply['request_params']));
          const copied = Object.keys(reply['request_params']);
          for (const field of fields) assert.ok(copied.includes(field.name), field.name);
          assert.equal(new Set(copied).size, copied.length);
        }
      });
    }
  }
});
