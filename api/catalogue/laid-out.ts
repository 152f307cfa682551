// JSON laid out for readers: what fits on a line stands on one.

const WIDTH = 100;

/** The JSON of a value, in lines of about a hundred characters: matrices with one row a line, short objects on one. */
export function laidOut(value: unknown, margin = '', before = 0): string {
  const line = inline(value);
  if (margin.length + before + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${margin}  `;
  const items = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner))
    : Object.entries(value).map(([key, member]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + laidOut(member, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${margin}${close}`;
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
