// Copying an answer in the notation of the program that it goes to.

import { copyText } from '../design/copy-text.ts';
import { useTemporaryValue } from '../design/use-temporary-value.ts';
import type { Answer } from '../service/answers.ts';

const formats = [
  ['latex', 'LaTeX'],
  ['csv', 'CSV'],
  ['matlab', 'MATLAB'],
  ['numpy', 'NumPy'],
  ['json', 'JSON'],
  ['plain_text', 'Plain text'],
] as const satisfies readonly (readonly [keyof Answer, string])[];

const shownMilliseconds = 4000;

export function CopyFormats({ answer }: { readonly answer: Answer }) {
  const [message, setMessage] = useTemporaryValue('', shownMilliseconds);
  async function copy(text: string, title: string): Promise<void> {
    setMessage((await copyText(text)) ? `Copied as ${title}` : 'This browser does not allow copying');
  }
  return (
    <div class="copy-formats" role="group" aria-label="Copy the answer">
      <span aria-hidden="true">Copy as</span>
      {formats.map(([member, title]) => (
        <button key={member} type="button" class="button small" onClick={() => void copy(answer[member], title)}>
          <span class="visually-hidden">Copy as </span>
          {title}
        </button>
      ))}
      <span class="copied" role="status">
        {message}
      </span>
    </div>
  );
}
