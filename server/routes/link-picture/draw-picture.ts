// A thread that draws pictures: SVG in, PNG out. It is away from the event loop, because drawing takes a tenth of a second and more.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FONT_FAMILY } from './picture-svg.ts';

const font = new Uint8Array(readFileSync(new URL('stix-two-math-pictures.ttf', import.meta.url)));

const options = { font: { fontBuffers: [font], defaultFontFamily: FONT_FAMILY } };

async function load() {
  await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return (svg: string): Uint8Array => {
    const drawing = new Resvg(svg, options);
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
      drawing.free();
    }
  };
}

/** A promise: no picture is asked for before the library is loaded. */
export default load();
