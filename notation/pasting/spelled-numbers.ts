// Numbers as they are written outside programs: ½, 2½, 1 1/2 and 10 %, as one fraction each.

const vulgar: { readonly [sign: string]: string } = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

const signs = `[${Object.keys(vulgar).join('')}]`;
const vulgarFraction = new RegExp(String.raw`^([+-]?)(\d{0,15}) ?(${signs})$`);
const mixedNumber = /^([+-]?)(\d{1,15}) (\d{1,15})\/(\d{1,15})$/;
const percentage = /^([+-]?)(\d{0,15})(?:\.(\d{1,15}))?\s?%$/;

/** A whole number and a fraction beside it, as one fraction. */
function sumOf(sign: string, whole: string, above: string, below: string): string {
  return `${sign}${BigInt(whole === '' ? '0' : whole) * BigInt(below) + BigInt(above)}/${BigInt(below)}`;
}

/** The number as a fraction that programs read; null where the text is no such number. A mixed number needs a proper fraction. */
export function spelledNumber(text: string): string | null {
  const [, vulgarSign = '', vulgarWhole = '', character = ''] = vulgarFraction.exec(text) ?? [];
  const [above, below] = vulgar[character]?.split('/') ?? [];
  if (above !== undefined && below !== undefined) return sumOf(vulgarSign, vulgarWhole, above, below);
  const [, sign = '', whole = '', over = '', under = ''] = mixedNumber.exec(text) ?? [];
  if (whole !== '') return BigInt(over) < BigInt(under) ? sumOf(sign, whole, over, under) : null;
  const [, before = '', units = '', places = ''] = percentage.exec(text) ?? [];
  if (units === '' && places === '') return null;
  return `${before}${BigInt(units + places)}/${100n * 10n ** BigInt(places.length)}`;
}
