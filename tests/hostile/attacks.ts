// Attacks with one key: few bytes that make much work or long answers; and honest questions to ask beside them.

const root = '/v1/mathematics/linear-algebra/matrices';
export const add = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add';
const inverse = `${root}/inverse-nxn`;
export const determinant = `${root}/determinant-nxn`;

export interface Attack {
  readonly name: string;
  readonly connections: number;
  readonly path: string;
  readonly body: string;
}

function square(size: number, entry: (row: number, column: number) => unknown): readonly (readonly unknown[])[] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => entry(row, column)));
}

function entryAt(row: number, column: number): number {
  return ((row * 7919 + column * 104_729) % 997) + (row === column ? 1000 : 0);
}

/** Small enough for the determinant of 120x120 to be a double. */
function digitAt(row: number, column: number): number {
  return (((row * row * 31 + column * column * 17 + row * column * 7) % 97) % 10) + (row === column ? 10 : 0);
}

/** A fraction of two numbers of ten digits. */
function longFractionAt(row: number, column: number): string {
  const part = (k: number) => 1_000_000_000 + ((row * 40_503 + column * 69_621 + k * 15_485_863) % 8_999_999_981);
  return `${part(1)}/${part(2)}`;
}

const singular = JSON.stringify({ a: square(300, (row, column) => entryAt(row === 299 ? 0 : row, column)) });
const shortRows = `{"a":[${'[1],'.repeat(16_000)}[1,2]],"b":[[1]]}`;
const unknownKeys = `{${Array.from({ length: 6000 }, (_, k) => `"${k}":1`).join(',')}}`;

export const attacks: readonly Attack[] = [
  {
    name: '8 connections: inverses of 40x40 with fractions of ten digits',
    connections: 8,
    path: inverse,
    body: JSON.stringify({ a: square(40, longFractionAt) }),
  },
  { name: '8 connections: singular inverses of 300x300 (422)', connections: 8, path: inverse, body: singular },
  { name: '70 connections: the same', connections: 70, path: inverse, body: singular },
  { name: '6 connections: 64 KB of short rows (422)', connections: 6, path: add, body: shortRows },
  { name: '6 connections: unknown fields (422)', connections: 6, path: add, body: unknownKeys },
  {
    name: '60 connections: small questions as fast as they are answered',
    connections: 60,
    path: add,
    body: JSON.stringify({ a: [[1]], b: [[1]] }),
  },
];

/** A question with a key, as bytes. */
export function messageOf(path: string, key: string, body: string): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

/** A sum of 3x3, as it comes. */
export const smallQuestion = JSON.stringify({ a: square(3, entryAt), b: square(3, entryAt) });

/** A determinant of 120x120 that workers calculate. */
export const largeQuestion = JSON.stringify({ a: square(120, digitAt), response_profile: 'lite' });
