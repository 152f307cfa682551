// Python programs: where imports, functions, inputs and the working stand.

import type { Working } from '../learning/implementation.ts';
import type { Frame } from './frames.ts';
import type { ListStyle } from './list-layout.ts';

/** The style guide of Python (PEP 8). */
export const PYTHON: ListStyle = { indent: '    ', width: 79 };

/** The parts of a program beside its inputs and its working. */
interface PythonParts {
  readonly packages: readonly string[];
  /** Whole lines, in order. */
  readonly imports: readonly string[];
  readonly printing: string;
}

/** What stands around the inputs: functions between the imports and the inputs, with two empty lines around each. */
export function pythonFrame({ packages, imports, printing }: PythonParts, { lines = [], result }: Working): Frame {
  const { functions, others } = separated(lines);
  const header = [`# pip install ${packages.join(' ')}`, ...imports].join('\n');
  const blocks = [header, ...functions.map((block) => block.join('\n'))];
  const before = functions.length === 0 ? `${header}\n\n` : blocks.map((block) => `${block}\n\n\n`).join('');
  return { before, behind: [...others, `answer = ${result}`, printing].join('\n') };
}

/** The functions among the lines, each with its body, and the other lines. */
function separated(lines: readonly string[]): {
  readonly functions: readonly (readonly string[])[];
  readonly others: readonly string[];
} {
  const functions: string[][] = [];
  const others: string[] = [];
  let inFunction = false;
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const starts = line.startsWith('def ');
    inFunction = starts || (inFunction && (line === '' || line.startsWith(' ')));
    if (starts) functions.push([line]);
    else if (inFunction) functions[functions.length - 1].push(line);
    else others.push(line);
  }
  return { functions: functions.map(withoutEmptyEnd), others };
}

function withoutEmptyEnd(block: readonly string[]): readonly string[] {
  return block.slice(0, block.findLastIndex((line) => line !== '') + 1);
}
