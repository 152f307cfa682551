// Passwords that are long enough and guessed all the same: those of the lists that guessing programs begin with, and those with a pattern.

/** The well-known ones of 12 characters and more that the patterns below do not find, without marks and in small letters. */
const wellKnown: ReadonlySet<string> = new Set([
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'administrator',
  'changemenow',
  'changemeplease',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyousomuch',
  'keepitsimple',
  'letmeinplease',
  'mypassword',
  'ilovemypassword',
  'nopasswordneeded',
  'passw0rdpassw0rd',
  'passwordismypassword',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
  'qweasdzxcrty',
  'secretpassword',
  'supersecretpassword',
  'thisismypassword',
  'thisisapassword',
  'trustno1trustno1',
  'unbelievable',
  'zaq12wsxcde3',
]);

/** Words that do not make a password safe with digits and marks around them. */
const weakWords: ReadonlySet<string> = new Set([
  'abcdefgh',
  'administrator',
  'changeme',
  'changemenow',
  'iloveyou',
  'letmein',
  'linearalgebra',
  'mathematics',
  'matrix',
  'matrixsteps',
  'mypassword',
  'newpassword',
  'passw0rd',
  'password',
  'p@ssw0rd',
  'p@ssword',
  'qwerty',
  'qwertyuiop',
  'secret',
  'student',
  'university',
  'welcome',
]);

/** Rows of keyboards, the alphabet and the digits, forwards; a run may begin anywhere and go round. */
const rows = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
];

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

/** Whether a text of at least two units is one unit again and again, the last one perhaps cut short: `aaaa`, `abcabca`. */
function isRepeated(text: string): boolean {
  const characters = Array.from(text);
  const longestUnit = Math.floor(characters.length / 2);
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    if (characters.every((character, place) => place < unit || character === characters[place - unit])) return true;
  }
  return false;
}

/** Whether it goes along a row, in either direction. */
function isRun(text: string): boolean {
  return rows.some((row) => {
    const round = row.repeat(Math.ceil(text.length / row.length) + 1);
    return round.includes(text) || reversed(round).includes(text);
  });
}

const withoutMarks = (text: string): string => text.replaceAll(/[\s\p{P}\p{S}]/gu, '');

/** Digits and marks around a word, such as `Password2026!`. */
const withoutEnds = (text: string): string => text.replaceAll(/^[\d\s\p{P}\p{S}]+|[\d\s\p{P}\p{S}]+$/gu, '');

/** A shorter name says nothing of a password that has it in it. */
const LEAST_NAME = 3;

/** Whether it is an address, or the part of it before the `@`, perhaps with digits and marks around it. */
function isAddress(text: string, email: string): boolean {
  const name = withoutEnds(email.replace(/@.*/s, ''));
  if (text === email || withoutMarks(text) === withoutMarks(email)) return true;
  return name.length >= LEAST_NAME && withoutEnds(text) === name;
}

/** Whether a password is easily guessed; `email` is the address of its owner, null where it is not known. */
export function isGuessable(password: string, email: string | null): boolean {
  const text = password.toLowerCase();
  const plain = withoutMarks(text);
  if (wellKnown.has(plain) || weakWords.has(withoutEnds(text))) return true;
  if (isRepeated(text)) return true;
  // What few letters there are among many marks is no pattern.
  if (2 * plain.length >= text.length && (isRepeated(plain) || isRun(plain))) return true;
  return email !== null && isAddress(text, email);
}
