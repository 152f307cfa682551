// The page that a browser gets at `/`: what this is, and a first question to ask.
// Above: root.ts. Below: about.ts, greeting.ts.

import { about } from '../about.ts';
import { exampleBody, examplePath } from '../greeting.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { margin-bottom: 0; }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid currentColor; border-radius: .4rem; }
  ul { padding-left: 1.2rem; overflow-wrap: anywhere; }
`;

/** What is listed of an endpoint. */
interface Listed {
  readonly family: 'a' | 'b';
  readonly path: string;
}

function listOf(endpoints: readonly Listed[], family: Listed['family']): string {
  const own = endpoints.filter((endpoint) => endpoint.family === family);
  return `<ul>${own.map(({ path }) => `<li><code>${escapeHtml(path)}</code></li>`).join('')}</ul>`;
}

/** The page as HTML, with the mathematics endpoints by family. */
export function renderLandingPage(endpoints: readonly Listed[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${about.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${about.name}</h1>
<p>${escapeHtml(about.description)}</p>
<h2>Ask a question</h2>
<p>Questions are <code>POST</code> requests with a JSON body and the header <code>Authorization: Bearer</code>, one space, your key.</p>
<pre><code>POST ${escapeHtml(examplePath)}
${escapeHtml(exampleBody)}</code></pre>
<p>Whoever runs the service makes a key on its machine: <code>npm run --silent key -- you@example.com</code></p>
<p>Whether the service is well: <a href="/health">/health</a>.</p>
<h2>All ${endpoints.length} endpoints</h2>
<h3>With the whole envelope: metadata, steps, exact values, representations</h3>
${listOf(endpoints, 'a')}
<h3>Compact, the result under its own name</h3>
${listOf(endpoints, 'b')}
</main>
</body>
</html>
`;
}
