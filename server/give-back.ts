// Giving back memory at once, of bytes that are done with.

/**
 * Gives the memory of bytes that nobody looks at any more back to the system's allocator; they are no bytes afterwards. The collector would come
 * for it megabytes later, and until then the next bytes are written to memory that is in no cache of the processor. Bytes that are a
 * part of a larger block are left alone: others may have a part in it.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (byteLength > 0 && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
