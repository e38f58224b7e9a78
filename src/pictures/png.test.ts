import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { pngOf } from './png.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(file));
});

const [width, height] = [37, 29];

/** Opaque pixels of so many colours, in runs that end within rows and at their ends. */
function pixelsOf(colours: number): Uint8Array {
  const values = Array.from({ length: width * height }, (_, at) => {
    const colour = at < colours ? at : Math.floor(at / 5) % colours;
    return [(colour * 37) % 256, colour % 256, Math.floor(colour / 256), 255];
  });
  return Uint8Array.from(values.flat());
}

/** The pixels of a PNG, read by another program. */
function pixelsIn(png: Uint8Array): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <image width="${width}" height="${height}" image-rendering="optimizeSpeed"
      href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>
  </svg>`;
  return new Resvg(svg).render().pixels;
}

test.each([1, 2, 255, 256, 257, 1000])('a picture has its pixels: %i colours', (colours) => {
  const pixels = pixelsOf(colours);
  const png = pngOf(pixels, width, height);
  expect(pixelsIn(png)).toEqual(pixels);
  const colourType = png[25];
  expect(colourType).toBe(colours <= 256 ? 3 : 6);
});

test('pixels may stand within a larger piece of memory', () => {
  const pixels = pixelsOf(9);
  const memory = new Uint8Array(pixels.length + 8);
  memory.set(pixels, 8);
  expect(pngOf(memory.subarray(8), width, height)).toEqual(pngOf(pixels, width, height));
});
