// Comparing eigenvalues, eigenvectors and diagonalisations with what a case expects: values in any order, exact texts by value,
// eigenvectors by what the matrix makes of them.

import type { Case } from './cases.ts';
import { fraction, type Fraction, readFraction, sameFraction, times } from './fraction.ts';
import { isList, isLiteral, isObject, type LiteralJson, writeLiteral } from './literal-json.ts';

type Compare = (golden: Case, answer: LiteralJson, exact: LiteralJson | null) => string | null;

/** By the name of the operation; `exact` is null where a family answers with doubles alone. */
export const EIGEN_COMPARISONS: { readonly [op: string]: Compare | undefined } = {
  eigenvalues: compareEigenvalues,
  eigenspaces: compareEigenspaces,
  diagonalize: compareDiagonal,
};

const TOLERANCE = 1e-9;

interface Complex {
  readonly re: number;
  readonly im: number;
}

/** A number of a reply or a case: a literal, or an object with both parts. */
function complexOf(json: LiteralJson | undefined): Complex | null {
  if (isLiteral(json)) return { re: Number(json.literal), im: 0 };
  if (!isObject(json)) return null;
  const [re, im] = [json['re'], json['im']];
  return isLiteral(re) && isLiteral(im) ? { re: Number(re.literal), im: Number(im.literal) } : null;
}

function isNear(x: Complex, y: Complex, tolerance = TOLERANCE): boolean {
  const size = tolerance * Math.max(1, Math.hypot(y.re, y.im));
  return Math.abs(x.re - y.re) <= size && Math.abs(x.im - y.im) <= size;
}

