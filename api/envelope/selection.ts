// Which sections a request selects, by its profile or by name.

import type { FieldValues } from '@matrixsteps/engine/catalogue/field.ts';
import { include, responseProfile } from '../endpoints/parameters.ts';
import { type Profile, SECTIONS, type SectionName } from '../endpoints/section-names.ts';

const PROFILES: readonly Profile[] = ['lite', 'standard', 'detailed'];

/** The sections in the order of the envelope; the whole result takes the place of the short one. */
export function selectedSections(values: FieldValues): readonly SectionName[] {
  const wanted = values(include);
  if (wanted !== null) return oneResult(SECTION_ORDER.filter((name) => wanted.includes(name)));
  return SECTIONS_BY_PROFILE[PROFILES.findIndex((name) => name === values(responseProfile))];
}

function oneResult(chosen: readonly SectionName[]): readonly SectionName[] {
  return chosen.includes('result') ? chosen.filter((name) => name !== 'answer') : chosen;
}

/** Whether a section is wanted that tells what the algorithm did. */
export function selectsStory(values: FieldValues): boolean {
  return selectedSections(values).some((name) => name === 'steps' || name === 'intermediate');
}

/** Whether the answer itself is wanted. */
export function selectsAnswer(values: FieldValues): boolean {
  return selectedSections(values).some((name) => name === 'answer' || name === 'result');
}

const SECTION_ORDER: readonly SectionName[] = Object.keys(SECTIONS).filter(
  (name): name is SectionName => name in SECTIONS,
);

/** Several parts of a reply ask for them. */
const SECTIONS_BY_PROFILE = PROFILES.map((_, profile) =>
  oneResult(SECTION_ORDER.filter((name) => PROFILES.indexOf(SECTIONS[name]) <= profile)),
);
