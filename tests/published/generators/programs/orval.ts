import { compactArithmeticAdd, matricesDeterminant2x2 } from '../made/orval';

// The generated client has the address of the service from the document.
const key = process.argv[3];
const options = { headers: { authorization: `Bearer ${key}` } };
const matrix = [
  [1, '1/2'],
  [3, 4],
];
const envelope = await matricesDeterminant2x2({ a: matrix }, options);
const compact = await compactArithmeticAdd({ a: [[1, 2]], b: [[3, 4]] }, options);
if (envelope.status === 200 && compact.status === 200)
  process.stdout.write(JSON.stringify([envelope.data.result?.answer, compact.data.ans]));
