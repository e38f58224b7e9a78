import { createRequire } from 'node:module';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { drawPicture } from './draw-picture.ts';
import type { PictureOrder } from './picture.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Fonts by their files, as factsheets have them: a picture looks the same wherever it is made. */
const fontFiles = [
  '@expo-google-fonts/source-sans-3/300Light/SourceSans3_300Light.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
];

const options: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: fontFiles.map((file) => resolve(file)),
    defaultFontFamily: 'Source Sans 3',
  },
};

/** The bytes of a picture: PNG, or SVG of which the type is outlined and the words stand in its description. */
export function renderPicture(order: PictureOrder): Uint8Array {
  const svg = drawPicture(order);
  const resvg = new Resvg(svg, options);
  if (order.format === 'png') return resvg.render().asPng();
  return new TextEncoder().encode(withWords(resvg.toString(), svg));
}

/** What the renderer leaves out, since it is not drawn. */
function withWords(outlined: string, svg: string): string {
  const words = /<title.*?<\/desc>/s.exec(svg)?.[0] ?? '';
  return outlined.replace(/<svg ([^>]*)>/, (_, attributes: string) => {
    return `<svg role="img" aria-labelledby="title desc" ${attributes}>${words}`;
  });
}
