// Standard deviations, covariances and correlations: their quantities, each from those before it.

import type { Term } from '@matrixsteps/notation/term.ts';
import type { RootSum } from '../../exact/root-sum.ts';
import type { Task } from '../working.ts';
import {
  type Amount,
  amountOf,
  type Known,
  known,
  minus,
  over,
  root,
  sumOf,
  times,
  transposed,
  whole,
} from './amount.ts';
import { dotTerm, minusTerm, quotientTerm, rootTerm, sumTerm, termOfNumber, TWO, wholeTerm } from './amount-term.ts';
import type { Own, Quantity, QuantityTask } from './quantity.ts';
import { asNumber, dotOf, entriesOf, numberIn } from './vector-quantities.ts';

/** What the sum of squares of `count` numbers is divided by. */
function divisorOf({ divisor }: Task, count: number): number {
  return divisor === 'n-1' ? count - 1 : count;
}

/** A name of one group: with its number behind it, or without one. */
function named(words: string, group: string): RegExp {
  const line = '(?:(?:of|in|for|von|für|de)?(?:the)?(?:row|column|col|zeile|spalte|ligne|colonne|r|c)?)?';
  return new RegExp(`^(?:the)?(?:${words})(?:${line}${group})?$`, 'iu');
}

const MEAN = /mean|average|avg|x̄|μ|m|mittelwert|durchschnitt|moyenne/u.source;
const DEVIATIONS = /deviations?(?:fromthemean)?|differences|x-x̄|x-μ|x-m|x-mean|abweichungen/u.source;
const SQUARES = /squares|squareddeviations|squareddifferences|\(x-x̄\)\^2|\(x-μ\)\^2|\(x-m\)\^2|quadrate/u.source;
const SUM_OF_SQUARES = /sum|ss|q|sumof(?:the)?squares|sumof(?:the)?squared(?:deviations|differences)|summe/u.source;
const VARIANCE = /variance|var|s\^2|σ\^2|var\(?x\)?|varianz/u.source;
const DEVIATION = /s|σ|sd|std|stdev|stddev|standarddeviation|standardabweichung|√var|écart-type/u.source;

function squaresTerm(values: readonly RootSum[], mean: Known<RootSum>): Term | null {
  if (mean === null) return null;
  return sumTerm(
    values.map(
      (value): Term => ({
        kind: 'power',
        base: minusTerm(termOfNumber(value), termOfNumber(mean)),
        exponent: TWO,
      }),
    ),
  );
}

