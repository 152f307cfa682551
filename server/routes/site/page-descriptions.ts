// What each page is called and about: for its title, for search engines, for previews of links, and for readers without JavaScript.

import { pagedEndpoints } from '@matrixsteps/api/catalogue/published-operation.ts';
import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import { about } from '../../package-info.ts';

export interface PageDescription {
  /** As the tab of the browser names the page, before the name of the service. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** Whether the page is the same for everybody, so that search engines may list it. */
  readonly isListed: boolean;
}

function listed(title: string, description: string): PageDescription {
  return { title, description, isListed: true };
}

function personal(title: string, description: string): PageDescription {
  return { title, description, isListed: false };
}

/** The pages but those of single operations, by their addresses. web/application/pages.tsx renders them. */
export const pageDescriptions = {
  '/': listed(
    about.name,
    'Matrix mathematics, exact and worked out in full: fractions instead of rounded decimals, every step with its reason, ' +
      "feedback on a student's own working, and a JSON API.",
  ),
  '/playground': listed(
    'Playground',
    'Type or paste a matrix and read the exact answer with every step explained: determinants, inverses, row reduction, ' +
      'eigenvalues, linear systems and more.',
  ),
  '/check': listed(
    'Check my working',
    'Write down your own working of a matrix problem. Each line is judged while you write, and hints say as much as you want to know.',
  ),
  '/your-move': listed(
    'Your move',
    'Choose the row operations yourself; the arithmetic is done for you, exactly. Every move can be undone, and a hint is always there.',
  ),
  '/sign-up': listed(
    'Sign up',
    'An e-mail address and a password give you an API key for exact matrix mathematics. No card is asked for.',
  ),
  '/confirm': personal(
    'Confirm your address',
    'Choose a password, with the link from a mail, and your account is made.',
  ),
  '/sign-in': listed('Sign in', 'Sign in to see your API key and what you have used.'),
  '/forgotten-password': personal('Forgotten password', 'How to get back into an account without its password.'),
  '/reset-password': personal('New password', 'Choose a new password, with the link from a mail.'),
  '/claim': personal('Claim an account', 'Set the password of an account, with a link from whoever runs the service.'),
  '/dashboard': personal('Dashboard', 'Your API key, what you have used, and what happened to your account.'),
  '/terms': listed('Terms', 'What this service offers, what it asks of you, and what it does not promise.'),
  '/privacy': listed('Privacy', 'What this service stores of you, for how long, and how to delete it.'),
  '/docs': listed(
    'Documentation',
    'Send one or two matrices as JSON. Back comes the exact answer and, if you like, the working, the theory and exercises.',
  ),
  '/docs/quick-start': listed(
    'Quick start',
    'Five minutes from no account to worked steps in your own program, with curl, Python, R or TypeScript.',
  ),
  '/docs/authentication': listed(
    'Authentication',
    'Every question carries an API key in a header. What goes wrong with it, and how to keep a key.',
  ),
  '/docs/errors': listed(
    'Errors',
    'A refusal says what is wrong, where, and what would be allowed. Refusals are free: only answers count.',
  ),
  '/docs/limits': listed('Limits', 'What is counted, how many answers a month holds, and how large a question may be.'),
  '/docs/batches': listed('Batches', 'Many questions in one request: each is answered or refused in its place.'),
  '/docs/practice': listed(
    'Exercises and feedback',
    'Routes for programs that let people practise: exercises, feedback on answers and on whole workings, and the next step.',
  ),
  '/docs/assistants': listed(
    'Assistants',
    'The same operations as tools for assistants that speak the Model Context Protocol.',
  ),
  '/docs/typescript': listed(
    'TypeScript',
    'The library for TypeScript and JavaScript: install it, ask, read steps, check answers and workings, batches, errors.',
  ),
  '/docs/python': listed(
    'Python',
    'The library for Python: install it, ask with NumPy and pandas, read steps, check answers and workings, batches, errors.',
  ),
  '/docs/r': listed('R', 'The library for R: install it, ask with R matrices, read steps, batches, errors.'),
  '/docs/changelog': listed('Changelog', 'What has changed in the pages, the API and the libraries, by version.'),
  '/docs/operations': listed(
    'Operations',
    'Every operation with its inputs, methods, worked examples and theory, by topic.',
  ),
  '/docs/reference': listed('Reference', 'Every route of the API with its schemas, to be tried in the browser.'),
} as const satisfies { readonly [address: string]: PageDescription };

/** Pages, by their addresses. */
export type PageTable = ReadonlyMap<string, PageDescription>;

/** Every page of the service: those above, and one for each operation. */
export function describePages(endpoints: readonly Endpoint[]): PageTable {
  const operations = [...pagedEndpoints(endpoints)].map(
    ([id, { title, summary }]) => [`/docs/operations/${id}`, listed(title, summary)] as const,
  );
  return new Map([...Object.entries(pageDescriptions), ...operations]);
}

/** What is said of an address that leads nowhere. */
export const noSuchPage: PageDescription = personal('Not found', 'There is no such page.');
