// Formula functions: those that the formulas of implementations may use, each with a formula that shows that it is to be had.
//
// All of them are in Excel 365, and IronCalc computes them for the arrays of a LET. It does not know: a minus or a percent sign at an
// array (write -1 * a), COUNT, PRODUCT and POWER of arrays, INDEX at several places, CHOOSEROWS and CHOOSECOLS of a list
// of places (write each as an argument), empty arguments of TAKE, functions given by name alone (BYROW(a, SUM)).
// FILTER goes by rows there even where it is given a row of truths for a square array: choose columns by CHOOSECOLS.

/** A formula for each function, and the cells that it fills. */
export const FORMULA_FUNCTIONS: Readonly<Record<string, readonly [formula: string, cells: string]>> = {
  ABS: ['ABS(a)', '1\t2\n3\t4'],
  AND: ['IF(AND(1 < 2, 2 < 3), 1, 0)', '1'],
  AVERAGE: ['AVERAGE(a)', '2.5'],
  BYCOL: ['BYCOL(a, LAMBDA(column, MAX(column)))', '3\t4'],
  BYROW: ['BYROW(a, LAMBDA(row, SUM(row)))', '3\n7'],
  CHOOSECOLS: ['CHOOSECOLS(a, 2, -2)', '2\t1\n4\t3'],
  CHOOSEROWS: ['CHOOSEROWS(a, 2, 1, 2)', '3\t4\n1\t2\n3\t4'],
  COLUMNS: ['COLUMNS({1,2,3})', '3'],
  DEVSQ: ['DEVSQ(a)', '5'],
  DROP: ['VSTACK(DROP(a, 1), DROP(a, -1), DROP(HSTACK(a, a), 1, 2))', '3\t4\n1\t2\n3\t4'],
  EXPAND: ['EXPAND(a, 3, 3, 0)', '1\t2\t0\n3\t4\t0\n0\t0\t0'],
  FILTER: ['FILTER(a, SEQUENCE(2) <> 1)', '3\t4'],
  HSTACK: ['HSTACK(a, {5;6})', '1\t2\t5\n3\t4\t6'],
  IF: ['IF(SEQUENCE(2) <= SEQUENCE(1, 2), a, 0)', '1\t2\n0\t4'],
  IFERROR: ['IFERROR(1 / (a - 1), 9)', `9\t1\n0.5\t${1 / 3}`],
  INDEX: ['HSTACK(INDEX(a, 2, 1), INDEX(a, 2, 0))', '3\t3\t4'],
  INT: ['INT(a / 2)', '0\t1\n1\t2'],
  LAMBDA: ['LET(f, LAMBDA(f, n, IF(n < 2, 1, n * f(f, n - 1))), f(f, 5))', '120'],
  LARGE: ['LARGE(a, 2)', '3'],
  LET: ['LET(b, a + 1, b * b)', '4\t9\n16\t25'],
  MAKEARRAY: ['MAKEARRAY(2, 2, LAMBDA(i, j, INDEX(a, j, i)))', '1\t3\n2\t4'],
  MAP: ['MAP(a, a, LAMBDA(x, y, x * y))', '1\t4\n9\t16'],
  MATCH: ['MATCH(3, TOCOL(a), 0)', '3'],
  MAX: ['MAX(a)', '4'],
  MDETERM: ['MDETERM(a)', '-2'],
  MEDIAN: ['MEDIAN(a)', '2.5'],
  MIN: ['MIN(a)', '1'],
  MINVERSE: ['MINVERSE(a)', '-2\t1\n1.5\t-0.5'],
  MMULT: ['MMULT(a, a)', '7\t10\n15\t22'],
  MOD: ['MOD(-1, 3)', '2'],
  MUNIT: ['MUNIT(2)', '1\t0\n0\t1'],
  OR: ['IF(OR(1 > 2, 2 > 3), 1, 0)', '0'],
  REDUCE: ['REDUCE(MUNIT(2), SEQUENCE(2), LAMBDA(product, k, MMULT(product, a)))', '7\t10\n15\t22'],
  ROUND: ['ROUND(2.345, 1)', '2.3'],
  ROWS: ['ROWS({1;2;3})', '3'],
  SCAN: ['SCAN(0, {1,2,3}, LAMBDA(sum, x, sum + x))', '1\t3\t6'],
  SEQUENCE: ['SEQUENCE(2, 2, 0, 3)', '0\t3\n6\t9'],
  SIGN: ['SIGN(a - 2)', '-1\t0\n1\t1'],
  SMALL: ['SMALL(a, 2)', '2'],
  SORT: ['SORT({3;1;2})', '1\n2\n3'],
  SORTBY: ['SORTBY(a, SEQUENCE(2), -1)', '3\t4\n1\t2'],
  SQRT: ['SQRT({1,4})', '1\t2'],
  'STDEV.P': ['STDEV.P({1,3})', '1'],
  'STDEV.S': ['STDEV.S({1,3,5})', '2'],
  SUM: ['SUM(a * (SEQUENCE(2) = SEQUENCE(1, 2)))', '5'],
  SUMPRODUCT: ['SUMPRODUCT(a, a)', '30'],
  SUMSQ: ['SUMSQ(a)', '30'],
  SWITCH: ['SWITCH(2, 1, 7, 2, 8)', '8'],
  TAKE: ['VSTACK(TAKE(a, 1), TAKE(a, -1))', '1\t2\n3\t4'],
  TOCOL: ['TOCOL(a)', '1\n2\n3\n4'],
  TOROW: ['TOROW(a)', '1\t2\t3\t4'],
  TRANSPOSE: ['TRANSPOSE(a)', '1\t3\n2\t4'],
  UNIQUE: ['UNIQUE({1;2;1})', '1\n2'],
  'VAR.P': ['VAR.P({1,3})', '1'],
  'VAR.S': ['VAR.S({1,3,5})', '4'],
  VSTACK: ['VSTACK(a, {5,6})', '1\t2\n3\t4\n5\t6'],
  WRAPCOLS: ['WRAPCOLS({1,2,3,4}, 2)', '1\t3\n2\t4'],
  WRAPROWS: ['WRAPROWS({1,2,3,4}, 2)', '1\t2\n3\t4'],
  XMATCH: ['XMATCH(3, TOCOL(a))', '3'],
};

/** The functions that a formula calls, in capitals; the lambdas that it names itself are in small letters. */
export function functionsIn(formula: string): readonly string[] {
  return [...new Set([...formula.matchAll(/\b(?<name>[A-Z][A-Z.]*)\(/g)].map(({ groups }) => groups?.['name'] ?? ''))];
}
