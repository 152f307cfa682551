// Python programs: where imports, functions, inputs and the working stand.
// Above: python-numpy.ts, python-sympy.ts. Below: list-layout.ts, learning/implementation.ts.

import type { Working } from '../learning/implementation.ts';
import type { ListStyle } from './list-layout.ts';

/** The style guide of Python (PEP 8). */
export const PYTHON: ListStyle = { indent: '    ', width: 79 };

/** The parts of a program beside its working. */
interface PythonParts {
  readonly packages: readonly string[];
  /** Whole lines, in order. */
  readonly imports: readonly string[];
  readonly inputs: readonly string[];
  readonly printing: string;
}

/** The program: functions stand between the imports and the inputs, with two empty lines around each. */
export function pythonProgram(parts: PythonParts, { lines = [], result }: Working): string {
  if (lines.length === 0) {
    const inputs = parts.inputs.length === 0 ? '' : `${parts.inputs.join('\n')}\n`;
    const imports = parts.imports.length === 0 ? '' : `${parts.imports.join('\n')}\n`;
    return `# pip install ${parts.packages.join(' ')}\n${imports}\n${inputs}answer = ${result}\n${parts.printing}`;
  }
  const { functions, others } = separated(lines);
  const header = [`# pip install ${parts.packages.join(' ')}`, ...parts.imports];
  const main = [...parts.inputs, ...others, `answer = ${result}`, parts.printing];
  const blocks = functions.length === 0 ? [[...header, ''], main] : [header, ...functions, main];
  return blocks.map((block) => block.join('\n')).join(functions.length === 0 ? '\n' : '\n\n\n');
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
