// Names: the API writes `result_name`, TypeScript `resultName`.

import { DATA, MAPS } from './derived/naming.ts';

/** `resultName` as the API writes it. */
export function apiName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `result_name` as this client writes it. */
export function clientName(name: string): string {
  return name.replaceAll(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A reply with the names of its members in this client's spelling; what is data stays as it came. */
export function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [clientName(name), memberOf(name, member)]));
}

function memberOf(name: string, value: unknown): unknown {
  if (DATA.has(name)) return value;
  return renamedBelow(value, MAPS.get(name) ?? 0);
}

/** To this depth the names of members are data. */
function renamedBelow(value: unknown, levels: number): unknown {
  if (levels === 0 || typeof value !== 'object' || value === null) return renamed(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, renamedBelow(member, levels - 1)]));
}
