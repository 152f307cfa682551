// Passwords: how many requests are at the door, where passwords are hashed.

import { mostAdmitted } from '../routes/account/admission.ts';
import type { Answer } from '../routes/account/scope.ts';
import type { Instruments } from './instruments.ts';
import type { Measures } from './measures.ts';

export function addPasswordMetrics(instruments: Instruments): Pick<Measures, 'measureAdmission'> {
  let inside = 0;
  instruments.addGauge(
    'matrixmath_password_requests',
    `Requests that wait for the hashing of a password; beyond ${mostAdmitted}, others are turned away.`,
    () => inside,
  );

  function counted<Visit>(answer: Answer<Visit>): Answer<Visit> {
    return async (visit) => {
      inside += 1;
      try {
        return await answer(visit);
      } finally {
        inside -= 1;
      }
    };
  }

  return { measureAdmission: (admit) => (answer) => admit(counted(answer)) };
}
