// Examples of counting rows and columns, with exact answers.

import type { Example } from '../../../catalogue/operation.ts';

const wide = [
  [1, 2, 3],
  [4, 5, 6],
];
const column = [[7], [8], [9], [10]];

export const rowExamples: readonly Example[] = [
  { title: 'a 2 by 3 matrix', body: { a: wide }, answer: '2' },
  { title: 'a single column', body: { a: column }, answer: '4' },
];

export const columnExamples: readonly Example[] = [
  { title: 'a 2 by 3 matrix', body: { a: wide }, answer: '3' },
  { title: 'a single column', body: { a: column }, answer: '1' },
];

export const shapeExamples: readonly Example[] = [
  { title: 'a 2 by 3 matrix', body: { a: wide }, answer: ['2', '3'] },
  { title: 'a single column', body: { a: column }, answer: ['4', '1'] },
  { title: 'one number', body: { a: [[5]] }, answer: ['1', '1'] },
];