/** The quantities of one list of numbers, `scope` behind their ids. */
function groupQuantities(numbers: Amount, divisor: number, scope: string, of: string): readonly Quantity[] {
  const group = scope.replace('-', '');
  const count = numbers.flat().length;
  const id = (name: string): string => `${name}${scope}`;
  const values = numbers.flat();
  return [
    {
      id: id('numbers'),
      scope,
      title: `the numbers${of}`,
      definition: `The numbers${of} are given.`,
      names: named('x|numbers|values|data', group),
      isGiven: true,
      value: () => [values],
      calculation: () => null,
    },
    {
      id: id('mean'),
      scope,
      title: `the mean${of}`,
      definition: `The mean${of} is the sum of the numbers divided by how many there are.`,
      names: named(MEAN, group),
      value: () => asNumber(over(sumOf(values), whole(count))),
      calculation: () => quotientTerm(sumTerm(values.map(termOfNumber)), wholeTerm(count)),
    },
    {
      id: id('deviations'),
      scope,
      title: `the deviations${of}`,
      definition: 'A deviation is a number minus the mean.',
      names: named(DEVIATIONS, group),
      value: (own) => known([values.map((value) => minus(value, numberIn(own, id('mean'))))]),
      calculation: (own) => {
        const mean = numberIn(own, id('mean'));
        if (mean === null) return null;
        return { kind: 'matrix', rows: [values.map((value) => minusTerm(termOfNumber(value), termOfNumber(mean)))] };
      },
    },
    {
      id: id('squares'),
      scope,
      title: `the squares of the deviations${of}`,
      definition: 'Each deviation is multiplied by itself.',
      names: named(SQUARES, group),
      value: (own) => {
        const deviations = entriesOf(own, id('deviations'));
        return deviations === null ? null : known([deviations.map((value) => times(value, value))]);
      },
      calculation: (own) => {
        const deviations = entriesOf(own, id('deviations'));
        if (deviations === null) return null;
        const cells = deviations.map((value): Term => ({ kind: 'power', base: termOfNumber(value), exponent: TWO }));
        return { kind: 'matrix', rows: [cells] };
      },
    },
    {
      id: id('sum-of-squares'),
      scope,
      title: `the sum of the squares${of}`,
      definition: 'The squares of the deviations are added.',
      names: named(SUM_OF_SQUARES, group),
      value: (own) => asNumber(sumOf(entriesOf(own, id('squares')) ?? [null])),
      calculation: (own) => squaresTerm(values, numberIn(own, id('mean'))),
    },
    {
      id: id('variance'),
      scope,
      title: `the variance${of}`,
      definition: `The variance is the sum of the squares of the deviations, divided by ${divisor}.`,
      names: named(VARIANCE, group),
      value: (own) => asNumber(over(numberIn(own, id('sum-of-squares')), whole(divisor))),
      calculation: (own) => {
        const squares = squaresTerm(values, numberIn(own, id('mean')));
        return squares === null ? null : quotientTerm(squares, wholeTerm(divisor));
      },
    },
    {
      id: id('deviation'),
      scope,
      title: `the standard deviation${of}`,
      definition: 'The standard deviation is the square root of the variance.',
      names: named(DEVIATION, group),
      isAsked: true,
      value: (own) => asNumber(root(numberIn(own, id('variance')))),
      calculation: (own) => {
        const squares = squaresTerm(values, numberIn(own, id('mean')));
        return squares === null ? null : rootTerm(quotientTerm(squares, wholeTerm(divisor)));
      },
    },
    {
      id: id('divisor'),
      scope,
      title: 'the number that the sum is divided by',
      definition: `The sum is divided by ${divisor}.`,
      names: /^n(?:-1)?$/,
      isGiven: true,
      isByNameOnly: true,
      value: () => asNumber(whole(divisor)),
      accepts: (found) => found.flat().length === 1,
      calculation: () => null,
    },
  ];
}

/** The same quantity of all groups, as a list. */
function listOf(name: string, title: string, definition: string, words: string, scopes: readonly string[]): Quantity {
  return {
    id: `all-${name}`,
    title,
    definition,
    names: named(words, ''),
    ...(name === 'deviation' ? { isAsked: true } : {}),
    value: (own) => {
      const each = scopes.map((scope) => numberIn(own, `${name}${scope}`));
      return known([each]);
    },
    calculation: () => null,
  };
}

export function deviationTask(task: Task): QuantityTask {
  const { operation } = task;
  const a = amountOf(task.a);
  const groups: readonly Amount[] = operation.startsWith('mat-')
    ? [a]
    : (operation.startsWith('col-') ? transposed(a) : a).map((row) => [row]);
  const word = operation.startsWith('col-') ? 'column' : 'row';
  const divisor = divisorOf(task, groups[0].flat().length);
  if (groups.length === 1) return { quantities: groupQuantities(groups[0], divisor, '', '') };
  const scopes = groups.map((_, index) => `-${index + 1}`);
  return {
    quantities: [
      ...groups.flatMap((group, index) => groupQuantities(group, divisor, scopes[index], ` of ${word} ${index + 1}`)),
      listOf(
        'mean',
        'the means',
        `Each mean is the sum of the numbers of its ${word}, divided by how many there are.`,
        `${MEAN}|means`,
        scopes,
      ),
      listOf(
        'variance',
        'the variances',
        `Each variance is the sum of the squares of the deviations of its ${word}, divided by ${divisor}.`,
        `${VARIANCE}|variances`,
        scopes,
      ),
      listOf(
        'deviation',
        'the standard deviations',
        `Each standard deviation is the square root of the variance of its ${word}.`,
        `${DEVIATION}|standarddeviations`,
        scopes,
      ),
    ],
  };
}

