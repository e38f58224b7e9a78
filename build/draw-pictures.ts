import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

// Draws the pictures that others show of the site, from levels of the demo: once, by hand, and after a change of
// the colours below. They hold no word and no name, so that they serve every provider and language.
//   node build/draw-pictures.ts

const colours = {
  paper: '#fbfaf7',
  rule: '#dfdcd3',
  ink: '#15171c',
  series: ['#2a3bd1', '#c9571a', '#006b5b', '#a97400', '#7a1f5c', '#2f86bf'],
};
const [accent = ''] = colours.series;
const size = { width: 1200, height: 630 };

type Box = { x: number; y: number; width: number; height: number };

/** Levels of every other index of a family, thinned, each as multiples of its first; from when all have one. */
async function growthOf(family: string, count: number): Promise<number[][]> {
  const text = await readFile(`demo/levels/${family}.csv`, 'utf8');
  const [, ...lines] = text.trim().split('\n');
  const rows = lines
    .map((row) => row.split(',').filter((_, column) => column % 2 === 1))
    .map((row) => row.slice(0, count).map(Number))
    .filter((row) => row.every((level) => level > 0));
  const step = Math.ceil(rows.length / 300);
  const thinned = rows.filter((_, at) => at % step === 0);
  return Array.from({ length: count }, (_, column) =>
    thinned.map((row) => (row[column] ?? 1) / (thinned[0]?.[column] ?? 1)),
  );
}

function line(values: readonly number[], box: Box, all: readonly number[] = values): string {
  const logs = all.map(Math.log);
  const [low, high] = [Math.min(...logs), Math.max(...logs)];
  const points = values.map((value, at) => {
    const x = box.x + (at / (values.length - 1)) * box.width;
    const y = box.y + box.height * (1 - (Math.log(value) - low) / (high - low));
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return `<polyline points="${points.join(' ')}" fill="none" stroke-width="4" stroke-linejoin="round"`;
}

/** The mark, hanging from the upper edge: a thread with a drop at its end. */
const thread = (x: number, length: number, scale: number) =>
  `<g stroke="${accent}" fill="${accent}"><path d="M${x} 0v${length}" stroke-width="${scale / 2}"/>
  <path transform="translate(${x} ${length - 6 * scale}) scale(${scale})" stroke="none"
    d="M0 0c2.2 5.2 5.5 7.6 5.5 11.8a5.5 5.5 0 0 1-11 0C-5.5 7.6-2.2 5.2 0 0z"/></g>`;

const rules = (box: Box) =>
  [0, 1, 2, 3, 4]
    .map((at) => `M${box.x} ${box.y + (box.height * at) / 4}h${box.width}`)
    .map((path) => `<path d="${path}" stroke="${colours.rule}" stroke-width="2"/>`)
    .join('');

async function drawings(): Promise<Record<string, string>> {
  const family = await growthOf('sectors', 6);
  const wide: Box = { x: 300, y: 90, width: 820, height: 450 };
  const fan = family.map(
    (values, at) => `${line(values, wide, family.flat())} stroke="${colours.series[at]}"/>`,
  );
  const full: Box = { x: 80, y: 90, width: 1040, height: 450 };
  const [one = []] = await growthOf('global-equity', 1);
  const small = family.map((values, at) => {
    const box = {
      x: 300 + (at % 3) * 285,
      y: 90 + Math.floor(at / 3) * 245,
      width: 250,
      height: 190,
    };
    const base = `<path d="M${box.x} ${box.y + 205}h250" stroke="${colours.ink}" stroke-width="2"/>`;
    return `${base}${line(values, box)} stroke="${colours.series[at]}"/>`;
  });
  return {
    site: `${rules(wide)}${fan.join('')}${thread(160, 380, 6)}`,
    index: `${rules(full)}${line(one, full)} stroke="${accent}"/>${thread(840, 330, 5)}`,
    article: `${small.join('')}${thread(160, 380, 6)}`,
  };
}

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
for (const [name, svg] of Object.entries(await drawings())) {
  await save(page, svg, size, `public/share/${name}.png`);
}
const icon = { width: 180, height: 180 };
await save(page, thread(90, 100, 5), icon, 'public/apple-touch-icon.png');
await page.setViewportSize({ width: 32, height: 32 });
await page.setContent(
  `<style>*{margin:0}svg{display:block}</style>${(await readFile('public/favicon.svg', 'utf8')).replace('<svg', '<svg width="32" height="32"')}`,
);
const small = await page.screenshot({ omitBackground: true });
await writeFile('public/favicon.ico', Buffer.concat([iconHead(32, small.length), small]));
await browser.close();

/** Head of an ICO file of one picture, a PNG: what a browser asks for that knows no page of the site yet. */
function iconHead(side: number, bytes: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(bytes, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
}