/** Whether two lists are equal up to order. */
function sameLists<T, U>(xs: readonly T[], ys: readonly U[], same: (x: T, y: U) => boolean): boolean {
  const left = [...ys];
  const isFound = xs.every((x) => {
    const place = left.findIndex((y) => same(x, y));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return isFound && left.length === 0;
}

function itemsOf(json: LiteralJson, name: string): readonly { readonly [key: string]: LiteralJson }[] {
  const list = isObject(json) ? json[name] : undefined;
  return isList(list) ? list.filter(isObject) : [];
}

function countOf(json: LiteralJson | undefined): number {
  return isLiteral(json) ? Number(json.literal) : Number(json);
}

function compareEigenvalues(golden: Case, answer: LiteralJson, exact: LiteralJson | null): string | null {
  const { exact: wanted, double } = golden.expected;
  const given = itemsOf(answer, 'eigenvalues').flatMap(({ value, multiplicity }) =>
    Array.from({ length: countOf(multiplicity) }, () => complexOf(value)),
  );
  const expected = (isList(double) ? double : []).map(complexOf);
  const tolerance = Math.max(TOLERANCE, countOf(golden.expected['tolerance']) || 0);
  if (!sameLists(given, expected, (x, y) => x !== null && y !== null && isNear(x, y, tolerance)))
    return `other eigenvalues: ${writeLiteral(answer)}`;
  // Older cases write exact values in another way, and are compared as doubles.
  if (exact === null || !isList(wanted) || !golden.id.startsWith('course-')) return null;
  const texts = itemsOf(exact, 'eigenvalues').map(({ value, multiplicity }) => ({
    value,
    times: countOf(multiplicity),
  }));
  const pairs = wanted.map((pair) => (isList(pair) ? { value: pair[0], times: countOf(pair[1]) } : null));
  const isSame = sameLists(texts, pairs, (x, y) => y !== null && x.times === y.times && sameValue(x.value, y.value));
  return isSame ? null : `other exact eigenvalues: ${writeLiteral(exact)}`;
}

function compareEigenspaces(golden: Case, answer: LiteralJson, exact: LiteralJson | null): string | null {
  const { exact: wanted } = golden.expected;
  const spaces = itemsOf(answer, 'eigenspaces');
  const expected = isList(wanted) ? wanted.filter(isObject) : [];
  const named = itemsOf(exact ?? answer, 'eigenspaces');
  const isSame = sameLists(
    named.map((space, index) => ({ space: spaces[index], text: space['value'] })),
    expected,
    ({ space, text }, y) =>
      countOf(space['algebraic']) === countOf(y['algebraic']) &&
      countOf(space['geometric']) === countOf(y['geometric']) &&
      (exact === null || sameValue(text, y['value'])),
  );
  if (!isSame) return `other eigenspaces: ${writeLiteral(answer)}`;
  const rows = matrixOf(golden.inputs['a']);
  const isTrue = spaces.every(({ value, basis, geometric }) => {
    const eigenvalue = complexOf(value);
    const vectors = (isList(basis) ? basis : []).map((vector) => (isList(vector) ? vector.map(complexOf) : []));
    return (
      eigenvalue !== null &&
      (basis === null || vectors.length === countOf(geometric)) &&
      vectors.every((vector) => isEigenvector(rows, eigenvalue, vector)) &&
      areIndependent(vectors)
    );
  });
  return isTrue ? null : `no eigenvectors: ${writeLiteral(answer)}`;
}

function matrixOf(json: LiteralJson | undefined): readonly (readonly number[])[] {
  return (isList(json) ? json : []).map((row) => (isList(row) ? row.map(numberOf) : []));
}

function numberOf(json: LiteralJson): number {
  const text = isLiteral(json) ? json.literal : typeof json === 'string' ? json : '';
  const [above, below = '1'] = text.split('/');
  return Number(above) / Number(below);
}

function isEigenvector(
  rows: readonly (readonly number[])[],
  value: Complex,
  vector: readonly (Complex | null)[],
): boolean {
  const entries = vector.filter((entry) => entry !== null);
  if (entries.length !== rows.length || entries.every(({ re, im }) => re === 0 && im === 0)) return false;
  const largest = Math.max(...entries.map(({ re, im }) => Math.hypot(re, im)));
  return rows.every((row, i) => {
    const image = row.reduce(
      (sum, factor, j) => ({ re: sum.re + factor * entries[j].re, im: sum.im + factor * entries[j].im }),
      { re: 0, im: 0 },
    );
    const { re, im } = entries[i];
    const multiple = { re: value.re * re - value.im * im, im: value.re * im + value.im * re };
    const size = 1e-9 * largest * (1 + Math.hypot(value.re, value.im) + Math.max(...row.map(Math.abs)) * row.length);
    return Math.hypot(image.re - multiple.re, image.im - multiple.im) <= size;
  });
}

/** Bases are read off reduced forms: each vector has a last entry where the others before it have zeros, in some order. */
function areIndependent(vectors: readonly (readonly (Complex | null)[])[]): boolean {
  return vectors.every((vector, index) =>
    vector.some((entry, place) => !isZero(entry) && vectors.every((other, at) => at === index || isZero(other[place]))),
  );
}

function isZero(entry: Complex | null): boolean {
  return entry === null || (entry.re === 0 && entry.im === 0);
}

function compareDiagonal(golden: Case, answer: LiteralJson, exact: LiteralJson | null): string | null {
  const { exact: wanted } = golden.expected;
  if (!isObject(wanted) || !isObject(answer)) return 'no parts';
  if (writeLiteral(answer['over']) !== writeLiteral(wanted['over'])) return 'another field';
  if (writeLiteral(answer['diagonalizable']) !== writeLiteral(wanted['diagonalizable'])) return 'other fields';
  const lacking = isObject(exact) ? exact['defective'] : answer['defective'];
  const defective = isList(wanted['defective']) ? wanted['defective'] : [];
  if (exact !== null && !(isList(lacking) && sameLists(lacking, defective, sameValue)))
    return 'other defective eigenvalues';
  const { P, D } = answer;
  if (P === null || D === null) return wanted['P'] === null ? null : 'no factors';
  const rows = matrixOf(golden.inputs['a']);
  const [p, d] = [P, D].map((matrix) =>
    isList(matrix) ? matrix.map((row) => (isList(row) ? row.map(complexOf) : [])) : [],
  );
  const isTrue = rows.every((_, column) => {
    const value = d[column]?.[column] ?? null;
    return (
      value !== null &&
      isEigenvector(
        rows,
        value,
        p.map((row) => row[column]),
      )
    );
  });
  return isTrue && isDiagonal(d) ? null : `no factors of the matrix: ${writeLiteral(answer)}`;
}

function isDiagonal(rows: readonly (readonly (Complex | null)[])[]): boolean {
  return rows.every((row, i) => row.every((entry, j) => i === j || isZero(entry)));
}

/** re + sign √square, or re + sign √square i. */
interface Quadratic {
  readonly re: Fraction;
  readonly sign: -1 | 0 | 1;
  readonly square: Fraction;
  readonly isImaginary: boolean;
}

const NOUGHT = fraction(0n);

/** Exact texts of both sides: fractions, a sum with one root, an imaginary part, or a root of a polynomial in its box. */
function sameValue(x: LiteralJson | undefined, y: LiteralJson | undefined): boolean {
  const [given, wanted] = [textOf(x), y];
  if (given === null || wanted === undefined) return false;
  if (given.startsWith('root ')) return isObject(wanted) && isSameRoot(given, wanted);
  const [one, other] = [readQuadratic(given), wantedQuadratic(wanted)];
  return (
    one !== null &&
    other !== null &&
    sameFraction(one.re, other.re) &&
    one.sign === other.sign &&
    sameFraction(one.square, other.square) &&
    (one.sign === 0 || one.isImaginary === other.isImaginary)
  );
}

function textOf(json: LiteralJson | undefined): string | null {
  if (typeof json === 'string') return json;
  if (isLiteral(json)) return json.literal;
  // A Gaussian number that needs no exact text.
  const parts = complexOf(json);
  if (parts === null || !isObject(json)) return null;
  return `${textOf(json['re'])} ${parts.im < 0 ? '-' : '+'} ${(textOf(json['im']) ?? '').replace('-', '')}i`;
}

const QUADRATIC =
  /^(?:(?<re>-?[\d.]+(?:\/\d+)?)(?<joint> [+-] |$))?(?<minus>-)?(?:(?<factor>[\d.]+(?:\/\d+)?)\*?)?(?:sqrt\((?<radicand>\d+(?:\/\d+)?)\))?\*?(?<unit>i)?$/;

function readQuadratic(text: string): Quadratic | null {
  if (/^-?[\d.]+(?:e[+-]?\d+)?(?:\/\d+)?$/.test(text)) {
    return { re: readFraction(text), sign: 0, square: NOUGHT, isImaginary: false };
  }
  const found = QUADRATIC.exec(text)?.groups;
  if (found === undefined) return null;
  const factor = readFraction(found['factor'] ?? '1');
  const radicand = readFraction(found['radicand'] ?? '1');
  const isMinus = found['minus'] !== undefined || found['joint'] === ' - ';
  return {
    re: readFraction(found['re'] ?? '0'),
    sign: isMinus ? -1 : 1,
    square: times(times(factor, factor), radicand),
    isImaginary: found['unit'] !== undefined,
  };
}

/** A case writes both parts of a complex number as texts. */
function wantedQuadratic(json: LiteralJson): Quadratic | null {
  if (!isObject(json)) return typeof json === 'string' ? readQuadratic(json) : null;
  const [re, im] = [json['re'], json['im']];
  if (typeof re !== 'string' || typeof im !== 'string') return null;
  const side = readQuadratic(im);
  if (side === null) return null;
  if (side.sign !== 0) return { re: readFraction(re), sign: side.sign, square: side.square, isImaginary: true };
  const isMinus = im.startsWith('-');
  return { re: readFraction(re), sign: isMinus ? -1 : 1, square: times(side.re, side.re), isImaginary: true };
}

/** The polynomials agree, and the two boxes meet: each holds one root alone. */
function isSameRoot(text: string, wanted: { readonly [key: string]: LiteralJson }): boolean {
  const found = /^root \d+ of (?<polynomial>\S.*) in \[(?<re>[^\]]*)\](?: \+ \[(?<im>[^\]]*)\]i)?$/.exec(text)?.groups;
  if (found === undefined) return false;
  const { factor, interval, rectangle } = wanted;
  if (!isList(factor) || found['polynomial'] !== polynomialText(factor.map(String))) return false;
  if (found['im'] === undefined) return isList(interval) && meet(found['re'], interval);
  if (!isObject(rectangle)) return false;
  const [re, im] = [rectangle['re'], rectangle['im']];
  return isList(re) && isList(im) && meet(found['re'], re) && meet(found['im'], im);
}

/** `x^3 - 2*x^2 - 1` from its coefficients, highest power first. */
function polynomialText(coefficients: readonly string[]): string {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, k) => {
    if (coefficient === '0') return [];
    const size = coefficient.replace('-', '');
    const power = degree - k;
    const name = power === 0 ? [] : [power === 1 ? 'x' : `x^${power}`];
    const term = [...(size === '1' && power > 0 ? [] : [size]), ...name].join('*');
    return [{ isMinus: coefficient.startsWith('-'), term }];
  });
  return terms
    .map(({ isMinus, term }, k) => (k === 0 ? `${isMinus ? '-' : ''}${term}` : `${isMinus ? '-' : '+'} ${term}`))
    .join(' ');
}

function meet(given: string, wanted: readonly LiteralJson[]): boolean {
  const [lower, upper] = given.split(', ').map(Number);
  const [least, most] = wanted.map((end) => numberOf(end));
  return lower <= most && least <= upper;
}