const LETTERS = ['x', 'y', 'z', 'w', 'v', 'u'];

/** What names the column k, from 0: x and 1, y and 2. */
function columnNames(k: number): string {
  return `(?:${LETTERS[k] ?? 'x'}|${k + 1}|x${k + 1})`;
}

/** Of each column its mean and deviations. */
function columnQuantities(columns: Amount, k: number): readonly Quantity[] {
  const name = columnNames(k);
  const values = columns[k];
  return [
    {
      id: `mean-${k + 1}`,
      title: `the mean of column ${k + 1}`,
      definition: `The mean of column ${k + 1} is the sum of its numbers divided by how many there are.`,
      names: new RegExp(`^(?:${name}̄|(?:mean|average|μ|m|E|mittelwert)(?:of)?\\(?${name}\\)?|x̄${k + 1})$`, 'iu'),
      value: () => asNumber(over(sumOf(values), whole(values.length))),
      calculation: () => quotientTerm(sumTerm(values.map(termOfNumber)), wholeTerm(values.length)),
    },
    {
      id: `deviations-${k + 1}`,
      title: `the deviations of column ${k + 1}`,
      definition: 'A deviation is a number minus the mean of its column.',
      names: new RegExp(`^(?:${name}-${name}̄|d${name}|deviations(?:of)?${name}|${name}c)$`, 'iu'),
      value: (own) => {
        const mean = numberIn(own, `mean-${k + 1}`);
        return known([values.map((value) => minus(value, mean))]);
      },
      calculation: (own) => {
        const mean = numberIn(own, `mean-${k + 1}`);
        if (mean === null) return null;
        return { kind: 'matrix', rows: [values.map((value) => minusTerm(termOfNumber(value), termOfNumber(mean)))] };
      },
    },
  ];
}

/** The pairs of columns, from 0, each once; a column with itself too. */
function pairsOf(count: number): readonly (readonly [number, number])[] {
  const all = Array.from({ length: count }, (_, place) => place);
  return all.flatMap((i) => all.filter((j) => j >= i).map((j) => [i, j] as const));
}

function pairId(name: string, i: number, j: number): string {
  return `${name}-${Math.min(i, j) + 1}-${Math.max(i, j) + 1}`;
}

function matrixOf(own: Own, count: number, name: string): Known<Amount> {
  const places = Array.from({ length: count }, (_, place) => place);
  return known(places.map((i) => places.map((j) => numberIn(own, pairId(name, i, j)))));
}

/** The sums of products of deviations, and the covariances. */
function pairQuantities(i: number, j: number, divisor: number): readonly Quantity[] {
  const [x, y] = [columnNames(i), columnNames(j)];
  const of = i === j ? `of column ${i + 1}` : `of columns ${i + 1} and ${j + 1}`;
  const both = `(?:${x},?·?${y}|${y},?·?${x})`;
  const scope = `-${i + 1}-${j + 1}`;
  const productsTerm = (own: Own): Term | null => {
    const [one, other] = [entriesOf(own, `deviations-${i + 1}`), entriesOf(own, `deviations-${j + 1}`)];
    if (one === null || other === null) return null;
    return sumTerm(
      one.map((value, k): Term => ({ kind: 'product', factors: [termOfNumber(value), termOfNumber(other[k])] })),
    );
  };
  return [
    {
      id: pairId('sum', i, j),
      scope,
      title: `the sum of the products of the deviations ${of}`,
      definition: 'The deviations of each observation are multiplied, and the products are added.',
      names: new RegExp(`^(?:S${both}|SS${both}|SP${both}?|sumofproducts)$`, 'iu'),
      value: (own) => asNumber(dotOf(own, `deviations-${i + 1}`, `deviations-${j + 1}`)),
      calculation: productsTerm,
    },
    {
      id: pairId('covariance', i, j),
      scope,
      title: i === j ? `the variance ${of}` : `the covariance ${of}`,
      definition: `The sum of the products of the deviations is divided by ${divisor}.`,
      names: new RegExp(
        i === j
          ? `^(?:(?:cov|s|σ|c)\\(?${both}\\)?|var(?:iance)?(?:of)?\\(?${x}\\)?|(?:s|σ)${x}\\^2|s\\^2${x})$`
          : `^(?:(?:cov|s|σ|c|covariance)\\(?${both}\\)?|${LETTERS[i]}·${LETTERS[j]}|cov(?:ariance)?|kovarianz)$`,
        'iu',
      ),
      value: (own) => asNumber(over(numberIn(own, pairId('sum', i, j)), whole(divisor))),
      calculation: (own) => {
        const products = productsTerm(own);
        return products === null ? null : quotientTerm(products, wholeTerm(divisor));
      },
    },
  ];
}

