// AssemblyScript. What the WebAssembly module offers; and the inner loops, which stay functions of their own for V8's sake (see tile.ts).

export { characteristicPolynomial } from './characteristic';
export { carryDigits, writeHexadecimal } from './digits';
export { addMultiple, eliminate, restoreColumns } from './elimination';
export { multiply, multiplyPacked, pack } from './product';
export { reduceEntries, scaleEntries, subtractMultiple } from './residues';
export { addShortTile, multiplyShort, packShortColumns, packShortRows } from './short';
export { addExactTile, addResidueTile, addRoundedTile } from './tile';
