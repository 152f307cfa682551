// Replies of lines, each of which is a JSON text.

/** Their type. */
export const LINES = 'application/jsonl';

export function hasLines({ status, headers, body }: Response): boolean {
  return status === 200 && body !== null && (headers.get('content-type') ?? '').startsWith(LINES);
}

/** The lines as they come; what follows the last line break is no line. Throws where the reply breaks off. */
export async function* linesOf({ body }: Response): AsyncGenerator<string, void> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const [first = '', ...others] = decoder.decode(value, { stream: true }).split('\n');
    parts.push(first);
    for (const next of others) {
      yield parts.join('');
      parts = [next];
    }
  }
}