/** Larger matrices of calculations are not shown. */
const MOST_SHOWN = 3;

function observations(columns: Amount): Quantity {
  return {
    id: 'observations',
    title: 'the observations',
    definition: 'The observations are given.',
    names: /^[AX]$/,
    isGiven: true,
    value: () => transposed(columns),
    calculation: () => null,
  };
}

function meansQuantity(count: number): Quantity {
  return {
    id: 'means',
    title: 'the means of the columns',
    definition: 'The mean of a column is the sum of its numbers divided by how many there are.',
    names: /^(?:(?:the)?(?:means?|mittelwerte?|averages?)(?:of.*)?|μ|x̄|m)$/iu,
    value: (own) => known([Array.from({ length: count }, (_, k) => numberIn(own, `mean-${k + 1}`))]),
    calculation: () => null,
  };
}

function centredQuantity(count: number): Quantity {
  return {
    id: 'centred',
    title: 'the matrix of the deviations',
    definition: 'From each number the mean of its column is taken.',
    names: /^(?:(?:the)?(?:centred|centered|deviations?).*|X_?c|D|B|Z|M|A-.*|X-.*)$/iu,
    value: (own) => {
      const columns = Array.from({ length: count }, (_, k) => entriesOf(own, `deviations-${k + 1}`));
      const all = columns.filter((column) => column !== null);
      return all.length === count ? transposed(all) : null;
    },
    calculation: () => null,
  };
}

function scatterQuantity(count: number): Quantity {
  return {
    id: 'scatter',
    title: 'the matrix of the sums of products',
    definition: 'Each entry is the sum of the products of the deviations of two columns.',
    names: /^(?:S|scatter.*|(?:X_?c|D|B|Z|M)\^T·?(?:X_?c|D|B|Z|M))$/iu,
    value: (own) => matrixOf(own, count, 'sum'),
    calculation: () => null,
  };
}

export function covarianceTask(task: Task): QuantityTask {
  const columns = transposed(amountOf(task.a));
  const count = columns.length;
  const divisor = divisorOf(task, task.a.length);
  return {
    quantities: [
      observations(columns),
      ...columns.flatMap((_, k) => columnQuantities(columns, k)),
      meansQuantity(count),
      centredQuantity(count),
      ...pairsOf(count).flatMap(([i, j]) => pairQuantities(i, j, divisor)),
      scatterQuantity(count),
      {
        id: 'covariances',
        title: 'the covariance matrix',
        definition: `The sums of the products of deviations are divided by ${divisor}.`,
        names: /^(?:C|Σ|K|S|cov.*|kovarianz.*|(?:the)?covariancematrix)$/iu,
        isAsked: true,
        value: (own) => matrixOf(own, count, 'covariance'),
        calculation: (own) => {
          const deviations = columns.map((_, k) => entriesOf(own, `deviations-${k + 1}`));
          const all = deviations.filter((column) => column !== null);
          if (all.length < count || count > MOST_SHOWN) return null;
          const rows = all.map((one) => all.map((other) => quotientTerm(dotTerm(one, other), wholeTerm(divisor))));
          return { kind: 'matrix', rows };
        },
      },
    ],
  };
}

