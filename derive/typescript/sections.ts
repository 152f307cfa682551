// The sections of an envelope by profile, and what stands beside a compact result, as types.

import type { ClientModel } from '../model.ts';
import { formType, memberLines, memberName, union } from './spelling.ts';

export function sectionsModule({ sections, envelope, details, options, records }: ClientModel): string {
  const named = envelope.filter(({ name }) => name !== 'metadata');
  const profiles = choicesOf(options.a, 'response_profile');
  const text = `
/** How much an envelope holds. */
export type Profile = ${union(profiles)};

/** How much a compact reply holds. */
export type Level = ${union(choicesOf(options.b, 'api_level'))};

/** What \`include\` may name. */
export type Section = ${union(sections.map(({ name }) => memberName(name)))};

/** The sections of an envelope but the result, whose type depends on the answer. */
export interface Sections {
${memberLines(named, () => false)}}

/** The sections that each profile holds. */
export interface SectionsOfProfile {
${profiles.map((profile) => `  readonly ${profile}: ${union(sectionsOf(sections, profile))};\n`).join('')}}

/** What stands beside a compact result at the level "detailed". */
export interface Details {
${memberLines(details, ({ name }) => name !== 'steps')}}
`;
  const used = records.filter(({ name }) => [...named, ...details].some(({ form }) => mentions(formType(form), name)));
  return `import type { ${used.map(({ name }) => name).join(', ')} } from './records.ts';\n${text}`;
}

function mentions(type: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(type);
}

function choicesOf(options: ClientModel['options']['a'], name: string): readonly string[] {
  const option = options.find((each) => each.name === name);
  if (option === undefined) throw new Error(`there is no option ${name}`);
  return option.choices.map(([value]) => value);
}

function sectionsOf(sections: ClientModel['sections'], profile: string): readonly string[] {
  return sections.filter(({ profiles }) => profiles.includes(profile)).map(({ name }) => memberName(name));
}
