// Article: keys and the header that carries them.

import { CodeBlock } from '../../design/code-block.tsx';
import { Table } from '../table.tsx';
import type { Article } from '../article.ts';
import { jsonText } from '../json-text.ts';
import { unauthorisedCases } from '../refusals.ts';

export const authentication: Article = {
  slug: 'authentication',
  title: 'Authentication',
  lead: 'Every question to the API carries a key in the Authorization header. Cookies do not open it.',
  sections: [
    {
      id: 'header',
      title: 'The header',
      content: () => (
        <>
          <CodeBlock code="Authorization: Bearer mm_..." label="The header" />
          <p>
            The value is the word <code>Bearer</code>, one space, the key. The header comes exactly once, and the key
            without spaces or line breaks in it. Keys begin with <code>mm_</code>.
          </p>
          <p>
            No key is needed for <code>GET /</code>, <code>GET /health</code>, the{' '}
            <a href="/docs/operations">catalogue of operations</a>, and these pages. <em>Run</em> beside an example asks
            by your session, as the playground does, so that your key never stands in a page.
          </p>
        </>
      ),
    },
    {
      id: 'refused',
      title: 'When it is refused',
      content: () => (
        <>
          <p>
            Each of these is a 401 with <code>WWW-Authenticate: Bearer</code>. The body says which it was.
          </p>
          <Table
            name="Reasons for a 401"
            heads={['Case', 'Cause', 'Body']}
            rows={unauthorisedCases.map(({ name, cause, sentence }) => [
              name,
              cause,
              <code key="body">{jsonText({ detail: sentence })}</code>,
            ])}
          />
        </>
      ),
    },
    {
      id: 'replace',
      title: 'Replace a key',
      content: () => (
        <>
          <p>
            The dashboard shows the key of your account whenever you want to read it, and makes a new one. From that
            moment every request with the old key is a 401, everywhere. What you have used up this month stays used up:
            the month belongs to the account, not to the key.
          </p>
          <p>Whoever runs the service can do the same on the command line:</p>
          <CodeBlock
            code="npm run --silent key -- you@example.com --regenerate"
            label="Replace a key on the command line"
          />
        </>
      ),
    },
    {
      id: 'further-keys',
      title: 'Several keys',
      content: () => (
        <>
          <p>
            The dashboard makes up to 20 further keys, each with a name. Give every program its own: one can then be
            revoked without the others. A further key is shown once, when it is made. All live keys of an account count
            on the same month; the dashboard and <code>GET /v1/usage</code> tell the answers of each key by month.
          </p>
          <Table
            name="Scopes of keys"
            heads={['Scope', 'What it opens']}
            rows={[
              ['all', 'Everything, also the usage of the account.'],
              ['answers', 'Every route that answers, exercises, and the tools for assistants; no feedback.'],
              ['feedback', 'The routes feedback/… only: a page that checks work cannot ask for the answers.'],
            ]}
          />
          <p>
            Any other route is a 403. Batches take keys of every scope, and each question is answered or refused on its
            own.
          </p>
          <p>
            Keys that begin with <code>mm_test_</code> are for tests: their answers are not counted on the month, up to
            100 a day (UTC) for all test keys of an account together, and a 429 after that. The headers of the limits
            then tell the state of that day.
          </p>
          <p>
            To change over slowly, make a second key, put it into your programs, wait until the dashboard shows no
            further use of the first, and revoke that. A revoked key stops working at once.
          </p>
        </>
      ),
    },
    {
      id: 'keep-it',
      title: 'Keep it on your server',
      content: () => (
        <>
          <p>
            Whoever has the key can use up your month. Read it from the environment or from a store of secrets, and keep
            it out of source control, of pages, and of apps that you give to others.
          </p>
          <p>
            Scripts of other sites cannot ask questions from a browser: the service allows them to read its catalogue
            and its OpenAPI document, and nothing else. Let your own server ask, and let your pages ask your server. The
            file <code>deploy/browser-proxy.ts</code> of the source is a small example of such a server, with a page.
          </p>
        </>
      ),
    },
  ],
};
