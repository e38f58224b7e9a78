import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { drawPicture } from './draw-picture.ts';
import type { PictureJob } from './picture.ts';
import { pngOf } from './png.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Paths of the fonts, which factsheets use too, so that pictures look the same on every machine. */
const fontFiles = [
  '@expo-google-fonts/source-sans-3/300Light/SourceSans3_300Light.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
];

/** Renders a chart: as PNG, or as SVG with outlined type and its text in the description. */
export type RenderPicture = (job: PictureJob) => Uint8Array;

/**
 * Loads the renderer with its fonts. It is the WebAssembly build, which keeps fonts in memory; the native builds
 * read a font file for every letter, which is several megabytes for Japanese.
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
  return (job) => {
    const svg = drawPicture(job);
    const drawn = new Resvg(svg, options);
    try {
      return job.format === 'png' ? rasterised(drawn) : outlined(drawn, svg);
    } finally {
      drawn.free();
    }
  };
}

type Drawn = InstanceType<typeof Resvg>;

/** The renderer's own PNG encoder takes four times as long, because it does not use the platform's compression. */
function rasterised(drawn: Drawn): Uint8Array {
  const image = drawn.render();
  try {
    return pngOf(image.pixels, image.width, image.height);
  } finally {
    image.free();
  }
}

/** Adds the text, which the renderer drops because it is not drawn. */
function outlined(drawn: Drawn, svg: string): Uint8Array {
  const words = /<title.*?<\/desc>/s.exec(svg)?.[0] ?? '';
  const withWords = drawn.toString().replace(/<svg ([^>]*)>/, (_, attributes: string) => {
    return `<svg role="img" aria-labelledby="title desc" ${attributes}>${words}`;
  });
  return new TextEncoder().encode(withWords);
}
