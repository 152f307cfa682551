// The language in which a reader wants to see calls: one choice for all blocks of all pages, kept in the browser.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStored, writeStored } from '../../design/stored.ts';

const place = 'language of calls';
const Stored = v.object({ name: v.string() });

export const chosenLanguage = signal(readStored('localStorage', place, Stored)?.name ?? 'curl');

export function chooseLanguage(name: string): void {
  chosenLanguage.value = name;
  writeStored('localStorage', place, { name });
}
