// The entry of `npm run mcp`: the tools for one assistant on this machine, over standard input and output. Needs no service, no key and no network.

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { createProtocolServer } from '../protocol/protocol-server.ts';
import { toolboxOf } from '../tools/tool-list.ts';
import { answerHere } from './answer-here.ts';
import { exactLines } from './exact-lines.ts';

/** Standard output belongs to the protocol alone; what has to be said to people goes to standard error. */
function report(error: unknown): string {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 'Something went wrong inside matrixsteps; its standard error says what. The call need not be repeated.';
}

const toolbox = toolboxOf(await loadEndpoints());
const server = createProtocolServer({ toolbox, answer: answerHere, onTrouble: report });
Object.assign(server, { onerror: report });
await server.connect(new StdioServerTransport(process.stdin.pipe(exactLines()), process.stdout));
