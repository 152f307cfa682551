// Forms whose submissions are limited, because each is an attempt that could be a guess.

import type { Refusal } from '../../http/refusal.ts';
import { type AccountRequest, type Refused, refusedBy } from './account-routes.ts';
import { type FieldReaders, type Fields, type FormReading, readFields } from './forms.ts';

/** The fields of a form, if the limit allows it. An invalid form does not count as an attempt. */
export async function readLimitedForm<Name extends string>(
  { form, email }: Pick<AccountRequest, 'form'> & { readonly email?: string },
  readers: FieldReaders<Name>,
  limit: (fields: Fields<Name>) => Promise<Refusal | null>,
): Promise<FormReading<Fields<Name>> | Refused> {
  const fields = readFields(form, readers, email ?? null);
  if (fields.kind === 'invalid') return fields;
  const refusal = await limit(fields.value);
  return refusal === null ? fields : refusedBy(refusal);
}
