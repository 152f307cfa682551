// Claims in words: "no solution", "rg(A) = 2".

import type { Claim } from './term.ts';

const NO_SOLUTION =
  /^(?:there (?:is|are) |es gibt |hat |has )?(?:no (?:(?:real |common )?sol(?:utions?|\.|ns?\.?)?)|not (?:solvable|consistent)|inconsistent|impossible|contradiction|keine lösung(?:en)?|nicht lösbar|unlösbar|widerspruch|(?:il n'y a |on a |admet )?(?:pas de|aucune) solutions?|(?:système )?(?:incompatible|impossible)|sin solución|[lsm]\s*=\s*(?:\\?\{\s*\\?\}|∅|\\emptyset|\\varnothing)|∅)$/;
const INFINITELY_MANY =
  /^(?:there (?:are|is) |es gibt |hat |has |il y a |admet )?(?:an )?(?:(?:infinitely|inf\.?|∞) many(?: (?:different )?(?:solutions|sol\.?))?|infinite(?:ly)? (?:number of )?sol(?:utions|\.)|∞ sol(?:utions|\.)?|unendlich viele(?: lösungen)?|une infinité de solutions|infinité de solutions|infinitas soluciones)$/;
const OF_MATRIX = /(?:\s?(?:of|von|de|der|la)?\s?(?:the |der |la )?(?:matrix |matrice )?\(?\s?[a-z]\s?\)?)?/.source;
const RANK = new RegExp(
  `^(?:the |der |le |so )?(?:rank|rang|rg|rk|rango)${OF_MATRIX}\\s?(?:=|:|is|ist|est|equals|beträgt|vaut|\\s)\\s?(?<rank>\\d{1,3})$`,
);
/** `A has rank 2`. */
const HAS_RANK =
  /^(?:the matrix |matrix |die matrix |la matrice )?(?:[a-z] |it |sie )?(?:has|hat|ist|est|is|a|of)(?: de)?(?: the| den| le| un)? (?:rank|rang|rg|rk)\s?(?:=|:|of|de)?\s?(?<rank>\d{1,3})$/;
/** `0 = 1 contradiction, no solution`: the equation that cannot hold, in front of what follows from it. */
const IMPOSSIBLE =
  /^0\s?=\s?-?\d{1,9}(?:[/.,]\d{1,9})?\s?(?:(?:[,;:]\s?)?(?:which is a|that is a|das ist ein|ce qui est une?|is a|is|a|ist ein|c'est une)\s|[,;:!⚡↯-]|→|->|=>|⇒)?\s*(?=\p{L}|⚡|↯)/u;
const MARK_OF_CONTRADICTION = /^0\s?=\s?-?[1-9]\d{0,8}\s?[⚡↯]!?$/u;
const CONCLUDING =
  /^(?:so|thus|hence|therefore|then|also|daher|somit|folglich|donc|alors|d'où|i\.?e\.?|→|->|=>|⇒|⟹|∴),?\s*/;

/** `because 0 = 0`, `, since 0 = 5`, `(z is free)`: why, which is not read. */
const REASON = /(?:[,;:]? (?:because|since|as|weil|denn|da|car|porque)\b.{0,60}|\s?\([^()]{1,60}\)| ?[.!,])$/i;
const SUBJECT =
  /^(?:the |this |das |le |there )?(?:(?:linear |lineare )?(?:system|gleichungssystem|système)|it|es|il|lgs)(?: of equations)? (?:has|is|hat|ist|a|n'a|est|n'admet|admet) /i;

const NOT_INVERTIBLE =
  /^(?:(?:the |this |die |la |a )?(?:matrix |matrice )?(?:[abm] )?)?(?:(?:det(?:\(a\)| a)?|\|a\|) ?= ?0,? ?(?:[,;:→⇒]|->|=>)? ?(?:so |also |donc |thus |hence |therefore )?)?(?:(?:the |die |la )?(?:matrix |matrice )?(?:a |it |sie |elle )?)?(?:is |ist |est |n'est )?(?:(?:not|nicht|non|pas) (?:invertible|invertierbar|inver?sible|regular|regulär)|noninvertible|non-invertible|singular|singulär|singulière|(?:has |hat |a |there is |es gibt |il n'y a |existiert )?(?:no|keine|pas d'|aucune?) ?(?:inverse?|inverse matrix)(?: matrix)?|(?:inverse|a\^-1|a\^\{-1\}|die inverse)(?: of a)? (?:does not exist|doesn't exist|existiert nicht|n'existe pas))(?: exists?)?$/;

/** `not invertible`, `keine Inverse`: that a matrix has no inverse; null where a text says something else. */
export function invertibilityIn(text: string): Claim | null {
  const plain = plainWords(text);
  if (plain === null) return null;
  const is = [plain, plain.replace(CONCLUDING, '')].some((written) => NOT_INVERTIBLE.test(written));
  return is ? { kind: 'not-invertible' } : null;
}

const NO_REAL_EIGENVALUES =
  /^(?:(?:the |die |la |a )?(?:matrix |matrice |polynomial |polynom |equation |gleichung )?(?:[am] )?)?(?:has |hat |a |there are |es gibt |il n'y a |existieren |it has |sie hat )?(?:(?:no|keine|pas de|aucune) (?:real |reellen |reelle )?(?:eigenvalues?|eigenwerte?|ew|valeurs? propres?|roots?|solutions?|lösung(?:en)?|nullstellen|racines?)(?: réelles?)?(?: (?:in|over|über|dans|sur) (?:ℝ|r|the reals|the real numbers))?|λ ∉ ℝ)$/u;

/** `no real eigenvalues`, `keine reellen Eigenwerte`; null where a text says something else. */
export function eigenvaluesClaimIn(text: string): Claim | null {
  const plain = plainWords(text);
  if (plain === null) return null;
  const is = [plain, plain.replace(CONCLUDING, '')].some((written) => NO_REAL_EIGENVALUES.test(written));
  return is ? { kind: 'no-real-eigenvalues' } : null;
}

/** The claim that a text makes; null where it makes none. */
export function claimIn(text: string): Claim | null {
  const plain = plainWords(text);
  if (plain === null) return null;
  return claimOf(plain) ?? claimOf(plain.replace(CONCLUDING, '').replace(SUBJECT, ''));
}

/** A short line in small letters, without its subject and its reason; null for a longer one. */
function plainWords(text: string): string | null {
  if (text.length > 80 || text.trim().includes('\n')) return null;
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(REASON, '')
    .replace(SUBJECT, '')
    .replace(/[.!]$/, '')
    .replaceAll(/\\(?:operatorname|mathrm|text)\{([a-zA-Z ]{1,40})\}|\$/g, '$1')
    .replace(/^\\/, '')
    .toLowerCase();
}

function claimOf(written: string): Claim | null {
  if (MARK_OF_CONTRADICTION.test(written)) return { kind: 'no-solution' };
  const plain = written
    .replace(IMPOSSIBLE, '')
    .replace(/^contradiction\s?[,;:→⇒-]?>?\s?(?=\S)|^widerspruch\s?[,;:→⇒-]?>?\s?(?=\S)/u, '')
    .replace(CONCLUDING, '')
    .replace(SUBJECT, '');
  if (NO_SOLUTION.test(plain)) return { kind: 'no-solution' };
  if (INFINITELY_MANY.test(plain)) return { kind: 'infinitely-many' };
  const rank = (RANK.exec(plain) ?? HAS_RANK.exec(plain))?.groups?.['rank'];
  return rank === undefined ? null : { kind: 'rank', value: Number(rank) };
}
