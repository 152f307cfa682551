// Characteristic polynomials in spreadsheets.

/** The Faddeev-LeVerrier method: beside the matrix of each step stand the coefficients so far, each as a column. */
export const COEFFICIENTS_FORMULA = `LET(${[
  'n, ROWS(a)',
  'start, HSTACK(MUNIT(n), SEQUENCE(n, 1, 1, 0))',
  `last, REDUCE(start, SEQUENCE(n), LAMBDA(known, k, LET(${[
    'product, MMULT(a, TAKE(known, n, n))',
    'coefficient, -SUM(product * MUNIT(n)) / k',
    'HSTACK(product + coefficient * MUNIT(n), DROP(known, 0, n), SEQUENCE(n, 1, coefficient, 0))',
  ].join(', ')})))`,
  'TAKE(DROP(last, 0, n), 1)',
].join(', ')})`;
