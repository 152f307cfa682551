// Starts `serve.ts` for a runner that is written in TypeScript.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ConformanceServer {
  readonly stub: string;
  readonly service: string;
  /** An address on which no server listens. */
  readonly nowhere: string;
  readonly keys: { readonly usual: string; readonly exhausted: string };
  readonly stop: () => Promise<void>;
}

/** @throws Error where it does not start; it says why on standard error */
export async function startConformanceServer(): Promise<ConformanceServer> {
  const program = fileURLToPath(new URL('serve.ts', import.meta.url));
  const server = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) {
    const known: Omit<ConformanceServer, 'stop'> = JSON.parse(line);
    return {
      ...known,
      stop: async () => {
        server.stdin.end();
        if (server.exitCode === null) await once(server, 'exit');
      },
    };
  }
  throw new Error('the servers of the behaviours did not start');
}
