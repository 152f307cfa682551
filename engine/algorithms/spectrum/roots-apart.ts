// Roots that differ too much in size for the fixed point arithmetic that tells them apart.

import { DomainError } from '../../catalogue/domain-error.ts';

/** What the work with roots gives. @throws DomainError `too_large` where roots cannot be told apart, or from zero */
export function withRootsApart<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw DomainError.of('too_large', ['a'], {
      what: 'the roots of the characteristic polynomial differ so much in size that they are not told apart here',
      limit: 'entries that are closer to each other in size are needed',
    });
  }
}
