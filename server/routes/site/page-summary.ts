// What a page says without JavaScript: to people who have turned it off, to text browsers, and to programs that read pages.

import { pagedEndpoints } from '@matrixsteps/api/catalogue/published-operation.ts';
import { type Endpoint, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { element, escapeMarkup } from '@matrixsteps/engine/render/markup.ts';
import type { PageDescription, PageTable } from './page-descriptions.ts';
import { type Statement, statementHtml } from './statements/statement.ts';

type Summary = (address: string, description: PageDescription) => string;

function paragraph(text: string): string {
  return element('p', escapeMarkup(text));
}

function link(address: string, title: string): string {
  return element('a', escapeMarkup(title), { href: address });
}

/** Code as it stands; escaping would make spaces of its line breaks. */
function code(text: string): string {
  return element('pre', element('code', text.split('\n').map(escapeMarkup).join('\n')));
}

/** A call that can be copied; `path` and `body` are those of a route. */
export function curlExample(origin: string, path: string, body: object): string {
  return [
    `curl ${origin}${path} \\`,
    '  -H "Authorization: Bearer $MATRIXSTEPS_API_KEY" -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n');
}

const jsonLinks = [
  ['/openapi.json', 'Description of the API (OpenAPI 3.1)'],
  ['/catalogue', 'All operations as JSON'],
  ['/health', 'State of the service'],
] as const;

function listOf(items: readonly string[]): string {
  return element('ul', items.map((item) => element('li', item)).join(''));
}

/** The pages whose addresses begin so, with what they are about. */
function pagesBelow(pages: PageTable, prefix: string): string {
  const below = [...pages].filter(([address, { isListed }]) => isListed && address.startsWith(prefix));
  return listOf(
    below.map(([address, { title, description }]) => `${link(address, title)}: ${escapeMarkup(description)}`),
  );
}

/** The operation of the first example; its body is asked by a test. */
const shown = 'inverse-3x3';

interface SummaryOptions {
  readonly pages: PageTable;
  readonly endpoints: readonly Endpoint[];
  /** What is said in full, by the addresses of the pages. */
  readonly statements: ReadonlyMap<string, Statement>;
  /** Where readers reach the service. */
  readonly origin: string;
}

/** Makes the summaries of all pages. */
export function createSummaries({ pages, endpoints, statements, origin }: SummaryOptions): Summary {
  const operations = pagedEndpoints(endpoints);

  function call({ path, choice }: Endpoint): string {
    const [{ body, answer }] = operationsOf(choice)[0].examples;
    const question = { ...body, include: ['answer'] };
    return [
      paragraph('A question to the API is one POST with a key:'),
      code(curlExample(origin, path, question)),
      paragraph(`The answer, exactly: ${JSON.stringify(answer)}`),
    ].join('');
  }

  function particulars(address: string): string {
    const operation = operations.get(address.replace('/docs/operations/', ''));
    const example = operations.get(shown);
    const statement = statements.get(address);
    if (statement !== undefined) return statementHtml(statement);
    if (operation !== undefined) return call(operation);
    if (address === '/' && example !== undefined) return call(example);
    if (address === '/docs/operations') return pagesBelow(pages, '/docs/operations/');
    if (address === '/docs') return pagesBelow(pages, '/docs/');
    return '';
  }

  return (address, { title, description }) => {
    const parts = [
      element('h1', escapeMarkup(title)),
      paragraph(description),
      particulars(address),
      paragraph('This page needs JavaScript to be used. The service itself does not: it answers JSON.'),
      listOf([
        link('/', 'Home'),
        link('/docs', 'Documentation'),
        link('/docs/operations', 'Operations'),
        link('/terms', 'Terms'),
        link('/privacy', 'Privacy'),
        ...jsonLinks.map(([path, name]) => link(path, name)),
      ]),
    ];
    return element('main', parts.join(''), { class: 'page' });
  };
}
