// A call in the languages that people call the service from.

import { CodeBlock } from '../../design/code-block.tsx';
import { Tabs } from '../../design/tabs.tsx';
import type { Call, LibraryCall } from './call.ts';
import { chooseLanguage, chosenLanguage } from './chosen-language.ts';
import { curlCall } from './curl.ts';
import { pythonCall } from './python.ts';
import { rCall } from './r.ts';
import { typescriptCall } from './typescript.ts';

const libraries = [
  ['Python', pythonCall],
  ['R', rCall],
  ['TypeScript', typescriptCall],
] as const;

interface LanguageTabsProperties {
  readonly call: Call;
  /** Names the call in a language. */
  readonly labelIn: (language: string) => string;
}

function isForLibraries(call: Call): call is LibraryCall {
  return call.method !== null;
}

export function LanguageTabs({ call, labelIn }: LanguageTabsProperties) {
  const curl = ['curl', () => curlCall(call)] as const;
  const others = isForLibraries(call) ? libraries.map(([title, write]) => [title, () => write(call)] as const) : [];
  return (
    <Tabs
      label="Languages"
      chosen={chosenLanguage.value}
      onChoose={chooseLanguage}
      tabs={[curl, ...others].map(([title, write]) => ({
        name: title.toLowerCase(),
        title,
        content: () => <CodeBlock code={write()} label={labelIn(title)} />,
      }))}
    />
  );
}
