// What is known of a working before it is read: from its task.

/** The equations and unknowns of a system. */
export interface SystemSize {
  readonly equations: number;
  readonly unknowns: number;
  /** The unknowns in the order of their columns, where the working says them. */
  readonly names?: readonly string[];
}

export interface WorkingKind {
  /** The size of the task's first matrix; null where it is not known. */
  readonly size: { readonly rows: number; readonly columns: number } | null;
  /** Whether it is worked by row operations, each of which leaves as many rows. */
  readonly isOfRows: boolean;
  /** Whether a number on a line of its own is a number, and no row of a matrix with one column. */
  readonly hasNumbers: boolean;
  /** The system that the working is about; null where it is about none. */
  readonly system: SystemSize | null;
  /** Whether `c12 = 3*4 + 2*5` is an entry of the matrix that is asked for. */
  readonly hasEntries: boolean;
  /** Where `C12 = ...` is a cofactor of the matrix, the rows of this; null elsewhere. */
  readonly cofactorsOf: number | null;
  /** Whether nothing is unknown, so that an x between numbers multiplies them. */
  readonly hasNoUnknowns: boolean;
  /** Whether the only unknown is λ, however it is written. */
  readonly isOfEigenvalues: boolean;
  /** Whether vectors of one eigenvalue are asked for. */
  readonly isOfEigenvectors: boolean;
  /** Whether the result is one number, so that `5,6` on a line of its own is a decimal number. */
  readonly hasOneNumber: boolean;
  /** Whether a number is asked for of each row or column: calculations below each other are no column of a matrix. */
  readonly isOfGroups: boolean;
  /** So many eigenvalues stand in one list at most. */
  readonly mostEigenvalues: number;
  /** Whether the task is about vectors u and v. */
  readonly hasVectors: boolean;
  /** Whether lines state quantities by their names, such as `‖v‖ = 5` and `L = ...`. */
  readonly hasQuantities: boolean;
  /** Where equations between the entries of an eigenvector may stand among them: how many entries it has; else 0. */
  readonly entriesOfEigenvectors: number;
  /** Where lines may say how vectors depend on each other: how many vectors there are; else 0. */
  readonly relatedVectors: number;
  /** Whether the result is a list of vectors. */
  readonly hasBasis: boolean;
  /** What the result is called in front of a line that states it: `median =`, `A^3 =`; null where no name tells it from a step. */
  readonly asked: RegExp | null;
}

/** The rows and columns of the task's matrices, and the columns right of its bar. */
export interface TaskSize {
  readonly rows: number;
  readonly columns: number;
  /** 0 without a second matrix. */
  readonly columnsOfB: number;
  /** 0 without a bar. */
  readonly augmented: number;
  /** Of a power; null or left out elsewhere. */
  readonly exponent?: number | null;
}

const OF_ROWS = /^(?:ref|rref|solve|rank|inverse.*|(?:null|column|row)-space)$/;
const OF_NUMBERS = /^(?:determinant|trace|charpoly|mat-|inverse|dot$|cross$|projection$)/;
const OF_VECTORS = /^(?:dot|cross|projection)$/;
const OF_QUANTITIES =
  /^(?:norm|unit|angle|distance|(?:row|col|mat)-std|covariance|correlation|lu|cholesky|ldlt|rank-factorization|minors|cofactors|adjugate|qr|gram-schmidt|least-squares|projection-matrix|diagonalize|orthogonal-diagonalization|svd|jordan|minimal-polynomial|definiteness|independence|steady-state|coordinates|change-of-basis|sum-and-intersection|(?:divide|raise)-ew|rot90|flipud|fliplr|tril|triu)$/;
const OF_ENTRIES = /^(?:matmul|power|add|subtract|multiply-ew|scalar-multiple|scalar-multiply|transpose|expression)$/;
const OF_EIGENVALUES = /^(?:charpoly|eigenvalues)$/;
const OF_EIGENSPACES = /^(?:diagonalize|orthogonal-diagonalization|jordan)$/;
const WITHOUT_UNKNOWNS =
  /^(?:determinant|trace|inverse|(?:mat|row|col)-.*|matmul|power|add|subtract|multiply-ew|scalar-multiple|scalar-multiply|dot|projection)$/;
