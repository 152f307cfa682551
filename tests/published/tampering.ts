// Documents with something else in one place.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** What stands at a path of members. @throws Error where there is nothing */
export function memberOf(value: Json, ...path: readonly string[]): Json {
  return path.reduce((inner, name) => membersOf(inner, name)[name], value);
}

/** The document with another value at a path that is there. */
export function withMember(value: Json, path: readonly string[], put: Json): Json {
  const [name, ...rest] = path;
  if (name === undefined) return put;
  const members = membersOf(value, name);
  return { ...members, [name]: withMember(members[name], rest, put) };
}

function membersOf(value: Json, name: string): { readonly [member: string]: Json } {
  if (!isObject(value) || !(name in value)) throw new Error(`there is no ${name}`);
  return value;
}

function isObject(value: Json): value is { readonly [member: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
