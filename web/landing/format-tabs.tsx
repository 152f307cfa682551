// One line of working in each of the six formats.

import { CodeBlock } from '../design/code-block.tsx';
import { type Tab, Tabs } from '../design/tabs.tsx';
import { formats } from '../docs/examples.ts';
import { jsonText } from '../docs/json-text.ts';
import { Rendered } from '../formula/rendered.tsx';

const { line } = formats;

function coded(name: string, title: string, code: string): Tab {
  return { name, title, content: () => <CodeBlock code={code} label={`The line as ${title}`} /> };
}

const tabs: readonly Tab[] = [
  {
    name: 'html',
    title: 'HTML',
    content: () => <Rendered markup={line.html} />,
  },
  {
    name: 'speech',
    title: 'Speech',
    content: () => (
      <blockquote>
        <p>{line.speech}</p>
      </blockquote>
    ),
  },
  coded('latex', 'LaTeX', line.latex),
  coded('text', 'Plain text', line.text),
  coded('mathml', 'MathML', line.mathml),
  coded('mathjson', 'MathJSON', jsonText(line.mathjson)),
];

export function FormatTabs() {
  return <Tabs label="Formats" tabs={tabs} />;
}
