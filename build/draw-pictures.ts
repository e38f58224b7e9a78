import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

// Draws the icons and the default share picture. Run it by hand after a change of the colours below. The picture contains no
// word, because it serves every page, provider and language, and no curve, which would look like the levels of an index.
//   node build/draw-pictures.ts

const colours = {
  paper: '#fbfaf7',
  rule: '#dfdcd3',
  ink: '#15171c',
  accent: '#2a3bd1',
};
const size = { width: 1200, height: 630 };

/** The mark, hanging from the upper edge: a thread with a drop at its end. */
const thread = (x: number, length: number, scale: number) =>
  `<g stroke="${colours.accent}" fill="${colours.accent}"><path d="M${x} 0v${length}" stroke-width="${scale / 2}"/>
  <path transform="translate(${x} ${length - 6 * scale}) scale(${scale})" stroke="none"
    d="M0 0c2.2 5.2 5.5 7.6 5.5 11.8a5.5 5.5 0 0 1-11 0C-5.5 7.6-2.2 5.2 0 0z"/></g>`;

/** The grid lines of an empty chart, with the mark in front of them. */
const shared = [0, 1, 2, 3, 4]
  .map((at) => `<path d="M80 ${95 + 110 * at}h1040" stroke="${colours.rule}" stroke-width="2"/>`)
  .concat(thread(600, 400, 8))
  .join('');

async function save(page: Page, svg: string, box: { width: number; height: number }, path: string) {
  await page.setViewportSize(box);
  await page.setContent(
    `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"
      style="display:block;background:${colours.paper}">${svg}</svg>`,
  );
  await page.screenshot({ path });
}

const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await mkdir('public/share', { recursive: true });
await save(page, shared, size, 'public/share/site.png');
const icon = { width: 180, height: 180 };
await save(page, thread(90, 100, 5), icon, 'public/apple-touch-icon.png');
await page.setViewportSize({ width: 32, height: 32 });
await page.setContent(
  `<style>*{margin:0}svg{display:block}</style>${(await readFile('public/favicon.svg', 'utf8')).replace('<svg', '<svg width="32" height="32"')}`,
);
const small = await page.screenshot({ omitBackground: true });
await writeFile('public/favicon.ico', Buffer.concat([iconHead(32, small.length), small]));
await browser.close();

/** The header of an ICO file that contains one picture, a PNG. */
function iconHead(side: number, bytes: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(bytes, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
}
