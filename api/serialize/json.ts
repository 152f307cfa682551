// JSON text: pieces of a reply put together without parsing them again.

/** A piece of JSON, already text. */
export type JsonText = string;

/** An object of members whose values are JSON text; absent ones (null) are left out. */
export function object(members: readonly (readonly [key: string, value: JsonText | null])[]): JsonText {
  return `{${memberList(members)}}`;
}

/** The members alone, to be put between braces. */
export function memberList(members: readonly (readonly [key: string, value: JsonText | null])[]): JsonText {
  let text = '';
  for (const [key, value] of members) {
    if (value !== null) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${value}`;
  }
  return text;
}

export function array(items: readonly JsonText[]): JsonText {
  return `[${items.join(',')}]`;
}

/** The JSON of plain data: strings, booleans, integers, lists and objects of them. */
export function plain(data: string | number | boolean | null | object): JsonText {
  return JSON.stringify(data);
}
