// The URL of the service, as far as its settings tell.

/** A host that can be reached from this machine, for one that stands for all addresses. */
function callable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Such as `http://127.0.0.1:3000`. */
export function composeWebAddress(host: string, port: number): string {
  return `http://${callable(host)}:${port}`;
}
