// The kernels alone: products of doubles beside OpenBLAS, exact determinants, inverses, systems and spectra beside SymPy, in alternating rounds of one run.

import { entry, type Matrix, scaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';
import { fractionText, type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { type Spectrum, spectrumOf } from '@matrixsteps/engine/algorithms/spectrum/eigenvalues.ts';
import { hadamardBits, primitiveRows, rowNormBits } from '@matrixsteps/engine/exact/kernels/clearing.ts';
import { characteristicPolynomial } from '@matrixsteps/engine/exact/kernels/characteristic.ts';
import { determinant } from '@matrixsteps/engine/exact/kernels/determinant.ts';
import { reducedEchelon } from '@matrixsteps/engine/exact/kernels/echelon.ts';
import { adjugateByResidues, inverse } from '@matrixsteps/engine/exact/kernels/inverse.ts';
import { multiplyDoubles, multiplyInLoops, multiplyMatrices } from '@matrixsteps/engine/exact/kernels/product.ts';
import { ROUNDED } from '@matrixsteps/engine/exact/kernels/wasm/product.ts';
import { measurePeerKernel, type PeerTask } from './peers/kernels.ts';
import { lookForPeerPython } from './peers/python.ts';
import { figure, median, type Pace, type Section } from './section.ts';

/** One thing that is done in one way, and what it is compared with. */
interface Work {
  readonly name: string;
  readonly task: PeerTask;
  readonly matrix: Matrix & { readonly kind: 'scaled' };
  readonly run: () => unknown;
  /** The first row of the result, as the peer writes it; null where the result is a step on the way. */
  readonly firstRow: () => readonly string[] | null;
  /** How many times as fast as the peer it should be; empty where nobody said. */
  readonly goal: string;
}

/** Always the same integers of magnitude below `bound`, in as many columns as rows unless said otherwise. */
function integers(size: number, bound: number, columns = size): Work['matrix'] {
  let state = 1;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % (2 * bound - 1)) - bound + 1;
  };
  return scaledMatrix(size, columns, Float64Array.from({ length: size * columns }, next), 0);
}

/** Products of integers of 2 and 4 digits, for which 16 bits are enough, and of 5 digits, for which they are not. */
function products(size: number): readonly Work[] {
  return [2, 4, 5].flatMap((digits) => {
    const matrix = integers(size, 10 ** digits);
    const { values } = matrix;
    const work = (name: string, goal: string, run: () => Float64Array): Work => {
      const firstRow = (): readonly string[] => Array.from(run().subarray(0, size), (x) => `${x}.0`);
      return { name: `${name}, ${size}x${size}`, task: 'product', matrix, run, firstRow, goal };
    };
    const exact = work(`product of integers of ${digits} digits`, digits === 2 ? '≥ 0.38' : '≥ 0.25', () =>
      productOf(matrix),
    );
    if (digits > 2) return [exact];
    return [
      exact,
      work('product of doubles', '≥ 0.25', () => multiplyDoubles(values, values, size, size, size, ROUNDED)),
      work('product in plain loops', '', () => multiplyInLoops(values, values, size, size, size)),
    ];
  });
}

/** The integers of the square: with looking for the largest, which decides how they are multiplied. */
function productOf(matrix: Matrix): Float64Array {
  const product = multiplyMatrices(matrix, matrix);
  if (product.kind !== 'scaled') throw new Error('no scaled integers');
  return product.values;
}

function exactWork(digits: number): readonly Work[] {
  const size = 100;
  const matrix = integers(size, 10 ** digits);
  const what = `${size}x${size} of ${digits} digits`;
  return [
    {
      name: `determinant, ${what}`,
      task: 'determinant',
      matrix,
      run: () => determinant(matrix),
      firstRow: () => {
        const value = determinant(matrix);
        return value.kind === 'rational' ? [fractionText(value)] : null;
      },
      goal: '≥ 10',
    },
    {
      name: `inverse, ${what}, numerators and denominator`,
      task: 'inverse',
      matrix,
      run: () => adjugateOf(matrix),
      firstRow: () => null,
      goal: '≥ 15',
    },
    {
      name: `inverse, ${what}, all of it`,
      task: 'inverse',
      matrix,
      run: () => inverse(matrix),
      firstRow: () => {
        const found = inverse(matrix);
        if (found.kind !== 'inverse' || found.matrix.kind !== 'quotient') return null;
        const { numerators, denominator } = found.matrix;
        return numerators.slice(0, size).map((x) => fractionText(rational(x, denominator)));
      },
      goal: '',
    },
    ...systems(size, digits),
  ];
}

/** A system of as many equations as unknowns, beside two ways of SymPy's. */
function systems(size: number, digits: number): readonly Work[] {
  const matrix = integers(size, 10 ** digits, size + 1);
  const what = `system, ${size}x${size} of ${digits} digits`;
  const work = { matrix, run: () => reducedEchelon(matrix), firstRow: () => firstUnknown(matrix), goal: '≥ 10' };
  return [
    { ...work, name: `${what}, beside DomainMatrix.solve_den`, task: 'system' },
    { ...work, name: `${what}, beside Matrix.LUsolve`, task: 'lu-solve' },
  ];
}

