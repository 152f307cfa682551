// JSON in the browser's storage. A browser may have none, refuse it, or be full: then nothing is kept, and nothing fails.

import * as v from 'valibot';

type Kind = 'localStorage' | 'sessionStorage';

/** What is stored under the name; null where there is nothing, or something of another shape, such as of an older page. */
export function readStored<Schema extends v.GenericSchema>(
  kind: Kind,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const content: unknown = JSON.parse(globalThis[kind].getItem(name) ?? 'null');
    const parsed = v.safeParse(schema, content);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether it was stored. */
export function writeStored(kind: Kind, name: string, value: object): boolean {
  try {
    globalThis[kind].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: Kind, name: string): void {
  try {
    globalThis[kind].removeItem(name);
  } catch {
    // There is nothing to remove where nothing can be kept.
  }
}
