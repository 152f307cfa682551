// Writes the transcript anew. `npm run transcript`

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { recordTranscript } from './transcript.ts';

const program = fileURLToPath(new URL('../stdio/start.ts', import.meta.url));
const text = await recordTranscript(new StdioClientTransport({ command: process.execPath, args: [program] }));
writeFileSync(new URL('../transcript.md', import.meta.url), text);
