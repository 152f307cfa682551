import createClient from 'openapi-fetch';
import type { paths } from '../made/openapi-typescript.ts';

const [, , url, key] = process.argv;
const client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${key}` } });
const envelope = await client.POST('/v1/mathematics/linear-algebra/matrices/determinant-2x2', {
  body: {
    a: [
      [1, '1/2'],
      [3, 4],
    ],
  },
});
const compact = await client.POST('/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add', {
  body: { a: [[1, 2]], b: [[3, 4]] },
});
process.stdout.write(JSON.stringify([envelope.data?.result?.answer, compact.data?.ans]));
