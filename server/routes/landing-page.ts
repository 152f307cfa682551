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

/** The page as HTML. `paths` are those of the mathematics endpoints. */
export function renderLandingPage(paths: readonly string[]): string {
  const items = paths.map((path) => `<li><code>${escapeHtml(path)}</code></li>`).join('');
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
<p>Whether the service is well: <a href="/health">/health</a>.</p>
<h2>All ${paths.length} endpoints</h2>
<ul>${items}</ul>
</main>
</body>
</html>
`;
}
