// Attempts: forms that may be tried only so often.

import type { Refusal } from '../../http/refusal.ts';
import { type FieldReaders, type Fields, type FormReading, readFields } from './forms.ts';
import { type Refused, refusedBy, type Visit } from './scope.ts';

/** The fields of an attempt that may go on; else why it may not. A form that cannot be read is no attempt: it does not count. */
export async function readAttempt<Name extends string>(
  { form }: Pick<Visit, 'form'>,
  readers: FieldReaders<Name>,
  limit: (fields: Fields<Name>) => Promise<Refusal | null>,
): Promise<FormReading<Fields<Name>> | Refused> {
  const fields = readFields(form, readers);
  if (fields.kind === 'faulty') return fields;
  const refusal = await limit(fields.value);
  return refusal === null ? fields : refusedBy(refusal);
}
