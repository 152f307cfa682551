// Education levels: for whom an operation is taught first. One rule: the lowest level at which all formulae and objectives of its
// learning content can be read. So what is written with sums over an index, roots, products or transposes is not for level 1.

export interface EducationLevel {
  /** Grows with age, from 1. */
  readonly level: number;
  readonly label: string;
  readonly displayName: string;
  readonly description: string;
  /** Years, from and to. */
  readonly ageRange: string;
}

export const LOWER_SECONDARY: EducationLevel = {
  level: 1,
  label: 'lower-secondary',
  displayName: 'Lower secondary school',
  description:
    'Whole numbers, decimals and fractions are at hand; tables are read and filled in, and a matrix is a table.',
  ageRange: '11-14',
};

export const UPPER_SECONDARY: EducationLevel = {
  level: 2,
  label: 'upper-secondary',
  displayName: 'Upper secondary school',
  description:
    'Algebra with letters, sums over an index and roots; matrices are added, multiplied and transposed for the first time.',
  ageRange: '15-18',
};

export const FIRST_YEAR_UNIVERSITY: EducationLevel = {
  level: 3,
  label: 'first-year-university',
  displayName: 'First year of university',
  description: 'A first course in linear algebra: systems of equations, determinants, inverses, eigenvalues.',
  ageRange: '18-20',
};
