// How students write the equations and solutions of systems: `Dann ist x = 2`, `the solution is (1, 2)`, `x + 2y = -x`.

import { CONTRARY } from './contrary.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';

const SPOKEN =
  /^\s*\p{L}{2}[\p{L}'’]*,?(?:\s\p{L}[\p{L}'’]+,?|\s\(?(?:\d|[IV]{1,3})\)?,?){0,7}\s(?=[-(\d]*\s?[a-z](?:_?\d{1,2})?(?:\s*[-+*=]|\s?\(?\d).*=|[-(\d]*\s?[a-z](?:_?\d{1,2})?\s*=)/u;
/** `Die Lösung ist (1|2)`, `solution: (x, y) = (1, 2)`, `IL = {(1; 2)}`. */
const SOLUTION =
  /^\s*(?:(?:[\p{L}'’]+\s){0,4}(?:solutions?|lösung(?:smenge)?|couple|point|punkt|schnittpunkt|answer)(?:\s(?:solution|is|ist|est|lautet|set|the|das|le|point|couple|paar|vector)){0,3}\s*[:=]?\s*(?:[LSM]\s*=\s*)?|(?:IL|𝕃|𝕊|ℒ|Lös)\s*=\s*)\{?\s*\((?<values>-?[\d][^()=a-z]*)\)\s*\}?\s*\.?\s*$/iu;
/** `z	3`: a name and its value in cells of their own. */
const IN_CELLS = /^\s*(?<name>[a-z](?:_?\d{1,2})?)\s*\t\s*(?<value>-?[\d./,]+)\s*$/u;

/** A line of a task of equations without the words in front of its equation, and with its solution as a set. */
export function spelledForSystem(line: string): string {
  const cells = IN_CELLS.exec(line)?.groups;
  if (cells !== undefined) return `${cells['name'] ?? ''} = ${cells['value'] ?? ''}`;
  if (/^(?:\s*[a-z](?:_?\d)?\s?:\s?-?\d[\d./]*[\s,;]*){2,}$/u.test(line))
    return line
      .trim()
      .replaceAll(/\s?:\s?/gu, ' = ')
      .replaceAll(/[\s,;]+(?=[a-z])/gu, ', ');
  const values = SOLUTION.exec(line)?.groups?.['values'];
  if (values !== undefined && /[,;|]/.test(values)) return `S = {(${values})}`;
  return withoutWordsBefore(line);
}

function withoutWordsBefore(line: string): string {
  const words = SPOKEN.exec(line)?.[0] ?? '';
  return words === '' || CONTRARY.test(words) || !isUnread(readRowOperations(words)) ? line : line.slice(words.length);
}

const EQUATION = /^\s*(?<left>[^=<>:]*[a-z][^=<>:]*)=(?<right>[^=<>:]*[a-z][^=<>:]*)$/u;
const UNKNOWN_ALONE = /^\s*-?\s?\d*\s?[a-z](?:_?\{?\d{1,2}\}?)?\s*$/u;

/** `x + 2y = -x` as `x + 2y - (-x) = 0`, where only equations with 0 on the right are known. */
export function withZeroOnTheRight(line: string): string {
  const { left = '', right = '' } = EQUATION.exec(line)?.groups ?? {};
  const isLinear = [left, right].every((side) => /^[-+*·/\s\d.()a-z_{}]+$/u.test(side) && !/[a-z]{2}/u.test(side));
  if (
    left === '' ||
    !isLinear ||
    UNKNOWN_ALONE.test(left) ||
    (UNKNOWN_ALONE.test(right) && !/[-+]\s?\d*\s?[a-z]/u.test(left.trim().slice(1)))
  )
    return line;
  return `${left.trim()} - (${right.trim()}) = 0`;
}
