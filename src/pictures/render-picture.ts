import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { drawPicture } from './draw-picture.ts';
import type { PictureOrder } from './picture.ts';
import { pngOf } from './png.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Fonts by their files, as factsheets have them: a picture looks the same wherever it is made. */
const fontFiles = [
  '@expo-google-fonts/source-sans-3/300Light/SourceSans3_300Light.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
];

/** Draws the chart of an order: PNG, or SVG of which the type is outlined and the words stand in its description. */
export type RenderPicture = (order: PictureOrder) => Uint8Array;

/**
 * Opens the renderer with its fonts. It is the build for WebAssembly, which keeps them in memory: the one for each platform
 * reads the file of a font anew for every letter, several megabytes for a Japanese one.
 */
export async function openRenderer(): Promise<RenderPicture> {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const options: ResvgRenderOptions = {
    font: {
      loadSystemFonts: false,
      fontBuffers: fontFiles.map((file) => readFileSync(resolve(file))),
      defaultFontFamily: 'Source Sans 3',
    },
  };
  return (order) => {
    const svg = drawPicture(order);
    const drawn = new Resvg(svg, options);
    try {
      return order.format === 'png' ? rasterised(drawn) : outlined(drawn, svg);
    } finally {
      drawn.free();
    }
  };
}

type Drawn = InstanceType<typeof Resvg>;

/** The renderer writes PNG too, in four times the time: its compression is not that of the platform. */
function rasterised(drawn: Drawn): Uint8Array {
  const image = drawn.render();
  try {
    return pngOf(image.pixels, image.width, image.height);
  } finally {
    image.free();
  }
}

/** With the words that the renderer leaves out, since they are not drawn. */
function outlined(drawn: Drawn, svg: string): Uint8Array {
  const words = /<title.*?<\/desc>/s.exec(svg)?.[0] ?? '';
  const withWords = drawn.toString().replace(/<svg ([^>]*)>/, (_, attributes: string) => {
    return `<svg role="img" aria-labelledby="title desc" ${attributes}>${words}`;
  });
  return new TextEncoder().encode(withWords);
}
