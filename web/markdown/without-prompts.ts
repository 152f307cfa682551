// A session of Python as a program that can be copied: what is typed as code, what is printed as comments.

export function withoutPrompts(session: string): string {
  if (!session.startsWith('>>> ')) return session;
  return session
    .split('\n')
    .map((line) => {
      const typed = /^(?:>>>|\.\.\.)(?: (.*))?$/.exec(line);
      if (typed !== null) return typed[1] ?? '';
      return line === '' ? '' : `# ${line}`;
    })
    .join('\n')
    .trimEnd();
}
