import { client } from '../made/hey-api/client.gen';
import { compactArithmeticAdd, matricesDeterminant2X2 } from '../made/hey-api';

const [, , url, key] = process.argv;
client.setConfig({ baseUrl: url, auth: () => key });
const envelope = await matricesDeterminant2X2({
  body: {
    a: [
      [1, '1/2'],
      [3, 4],
    ],
  },
});
const compact = await compactArithmeticAdd({ body: { a: [[1, 2]], b: [[3, 4]] } });
process.stdout.write(JSON.stringify([envelope.data?.result?.answer, compact.data?.ans]));
