// Derived from the catalogue: change nothing here, run `npm run derive`.
import type { Sender } from '../sender.ts';
import { Arithmetic, CompactArithmetic } from './arithmetic.ts';
import { Dimensions, CompactDimensions } from './dimensions.ts';
import { Statistics, CompactStatistics } from './statistics.ts';
import { Matrices, CompactMatrices } from './matrices.ts';
import { Create } from './create.ts';
import { ChangeAppearance } from './change-appearance.ts';
import { MatrixForms } from './matrix-forms.ts';
import { Vectors, CompactVectors } from './vectors.ts';
import { Systems, CompactSystems } from './systems.ts';
import { Spaces, CompactSpaces } from './spaces.ts';
import { Factorizations, CompactFactorizations } from './factorizations.ts';
import { Orthogonality, CompactOrthogonality } from './orthogonality.ts';
import { Spectrum, CompactSpectrum } from './spectrum.ts';

export type * from './arithmetic.ts';
export type * from './dimensions.ts';
export type * from './statistics.ts';
export type * from './matrices.ts';
export type * from './create.ts';
export type * from './change-appearance.ts';
export type * from './matrix-forms.ts';
export type * from './vectors.ts';
export type * from './systems.ts';
export type * from './spaces.ts';
export type * from './factorizations.ts';
export type * from './orthogonality.ts';
export type * from './spectrum.ts';

/** Every group of operations; the replies are envelopes. */
export class Groups {
  /** Add, subtract, multiply, divide and raise matrices entry by entry, and multiply them as matrices. */
  readonly arithmetic: Arithmetic;
  /** Count the rows and the columns of a matrix and state its shape. */
  readonly dimensions: Dimensions;
  /** Describe the rows, the columns or all entries of a matrix by their extremes, centre and spread. */
  readonly statistics: Statistics;
  /** Determinant, trace, inverse, multiples and properties of matrices. */
  readonly matrices: Matrices;
  /** Take a part of a matrix by rows and columns, and find the characteristic polynomial of a matrix. */
  readonly create: Create;
  /** Insert, append and delete rows and columns; transpose, flip and turn a matrix; keep one triangle of it. */
  readonly changeAppearance: ChangeAppearance;
  /** Row echelon form and reduced row echelon form. */
  readonly matrixForms: MatrixForms;
  /** Products, lengths, angles, projections and distances. */
  readonly vectors: Vectors;
  /** Solutions of systems of linear equations, and what comes closest where there is none. */
  readonly systems: Systems;
  /** Rank, the four subspaces of a matrix, and bases. */
  readonly spaces: Spaces;
  /** A matrix written as a product of triangular or smaller matrices. */
  readonly factorizations: Factorizations;
  /** The Gram-Schmidt process, the QR factorization and projection matrices. */
  readonly orthogonality: Orthogonality;
  /** Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix. */
  readonly spectrum: Spectrum;

  constructor(sender: Sender) {
    this.arithmetic = new Arithmetic(sender);
    this.dimensions = new Dimensions(sender);
    this.statistics = new Statistics(sender);
    this.matrices = new Matrices(sender);
    this.create = new Create(sender);
    this.changeAppearance = new ChangeAppearance(sender);
    this.matrixForms = new MatrixForms(sender);
    this.vectors = new Vectors(sender);
    this.systems = new Systems(sender);
    this.spaces = new Spaces(sender);
    this.factorizations = new Factorizations(sender);
    this.orthogonality = new Orthogonality(sender);
    this.spectrum = new Spectrum(sender);
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
  /** Determinant, trace, inverse, multiples and properties of matrices. */
  readonly matrices: CompactMatrices;
  /** Products, lengths, angles, projections and distances. */
  readonly vectors: CompactVectors;
  /** Solutions of systems of linear equations, and what comes closest where there is none. */
  readonly systems: CompactSystems;
  /** Rank, the four subspaces of a matrix, and bases. */
  readonly spaces: CompactSpaces;
  /** A matrix written as a product of triangular or smaller matrices. */
  readonly factorizations: CompactFactorizations;
  /** The Gram-Schmidt process, the QR factorization and projection matrices. */
  readonly orthogonality: CompactOrthogonality;
  /** Eigenvalues and what follows from them: signs of quadratic forms, steady states, polynomials of a matrix. */
  readonly spectrum: CompactSpectrum;

  constructor(sender: Sender) {
    this.arithmetic = new CompactArithmetic(sender);
    this.dimensions = new CompactDimensions(sender);
    this.statistics = new CompactStatistics(sender);
    this.matrices = new CompactMatrices(sender);
    this.vectors = new CompactVectors(sender);
    this.systems = new CompactSystems(sender);
    this.spaces = new CompactSpaces(sender);
    this.factorizations = new CompactFactorizations(sender);
    this.orthogonality = new CompactOrthogonality(sender);
    this.spectrum = new CompactSpectrum(sender);
  }
}
