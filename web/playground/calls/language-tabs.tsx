// A call in the languages that people call the service from.

import { CodeBlock } from '../../design/code-block.tsx';
import { Tabs } from '../../design/tabs.tsx';
import type { Call } from './call.ts';
import { curlCall } from './curl.ts';
import { pythonCall } from './python.ts';
import { rCall } from './r.ts';
import { typescriptCall } from './typescript.ts';

const languages = [
  ['curl', curlCall],
  ['Python', pythonCall],
  ['R', rCall],
  ['TypeScript', typescriptCall],
] as const;

interface LanguageTabsProperties {
  readonly call: Call;
  /** Names the call in a language. */
  readonly labelIn: (language: string) => string;
}

export function LanguageTabs({ call, labelIn }: LanguageTabsProperties) {
  return (
    <Tabs
      label="Languages"
      tabs={languages.map(([title, write]) => ({
        name: title.toLowerCase(),
        title,
        content: () => <CodeBlock code={write(call)} label={labelIn(title)} />,
      }))}
    />
  );
}
