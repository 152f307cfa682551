// QR codes: an address that a phone reads from paper.

import { encodeQR } from 'qr';

/** White modules on each side, which readers need. */
const QUIET_MODULES = 4;

/** The modules of the code with its white border, row by row; true is black. */
export function qrModules(address: string): readonly (readonly boolean[])[] {
  return encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_MODULES });
}

/** The black modules as the path of an SVG in which a module is 1 wide, and the width of that SVG. */
export function qrPath(address: string): { readonly size: number; readonly path: string } {
  const modules = qrModules(address);
  const squares = modules.flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: modules.length, path: squares.join('') };
}