const AS_WIDE_AS_A = /^(?:power|add|subtract|multiply-ew|scalar-multiple|scalar-multiply)$/;

/** What the task of a working tells; without its size what its name tells. */
export function workingKind(operation: string, size: TaskSize | null = null): WorkingKind {
  return {
    size: size === null ? null : { rows: size.rows, columns: size.columns },
    isOfRows: OF_ROWS.test(operation),
    hasNumbers: OF_NUMBERS.test(operation) || (size !== null && hasNoColumn(operation, size)),
    system: size === null ? null : systemOf(operation, size),
    hasVectors: OF_VECTORS.test(operation),
    hasQuantities: OF_QUANTITIES.test(operation),
    entriesOfEigenvectors: OF_EIGENSPACES.test(operation) ? (size?.rows ?? 0) : 0,
    relatedVectors: operation === 'independence' ? (size?.rows ?? 0) : 0,
    hasBasis: /^(?:null|column|row)-space$/.test(operation),
    hasEntries: OF_ENTRIES.test(operation),
    cofactorsOf: operation.startsWith('inverse') ? (size?.rows ?? null) : null,
    hasNoUnknowns: WITHOUT_UNKNOWNS.test(operation),
    isOfEigenvalues: OF_EIGENVALUES.test(operation),
    isOfEigenvectors: operation === 'eigenvectors',
    hasOneNumber:
      /^(?:determinant|trace)/.test(operation) ||
      (operation.startsWith('mat-') && size !== null && size.rows * size.columns > 2),
    isOfGroups: /^(?:row|col)-/.test(operation),
    mostEigenvalues: size?.rows ?? Number.POSITIVE_INFINITY,
    asked: size === null ? null : askedName(operation, size),
  };
}

const NAMES_OF_STATISTICS: { readonly [statistic: string]: string } = {
  median: 'median',
  max: 'maximum|max',
  min: 'minimum|min',
  var: 'variance|var|Varianz|s\\^?2|s²|σ\\^?2|σ²',
};

function askedName(operation: string, size: TaskSize): RegExp | null {
  if (operation === 'power' && typeof size.exponent === 'number')
    return new RegExp(`^\\s*\\(?[A-Z]\\)?\\s*\\^\\s*\\{?\\(?${size.exponent}\\)?\\}?\\s*=\\s*\\S`, 'u');
  const statistic = /^(?:row|col)-(?<name>.*)$/.exec(operation)?.groups?.['name'] ?? '';
  if (!Object.hasOwn(NAMES_OF_STATISTICS, statistic) || !hasNoColumn(operation, size)) return null;
  return new RegExp(`^\\s*(?:the )?(?:${NAMES_OF_STATISTICS[statistic]})\\s*[:=]\\s*\\S`, 'iu');
}

/** Whether the result of the task is no column of several numbers. */
function hasNoColumn(operation: string, { rows, columns, columnsOfB }: TaskSize): boolean {
  if (operation.startsWith('row-')) return rows === 1;
  if (operation.startsWith('col-')) return columns === 1;
  if (operation === 'matmul') return columnsOfB > 1 || rows === 1;
  return AS_WIDE_AS_A.test(operation) && columns > 1;
}

function systemOf(operation: string, { rows, columns, columnsOfB, augmented }: TaskSize): SystemSize | null {
  if (operation === 'solve') {
    const isBeside = columnsOfB === 0;
    if (isBeside ? augmented > 1 : columnsOfB > 1) return null;
    return { equations: rows, unknowns: isBeside ? columns - 1 : columns };
  }
  const isSystem = (operation === 'rref' || operation === 'ref') && augmented === 1;
  return isSystem ? { equations: rows, unknowns: columns - 1 } : null;
}
