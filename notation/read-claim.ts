// Claims in words: "no solution", "rg(A) = 2".

import type { Claim } from './term.ts';

const NO_SOLUTION =
  /^(?:there (?:is|are) )?(?:no sol(?:utions?|\.)?|not solvable|inconsistent|keine lösung(?:en)?|unlösbar|(?:il n'y a )?(?:pas de|aucune) solution|sin solución|[ls]\s*=\s*(?:\\?\{\s*\\?\}|∅|\\emptyset|\\varnothing)|∅)$/;
const INFINITELY_MANY =
  /^(?:there are )?(?:(?:infinitely|inf\.?|∞) many(?: (?:different )?(?:solutions|sol\.?))?|(?:infinite|∞) solutions|unendlich viele(?: lösungen)?|une infinité de solutions|infinitas soluciones)$/;
const RANK = /^(?:rank|rang|rg|rk|rango)\s?(?:of )?(?:\(?\s?[a-z]\s?\)?)?\s?(?:=|:|is|ist|\s)\s?(?<rank>\d{1,3})$/;

/** `because 0 = 0`, `, since 0 = 5`, `(z is free)`: why, which is not read. */
const REASON = /(?:[,;:]? (?:because|since|as|weil|denn|da|car|porque)\b.{0,60}|\s?\([^()]{1,60}\)| ?[.!,])$/i;
const SUBJECT = /^(?:the |this )?(?:(?:linear )?system|it|lgs)(?: of equations)? (?:has|is|hat|ist) /i;

/** The claim that a text makes; null where it makes none. */
export function claimIn(text: string): Claim | null {
  if (text.length > 80) return null;
  const plain = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(REASON, '')
    .replace(SUBJECT, '')
    .replace(/[.!]$/, '')
    .replaceAll(/\\(?:operatorname|mathrm|text)\{([a-zA-Z ]{1,40})\}|\$/g, '$1')
    .replace(/^\\/, '')
    .toLowerCase();
  if (NO_SOLUTION.test(plain)) return { kind: 'no-solution' };
  if (INFINITELY_MANY.test(plain)) return { kind: 'infinitely-many' };
  const rank = RANK.exec(plain)?.groups?.['rank'];
  return rank === undefined ? null : { kind: 'rank', value: Number(rank) };
}
