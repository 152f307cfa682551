// Characters in UTF-8: where one ends, and how to name it in a message.

/**
 * The offset after the character that begins at `at`, or -1 where the bytes are not UTF-8: stray or missing continuation bytes,
 * overlong forms, surrogates, and values beyond U+10FFFF. The ranges are those of The Unicode Standard, table 3-7.
 */
export function endOfCharacter(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  if (lead < 0x80) return at + 1;
  const second = bytes[at + 1];
  if (lead >= 0xc2 && lead <= 0xdf) return isContinuation(second) ? at + 2 : -1;
  if (lead >= 0xe0 && lead <= 0xef) {
    const lowest = lead === 0xe0 ? 0xa0 : 0x80;
    const highest = lead === 0xed ? 0x9f : 0xbf;
    return second >= lowest && second <= highest && isContinuation(bytes[at + 2]) ? at + 3 : -1;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    const lowest = lead === 0xf0 ? 0x90 : 0x80;
    const highest = lead === 0xf4 ? 0x8f : 0xbf;
    const good =
      second >= lowest && second <= highest && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3]);
    return good ? at + 4 : -1;
  }
  return -1;
}

/** Whether the byte goes on with a character that an earlier byte began. */
export function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

/** Text in double quotes, at most `limit` characters of it, with everything that a reader could not see written as \uXXXX. */
export function quoted(text: string, limit: number): string {
  // A character is at most two code units, so this cuts no pair that is kept.
  const characters = Array.from(text.slice(0, 2 * limit + 2));
  const shown = characters.length > limit ? `${characters.slice(0, limit).join('')}...` : text;
  return JSON.stringify(shown).replaceAll(/[\p{C}\p{Z}]/gu, (character) =>
    character === ' ' ? character : escapeCodeUnits(character),
  );
}

function escapeCodeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
}
