// What replies are made of, and bodies about workings, as types.

import type { ClientModel } from '../model.ts';
import { comment, formType, memberLines } from './spelling.ts';

export function recordsModule({ records, requests }: ClientModel): string {
  return [...records, ...requests]
    .map(({ name, description, form }) => {
      const said = description === null ? '' : comment([description]);
      return form.kind === 'record'
        ? `\n${said}export interface ${name} {\n${memberLines(form.members)}}\n`
        : `\n${said}export type ${name} = ${formType(form)};\n`;
    })
    .join('');
}
