// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { Sender } from '../sender.ts';
import { Arithmetic, CompactArithmetic } from './arithmetic.ts';
import { Dimensions, CompactDimensions } from './dimensions.ts';
import { Statistics, CompactStatistics } from './statistics.ts';
import { Matrices } from './matrices.ts';
import { Create } from './create.ts';
import { ChangeAppearance } from './change-appearance.ts';
import { MatrixForms } from './matrix-forms.ts';
import { Vectors, CompactVectors } from './vectors.ts';

export type * from './arithmetic.ts';
export type * from './dimensions.ts';
export type * from './statistics.ts';
export type * from './matrices.ts';
export type * from './create.ts';
export type * from './change-appearance.ts';
export type * from './matrix-forms.ts';
export type * from './vectors.ts';

/** Every group of operations; the replies are envelopes. */
export class Groups {
  /** Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices. */
  readonly arithmetic: Arithmetic;
  /** Count the rows and the columns of a matrix and state its shape. */
  readonly dimensions: Dimensions;
  /** Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread. */
  readonly statistics: Statistics;
  /** Determinant, trace and inverse of a square matrix. */
  readonly matrices: Matrices;
  /** Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix. */
  readonly create: Create;
  /** Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it. */
  readonly changeAppearance: ChangeAppearance;
  /** Row echelon form and reduced row echelon form. */
  readonly matrixForms: MatrixForms;
  /** Dot and cross products of two vectors. */
  readonly vectors: Vectors;

  constructor(sender: Sender) {
    this.arithmetic = new Arithmetic(sender);
    this.dimensions = new Dimensions(sender);
    this.statistics = new Statistics(sender);
    this.matrices = new Matrices(sender);
    this.create = new Create(sender);
    this.changeAppearance = new ChangeAppearance(sender);
    this.matrixForms = new MatrixForms(sender);
    this.vectors = new Vectors(sender);
  }
}

/** The groups that have compact replies. */
export class CompactGroups {
  /** Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices. */
  readonly arithmetic: CompactArithmetic;
  /** Count the rows and the columns of a matrix and state its shape. */
  readonly dimensions: CompactDimensions;
  /** Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread. */
  readonly statistics: CompactStatistics;
  /** Dot and cross products of two vectors. */
  readonly vectors: CompactVectors;

  constructor(sender: Sender) {
    this.arithmetic = new CompactArithmetic(sender);
    this.dimensions = new CompactDimensions(sender);
    this.statistics = new CompactStatistics(sender);
    this.vectors = new CompactVectors(sender);
  }
}
