// The floor: what a bare server of Node costs that reads two matrices, adds or multiplies them, and writes the result.
import { createServer } from 'node:http';

type Matrix = number[][];

const compute: Record<string, (a: Matrix, b: Matrix) => Matrix> = {
  '/add': (a, b) => a.map((row, i) => row.map((x, j) => x + b[i][j])),
  '/matmul': (a, b) => a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0))),
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { a, b }: { a: Matrix; b: Matrix } = JSON.parse(Buffer.concat(chunks).toString());
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ans: compute[request.url ?? '/add'](a, b) }));
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening on ${JSON.stringify(server.address())}\n`));
process.on('SIGTERM', () => process.exit());
