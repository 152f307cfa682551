// Article: the tools for assistants that speak the Model Context Protocol.

import { CodeBlock } from '../../design/code-block.tsx';
import { keyVariable } from '../../playground/calls/call.ts';
import type { Article } from '../article.ts';
import { jsonText } from '../json-text.ts';

function addCommand(url: string): string {
  return `claude mcp add --transport http matrixsteps ${url} --header "Authorization: Bearer $${keyVariable}"`;
}

function configuration(url: string): string {
  return jsonText({ mcpServers: { matrixsteps: { url, headers: { Authorization: 'Bearer mm_...' } } } });
}

export const assistants: Article = {
  slug: 'assistants',
  title: 'Assistants',
  lead: 'An assistant that tutors mathematics should not calculate in its head. It can call the same operations as tools, over the Model Context Protocol.',
  sections: [
    {
      id: 'connect',
      title: 'Connect an assistant',
      content: () => {
        const url = `${location.origin}/mcp`;
        return (
          <>
            <p>
              The tools are at <code>{url}</code>, by streamable HTTP, with the same API key as everything else. In
              Claude Code:
            </p>
            <CodeBlock code={addCommand(url)} label="Add the tools to Claude Code" />
            <p>Cursor and others read a configuration such as this one:</p>
            <CodeBlock code={configuration(url)} label="Configuration of an assistant" />
            <p>
              Keep the key out of files that others can read. An assistant that cannot send a header of its own can run
              the tools on its own computer instead: the README of <code>mcp/</code> says how, and that needs no key.
            </p>
          </>
        );
      },
    },
    {
      id: 'tools',
      title: 'What it can do then',
      content: () => (
        <>
          <p>
            A few tools stand for all operations; each lists its own. Answers are exact, with the worked steps in plain
            text or LaTeX. Other tools explain an operation with its typical mistakes, create exercises from a seed with
            the answers apart, check what a student worked out, without telling the right answer, find the first slip in
            a student&apos;s own working, and give hints to the next row operation.
          </p>
          <p>
            Errors tell the assistant what to change: which argument, what is wrong with it, and a call that would be
            answered.
          </p>
        </>
      ),
    },
    {
      id: 'counting',
      title: 'What is counted',
      content: () => (
        <p>
          A call that is answered counts as one, as a request does. To connect, to list the tools, and every error are
          free. When the month is used up, or when there is too much to do, the error says when to come back. See{' '}
          <a href="/docs/limits">Limits</a>.
        </p>
      ),
    },
  ],
};
