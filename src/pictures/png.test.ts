import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { pngOf } from './png.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(file));
});

test('a picture has the pixels that it was made of, read by another program', () => {
  const [width, height] = [7, 5];
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 37) % 256,
  );
  const data = Buffer.from(pngOf(pixels, width, height)).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${data}"/>
  </svg>`;
  expect(new Resvg(svg).render().pixels).toEqual(pixels);
});
