// The code of a file without its prose: comments and texts of several words become blank, so that places stay where they are.

const PARTS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`/g;

/** Identifiers, keywords and texts of one word, such as `'latex'`, stay: they are what a program compares and calls. */
export function codeOf(text: string): string {
  let code = '';
  let place = 0;
  PARTS.lastIndex = 0;
  for (let part = PARTS.exec(text); part !== null; part = PARTS.exec(text)) {
    code += text.slice(place, part.index);
    const found = part[0] === '`' ? templateAt(text, part.index) : blankProse(part[0]);
    code += found;
    place = part.index + found.length;
    PARTS.lastIndex = place;
  }
  return code + text.slice(place);
}

/** A template from its opening sign to its closing one: its words are prose, what it puts in is code. */
function templateAt(text: string, start: number): string {
  let place = start + 1;
  let code = '`';
  while (place < text.length && text[place] !== '`') {
    if (text[place] === '\\') {
      code += '  ';
      place += 2;
    } else if (text.startsWith('${', place)) {
      const end = endOfExpression(text, place + 2);
      code += `  ${codeOf(text.slice(place + 2, end))} `;
      place = end + 1;
    } else {
      code += text[place] === '\n' ? '\n' : ' ';
      place += 1;
    }
  }
  return `${code}\``;
}

/** The place of the brace that closes an expression of a template. */
function endOfExpression(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place++) {
    if (text[place] === '`') place += templateAt(text, place).length - 1;
    else if (text[place] === '{') depth += 1;
    else if (text[place] === '}' && depth-- === 0) return place;
  }
  return text.length;
}

/** A comment, or a text of several words, as blanks. */
function blankProse(part: string): string {
  return part.startsWith('/') || /\s/.test(part) ? part.replaceAll(/[^\n]/g, ' ') : part;
}