/** Whether a number is the sum divided by n, or by n − 1: a correlation is the same. */
function isEitherShare(found: Amount, sum: Known<RootSum>, count: number, isRoot: boolean): boolean {
  return [count, count - 1].some((divisor) => {
    const share = over(sum, divisor === 0 ? null : whole(divisor));
    const wanted = isRoot ? root(share) : share;
    const [own] = found.flat();
    return wanted !== null && found.flat().length === 1 && minus(own, wanted)?.terms.length === 0;
  });
}

export function correlationTask(task: Task): QuantityTask {
  const columns = transposed(amountOf(task.a));
  const count = columns.length;
  const observed = task.a.length;
  const pairs = pairsOf(count);
  const correlation = (i: number, j: number): Quantity => {
    const both = `(?:${columnNames(i)},?·?${columnNames(j)}|${columnNames(j)},?·?${columnNames(i)})`;
    return {
      id: pairId('correlation', i, j),
      scope: `-${i + 1}-${j + 1}`,
      title: `the correlation of columns ${i + 1} and ${j + 1}`,
      definition: 'The correlation is the covariance divided by both standard deviations.',
      names: new RegExp(`^(?:(?:r|ρ|corr?|korr|correlation)(?:\\(?${both}\\)?)${count === 2 ? '?' : ''})$`, 'iu'),
      ...(count === 2 && i !== j ? { isAsked: true } : {}),
      value: (own) => {
        const roots = times(root(numberIn(own, pairId('sum', i, i))), root(numberIn(own, pairId('sum', j, j))));
        return asNumber(over(numberIn(own, pairId('sum', i, j)), roots));
      },
      calculation: (own) => {
        const sums = [pairId('sum', i, j), pairId('sum', i, i), pairId('sum', j, j)].map((id) => numberIn(own, id));
        const [xy, xx, yy] = sums;
        if (xy === null || xx === null || yy === null) return null;
        const below: Term = { kind: 'product', factors: [rootTerm(termOfNumber(xx)), rootTerm(termOfNumber(yy))] };
        return quotientTerm(termOfNumber(xy), below);
      },
    };
  };
  const deviation = (k: number): Quantity => ({
    id: `deviation-${k + 1}`,
    title: `the standard deviation of column ${k + 1}`,
    definition: 'The standard deviation is the square root of the variance.',
    names: new RegExp(`^(?:(?:s|σ|sd|std)\\(?${columnNames(k)}\\)?|√var\\(?${columnNames(k)}\\)?)$`, 'iu'),
    value: (own) => asNumber(root(numberIn(own, pairId('covariance', k, k)))),
    accepts: (found, own) => isEitherShare(found, numberIn(own, pairId('sum', k, k)), observed, true),
    calculation: (own) => {
      const variance = numberIn(own, pairId('covariance', k, k));
      return variance === null ? null : rootTerm(termOfNumber(variance));
    },
  });
  const withEither = (quantity: Quantity, i: number, j: number): Quantity =>
    quantity.id.startsWith('covariance')
      ? {
          ...quantity,
          accepts: (found, own) => isEitherShare(found, numberIn(own, pairId('sum', i, j)), observed, false),
        }
      : quantity;
  return {
    quantities: [
      observations(columns),
      ...columns.flatMap((_, k) => columnQuantities(columns, k)),
      meansQuantity(count),
      centredQuantity(count),
      ...pairs.flatMap(([i, j]) => pairQuantities(i, j, divisorOf(task, observed)).map((one) => withEither(one, i, j))),
      ...columns.map((_, k) => deviation(k)),
      scatterQuantity(count),
      ...pairs.filter(([i, j]) => i !== j).map(([i, j]) => correlation(i, j)),
      {
        id: 'correlations',
        title: 'the correlation matrix',
        definition: 'Each entry is a covariance divided by both standard deviations; the diagonal holds ones.',
        names: /^(?:R|corr?.*|korr.*|(?:the)?correlationmatrix|P|ρ)$/iu,
        isAsked: true,
        value: (own) =>
          known(
            columns.map((_, i) =>
              columns.map((__, j) => (i === j ? whole(1) : numberIn(own, pairId('correlation', i, j)))),
            ),
          ),
        calculation: () => null,
      },
    ],
  };
}
