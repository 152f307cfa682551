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

const shownMilliseconds = 6000;

/** What a copy does not keep; empty where it is exact. NumPy and MATLAB compute quotients themselves. */
function lossOf(member: (typeof formats)[number][0], answer: Answer): string {
  if (answer.is_rounded) return ', with the rounded numbers';
  if (!answer.exact || !answer.rounded_by_doubles) return '';
  if (member === 'csv' || member === 'json') return ', with decimals of about 16 digits for fractions and roots';
  return member === 'matlab' || member === 'numpy' ? ', which computes fractions and roots to about 16 digits' : '';
}

export function CopyFormats({ answer }: { readonly answer: Answer }) {
  const [message, setMessage] = useTemporaryValue('', shownMilliseconds);
  async function copy(member: (typeof formats)[number][0], title: string): Promise<void> {
    const isCopied = await copyText(answer[member]);
    setMessage(isCopied ? `Copied as ${title}${lossOf(member, answer)}.` : 'This browser does not allow copying.');
  }
  return (
    <div class="copy-formats" role="group" aria-label="Copy the answer">
      <span aria-hidden="true">Copy as</span>
      {formats.map(([member, title]) => (
        <button key={member} type="button" class="button small" onClick={() => void copy(member, title)}>
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
