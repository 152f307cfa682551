// JSON for readers: what fits on a line stands on one, and a matrix has one row a line.

const usualWidth = 72;

/** The JSON of a value, in lines of about `width` characters. */
export function jsonText(value: unknown, width = usualWidth): string {
  return laidOut(value, width, '', 0);
}

/** `before` is how much of the first line is taken beside the margin. */
function laidOut(value: unknown, width: number, margin: string, before: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (margin.length + before + line.length <= width) return line;
  const inner = `${margin}  `;
  const items = Array.isArray(value)
    ? value.map((item) => laidOut(item, width, inner, 0))
    : Object.entries(value).map(([key, member]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + laidOut(member, width, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${margin}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`);
  return members.length === 0 ? '{}' : `{${members.join(', ')}}`;
}
