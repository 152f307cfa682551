// What readers call a method.

/** Names of people and of factors, which are not written as words are. */
const proper: { readonly [method: string]: string } = {
  'faddeev-leverrier': 'Faddeev–LeVerrier',
  'gauss-jordan': 'Gauss–Jordan',
  lu: 'LU',
  qr: 'QR',
};

/** "Row reduction" for `row-reduction`. */
export function methodTitle(method: string): string {
  const words = method.replaceAll('-', ' ');
  return proper[method] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
