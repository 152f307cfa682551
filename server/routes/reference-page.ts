// The page of the interactive reference: an HTML shell, a start script, and the bundle that renders it.

import fastify from 'fastify';

/** The addresses of the parts of the page. */
export const addresses = {
  page: '/docs/reference',
  bundle: '/docs/reference/scalar.js',
  start: '/docs/reference/start.js',
  document: '/openapi.json',
  yaml: '/openapi.yaml',
} as const;

/** The link back to the other pages, in the space that the bundle's variable reserves. */
const style = `
:root { --scalar-custom-header-height: 3rem; }
body { margin: 0; overflow-x: clip; }
.site { position: sticky; top: 0; z-index: 10; height: 3rem; background: var(--scalar-background-1, Canvas); border-bottom: 1px solid var(--scalar-border-color, GrayText); }
.site nav { display: flex; align-items: center; gap: 1.1rem; height: 100%; padding-inline: 1.1rem; overflow-x: auto; font-family: system-ui, sans-serif; }
.site a { color: var(--scalar-color-1, CanvasText); text-decoration: none; padding-block: 0.5rem; }
.site a { white-space: nowrap; }
.site .name { display: inline-flex; align-items: center; gap: 0.5rem; }
.site .end { margin-inline-start: auto; }
.site .note { color: var(--scalar-color-2, GrayText); font-size: 0.9rem; }
@media (width < 62rem) { .site .wide { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (width >= 30rem) { .site .brief { display: none; } }
@media (width < 30rem) { .site .full { display: none; } .site nav { gap: 0.8rem; padding-inline: 0.8rem; font-size: 0.9rem; } .site .name b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
.site a:is(:hover, :focus-visible, [aria-current]) { text-decoration: underline; }
`;

/** The page; `head` holds its title and what else is said of it. */
export function composeReferencePage(head: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header class="site"><nav aria-label="Site"><a href="/" class="name"><img src="/icon.svg" alt="" width="24" height="24"> <b>matrixsteps</b></a> <a href="/playground">Playground</a> <a href="/check">Check<span class="wide">&nbsp;my working</span></a> <a class="full" href="/your-move">Your move</a> <a href="/docs" aria-current="true" aria-label="Documentation"><span class="full">Documentation</span><span class="brief">Docs</span></a> <span class="wide note">Send works without a key, too: it then asks by your session.</span> <a class="end" id="account" href="/sign-in">Sign in</a></nav></header>
<div id="reference"></div>
<noscript><p>The interactive reference needs JavaScript. What it shows is written in <a href="${addresses.document}">${addresses.document}</a>.</p></noscript>
<script src="${addresses.bundle}"></script>
<script src="${addresses.start}"></script>
</body>
</html>
`;
}

/**
 * The bundle's quiet colours and those of its code are too faint on its own backgrounds for WCAG 2.2 AA, one of its lists
 * scrolls where a keyboard cannot, and its copy buttons have their names only while they are pointed at. Its backgrounds and text
 * have the colours of our other pages.
 */
const customCss = `
body.light-mode, .light-mode {
  --scalar-color-2: #57606a; --scalar-color-3: #616971; --scalar-color-green: #006b43; --scalar-color-orange: #a83a00;
  --scalar-color-blue: #005f9e; --scalar-color-red: #b3261e; --scalar-color-yellow: #7a5b00; --scalar-color-purple: #5b3fb0;
  --scalar-sidebar-color-2: #57606a;
  --scalar-background-1: #fcfbf8; --scalar-background-2: #f3f1ec; --scalar-color-1: #1c2126; --scalar-color-accent: #0f5a83;
  --scalar-border-color: #d8d5cd;
}
body.dark-mode, .dark-mode {
  --scalar-background-1: #15181c; --scalar-background-2: #1d2126; --scalar-color-1: #e8eaed; --scalar-color-accent: #86c5ee;
  --scalar-border-color: #363c44;
  --scalar-color-2: #b4b4b4; --scalar-color-3: #9a9a9a;
}
.scalar-card-content:has(> .endpoints), .endpoints { max-height: none !important; overflow: visible !important; }
.endpoints .endpoint { align-items: baseline !important; }
.endpoints .endpoint-path { min-width: 0 !important; white-space: normal !important; overflow-wrap: anywhere; }
.scalar-code-copy .sr-only > .hidden { display: inline !important; }
`;

/** No request leaves this origin: no fonts, proxy, telemetry, assistants or product links. */
const configuration = {
  url: addresses.document,
  withDefaultFonts: false,
  proxyUrl: '',
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  orderSchemaPropertiesBy: 'preserve',
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  persistAuth: false,
  defaultRequestBodyView: 'raw',
  modelsSectionLabel: 'Schemas',
  customCss,
} as const;

/**
 * A question without a key is asked by the session of the reader, else by the visitor's allowance, as on the other pages. The field for the key
 * sends the word Bearer alone while it is empty. A batch wants a key.
 */
const askBySession = `async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const isQuestion = request.method === 'POST' && /^\\/(?:api\\/)?v1\\/(?!batch$)/.test(pathname);
  if (!isQuestion || /^Bearer\\s+\\S/.test(request.headers.get('authorization') ?? '')) return fetch(request);
  const headers = { accept: request.headers.get('accept') ?? '*/*', 'content-type': 'application/json' };
  return fetch('/playground/calls' + pathname, { method: 'POST', headers, body: await request.text() });
}`;

/** Who is signed in is led to the dashboard; without an answer the link to sign in stays. */
const showAccount = `fetch('/account/session').then((reply) => reply.json()).then(({ account }) => {
  if (account === null) return;
  const link = document.getElementById('account');
  link.href = '/dashboard';
  link.textContent = 'Dashboard';
}, () => undefined);`;

export const startScript = `${showAccount}
const configuration = ${JSON.stringify(configuration)};
Scalar.createApiReference('#reference', { ...configuration, customFetch: ${askBySession} });
`;

/**
 * The script that renders the page. The package offers it only as a route of a server, so we inject a request into one that never listens.
 * It takes a moment and a few megabytes, so it is loaded at the first request.
 */
export async function loadBundle(): Promise<string> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const server = fastify();
  await server.register(reference, { routePrefix: '/reference', configuration: { url: addresses.document } });
  const { statusCode, body } = await server.inject('/reference/js/scalar.js');
  await server.close();
  if (statusCode !== 200) throw new Error(`the bundle of the reference is not there: ${statusCode}`);
  return body;
}
