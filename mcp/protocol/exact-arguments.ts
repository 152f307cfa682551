// Exact arguments: messages whose numbers keep the digits that were written.

/** A number literal that a double may not hold as it is written: many digits, or an exponent. */
const LONG_LITERAL = /[\d.]{16}|\d[eE][+-]?\d/;

/**
 * A JSON-RPC message, or several. Numbers among the arguments of a call that a double cannot hold become the text that wrote them,
 * which tools read as an exact number.
 * @throws SyntaxError where the text is no JSON
 */
export function readMessage(text: string): unknown {
  const message: unknown = JSON.parse(text);
  if (!LONG_LITERAL.test(text)) return message;
  const exact: unknown = JSON.parse(text, (_key, value: unknown, { source }: { readonly source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && !isHeld(value, source) ? source : value,
  );
  if (!Array.isArray(message) || !Array.isArray(exact)) return withArguments(message, exact);
  const others: readonly unknown[] = exact;
  return message.map((item: unknown, index) => withArguments(item, others[index]));
}

/**
 * Whether the double says what was written. A decimal of 15 digits is the shortest one that its double reads back as, save near the ends
 * of the range; of longer ones only some are, and it does no harm to keep the text of the others.
 */
function isHeld(value: number, source: string): boolean {
  if (String(value) === source) return true;
  if (source.length > MOST_CERTAIN) return false;
  return !EXPONENT.test(source) || (Math.abs(value) > 1e-300 && Math.abs(value) < 1e300);
}

const MOST_CERTAIN = 15;
const EXPONENT = /[eE]/;

/** The message with the arguments of the other one. */
function withArguments(message: unknown, exact: unknown): unknown {
  const [params, others] = [memberOf(message, 'params'), memberOf(exact, 'params')];
  const given = memberOf(others, 'arguments');
  if (!isObject(message) || !isObject(params) || given === undefined) return message;
  return { ...message, params: { ...params, arguments: given } };
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