/** Characteristic polynomials and their roots, beside irreducible factors with the real roots alone. */
function spectra(): readonly Work[] {
  const size = 30;
  const matrix = integers(size, 10);
  const coefficients = (): readonly Rational[] => {
    const found = characteristicPolynomial(matrix);
    if (found.kind === 'overflow') throw new Error('no exact polynomial');
    return found.coefficients.filter((coefficient) => coefficient.kind === 'rational');
  };
  const spectrum = (): Spectrum => spectrumOf(coefficients().toReversed());
  return [
    {
      name: `characteristic polynomial, ${size}x${size}`,
      task: 'characteristic',
      matrix,
      run: coefficients,
      firstRow: () => coefficients().map(fractionText),
      goal: '≥ 10',
    },
    {
      name: `eigenvalues, ${size}x${size}`,
      task: 'spectrum',
      matrix,
      run: spectrum,
      firstRow: () =>
        spectrum()
          .factors.map(({ factor, times }) => `${factor.length - 1}^${times}`)
          .toSorted(),
      goal: '≥ 10',
    },
  ];
}

function firstUnknown(matrix: Matrix): readonly string[] | null {
  const found = reducedEchelon(matrix);
  if (found.kind === 'overflow' || found.matrix.kind === 'float64') return null;
  return [fractionText(entry(found.matrix, 0, matrix.columns - 1))];
}

function adjugateOf(matrix: Matrix): unknown {
  const rows = primitiveRows(matrix);
  if (rows === undefined) throw new Error('no integers');
  const { integers: entries, rows: size } = rows;
  return adjugateByResidues(entries, size, hadamardBits(rowNormBits(entries, size, size), size));
}

/** Median milliseconds of CPU. */
function measureOurs(run: () => unknown, rounds: number): number {
  run();
  return median(
    Array.from({ length: rounds }, () => {
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}

/** Measures the kernels. Peers that the machine does not have are left out, and named. */
export async function measureKernels({ quick }: Pace): Promise<Section> {
  const python = await lookForPeerPython();
  const works = [
    ...(quick ? [256] : [256, 512, 1024]).flatMap(products),
    ...(quick ? [2] : [2, 3]).flatMap(exactWork),
    ...spectra(),
  ];
  const [turns, peerRounds] = quick ? [2, 2] : [5, 5];
  const rows: string[][] = [];
  for (const [matrix, group] of Map.groupBy(works, (work) => work.matrix)) {
    for (const [task, sharing] of Map.groupBy(group, (work) => work.task)) {
      const peer: number[] = [];
      const rounds = roundsOf(task, peerRounds);
      const ours = sharing.map((): number[] => []);
      for (let turn = 0; turn < turns; turn++) {
        sharing.forEach(({ run }, i) => ours[i].push(measureOurs(run, 5)));
        if (typeof python !== 'string' && (turn === 0 || rounds > 1))
          peer.push(await measurePeer(task, matrix, sharing, rounds));
      }
      sharing.forEach((work, i) => rows.push(rowOf(work, median(ours[i]), median(peer))));
    }
  }
  return {
    title: 'Kernels',
    columns: ['work', 'ms of CPU', 'GFLOP/s', 'NumPy or SymPy, ms', 'GFLOP/s', 'times as fast', 'goal'],
    rows,
    notes: [
      'NumPy multiplies doubles by OpenBLAS on one thread, SymPy computes over the integers of GMP (without FLINT); ' +
        'a result counts only if it is ours. Medians of turns, in which both take theirs.',
      ...(typeof python === 'string' ? [`NumPy and SymPy were not measured: ${python}.`] : []),
    ],
  };
}

function roundsOf(task: PeerTask, rounds: number): number {
  // Products are soon done, and OpenBLAS is fast only from the third on.
  if (task === 'product') return 15;
  // Many seconds.
  return task === 'lu-solve' ? 1 : rounds;
}

/** Median milliseconds of the peer; throws where it finds something else. */
async function measurePeer(
  task: PeerTask,
  matrix: Work['matrix'],
  works: readonly Work[],
  rounds: number,
): Promise<number> {
  const { rows, columns, values } = matrix;
  const a = Array.from({ length: rows }, (_, i) => Array.from(values.subarray(i * columns, (i + 1) * columns)));
  const peer = await measurePeerKernel(task, JSON.stringify(task === 'product' ? { a, b: a } : { a }), rounds);
  for (const { name, firstRow } of works) {
    const row = firstRow();
    if (row !== null && row.join() !== peer.firstRow.join()) throw new Error(`${name}: the peer has another result`);
  }
  return median(peer.milliseconds);
}

function rowOf({ name, task, matrix, goal }: Work, ours: number, peer: number): string[] {
  const rate = (time: number): string => (task === 'product' ? figure((2 * matrix.rows ** 3) / time / 1e6) : '');
  const measured = Number.isFinite(peer);
  return [
    name,
    figure(ours),
    rate(ours),
    measured ? figure(peer) : '-',
    measured ? rate(peer) : '-',
    measured ? figure(peer / ours) : '-',
    goal,
  ];
}
