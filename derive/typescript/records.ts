// What replies are made of, as types.

import type { ClientModel } from '../model.ts';
import { comment, formType, memberLines } from './spelling.ts';

export function recordsModule({ records }: ClientModel): string {
  return records
    .map(({ name, description, form }) => {
      const said = description === null ? '' : comment([description]);
      return form.kind === 'record'
        ? `\n${said}export interface ${name} {\n${memberLines(form.members)}}\n`
        : `\n${said}export type ${name} = ${formType(form)};\n`;
    })
    .join('');
}
