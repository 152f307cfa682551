// A reply of the service for readers: laid out, with all digits, and what was asked for ahead of what is said about it.

import { jsonText } from './json-text.ts';

/** Stands around numbers that a double would change, while the text is laid out. */
const mark = '\uE000';

const marked = new RegExp(`"${mark}([^"]*)${mark}"`, 'g');

/** Parsed, with the numbers that a double would change as marked texts. */
function parsed(text: string): unknown {
  return JSON.parse(
    text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
      token.startsWith('"') || JSON.stringify(Number(token)) === token ? token : `"${mark}${token}${mark}"`,
    ),
  );
}

/** What stands beside a text has fewer characters to a line. */
const width = 56;

function laidOut(value: unknown): string {
  return jsonText(value, width).replaceAll(marked, '$1');
}

export interface ReplyText {
  /** What matters first. */
  readonly first: string;
  /** All of it, where that is more; else null. */
  readonly whole: string | null;
}

/** Full replies begin with facts about the call: of these the other sections stand first. Text that is no JSON stays as it is. */
export function replyText(text: string): ReplyText {
  try {
    const content = parsed(text);
    const members = Object.entries(typeof content === 'object' && content !== null ? content : {});
    const asked = members.filter(([name]) => name !== 'metadata' && name !== 'taxonomy');
    const whole = laidOut(content);
    if (asked.length === 0 || asked.length === members.length) return { first: whole, whole: null };
    return { first: laidOut(Object.fromEntries(asked)), whole };
  } catch {
    return { first: text, whole: null };
  }
}
