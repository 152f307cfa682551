// The transcript: a session as it goes between an assistant and the tools, as text.

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Arguments } from '../tools/tool.ts';
import { callerOf, textOf } from './session-conformance.ts';

const OPENING = `# A session

Written by \`npm run transcript\`; a test holds it to what both transports answer. What the assistant sends stands behind \`>\`, what it reads
of the answer below. Each answer to a call also has a structured part, which its schema describes.
`;

/** What an assistant calls in turn, and why. */
const CALLS: readonly { readonly why: string; readonly name: string; readonly given: Arguments }[] = [
  {
    why: 'Invert a matrix, with the steps',
    name: 'analyze_square_matrix',
    given: {
      operation: 'inverse',
      a: [
        [2, 1],
        [5, 4],
      ],
    },
  },
  {
    why: 'Multiply matrices that do not fit',
    name: 'combine_matrices',
    given: {
      operation: 'matmul',
      a: [
        [2, 1],
        [5, 4],
      ],
      b: [[3, 1]],
    },
  },
  {
    why: 'Recover: the error said that b must have two rows',
    name: 'combine_matrices',
    given: {
      operation: 'matmul',
      a: [
        [2, 1],
        [5, 4],
      ],
      b: [[3], [1]],
    },
  },
  {
    why: 'Check what a student worked out',
    name: 'check_answer',
    given: {
      operation: 'matmul',
      a: [
        [2, 1],
        [5, 4],
      ],
      b: [[3], [1]],
      answer: [[7], [20]],
    },
  },
  {
    why: 'Find the slip in a working',
    name: 'check_working',
    given: {
      operation: 'rref',
      a: [
        [1, 3, 2],
        [4, 7, 5],
      ],
      augmented: 1,
      working: 'R2 - 4R1\n1 3 2\n0 5 -3\n\nR2/5\n1 3 2\n0 1 -3/5',
    },
  },
  {
    why: 'Help on from where the student stands',
    name: 'next_row_operation',
    given: {
      operation: 'rref',
      a: [
        [1, 3, 2],
        [0, -5, -3],
      ],
      augmented: 1,
      rung: 2,
    },
  },
];

/** Holds the session over a transport that is not connected yet. */
export async function recordTranscript(transport: Transport): Promise<string> {
  const client = new Client({ name: 'tutor', version: '1.0.0' });
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    const listed = tools.map(
      ({ name, title, description = '' }) => `${name}: ${title}\n    ${description.split('\n')[0]}`,
    );
    const parts = [
      OPENING,
      part('Begin', 'initialize', `${client.getServerVersion()?.name ?? ''}\n\n${client.getInstructions() ?? ''}`),
      part('List the tools', 'tools/list', listed.join('\n')),
    ];
    const call = callerOf(client);
    for (const { why, name, given } of CALLS) {
      const result = await call(name, given);
      const said = result.isError === true ? `(isError)\n${textOf(result)}` : textOf(result);
      parts.push(part(why, `tools/call ${name} ${JSON.stringify(given)}`, said));
    }
    return parts.join('\n');
  } finally {
    await client.close();
  }
}

function part(why: string, sent: string, read: string): string {
  return `## ${why}\n\n> \`${sent}\`\n\n\`\`\`text\n${read}\n\`\`\`\n`;
}
