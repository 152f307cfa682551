// Education levels: for whom an operation is taught first.

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
  description: 'Whole numbers, decimals and fractions are at hand; tables are read and filled in.',
  ageRange: '11-14',
};

export const UPPER_SECONDARY: EducationLevel = {
  level: 2,
  label: 'upper-secondary',
  displayName: 'Upper secondary school',
  description: 'Algebra with letters, negative numbers and roots; matrices are met for the first time.',
  ageRange: '15-18',
};

export const FIRST_YEAR_UNIVERSITY: EducationLevel = {
  level: 3,
  label: 'first-year-university',
  displayName: 'First year of university',
  description: 'A first course in linear algebra: systems of equations, determinants, inverses, eigenvalues.',
  ageRange: '18-20',
};
