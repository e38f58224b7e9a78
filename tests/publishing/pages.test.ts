import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageKey } from '#src/contract/provider/page.ts';
import type { LeftOutRow } from '#src/publishing/faults.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { getBlob } from '#src/store/blobs.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { formulaAnchors } from '#src/urls/formula-anchors.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;
let count = 0;
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

const head = 'url: /equity\ntitle: Equity\ndescription: Shares\nsections:\n';

/** Publishes a folder with a page at /equity. */
async function publish(files: FolderFiles) {
  const notes: LeftOutRow[] = [];
  const folder = folders.write(`pages${count++}`, files);
  const onLeftOut = (row: LeftOutRow) => void notes.push(row);
  const { release } = await publishFolder(throwaway.store, {
    accepted: acceptedAll,
    folder,
    onLeftOut,
    // The levels that one of them has the next has not.
    withdrawLevels: ['AAA'],
  });
  return { folder, notes, release };
}

async function publishedPage(release: number) {
  return getItem(throwaway.store.db, release, 'page', pageKey('en-us', '/equity'));
}

test('TP-07 an unknown section or component is published, and noted with its line', async () => {
  const { folder, notes, release } = await publish({
    'pages/en-us/equity.yaml':
      `${head}  - type: globe\n    speed: 3\n  - type: oneColumnSection\n    components:\n` +
      '      - name: Heat Map\n        of: [AAA]\n      - name: Index Screener\n',
  });
  const file = `${folder}/pages/en-us/equity.yaml`;
  expect(notes).toEqual([
    { file, line: 5, reason: 'section "globe" is unknown: visitors see a notice in its place' },
    {
      file,
      line: 9,
      reason: 'component "Heat Map" is unknown: visitors see a notice in its place',
    },
  ]);
  const { sections } = await publishedPage(release?.number ?? 0);
  expect(sections).toMatchObject([
    { type: 'unknown', asked: 'globe' },
    { type: 'oneColumnSection', components: [{ name: 'Unknown' }, { name: 'Index Screener' }] },
  ]);
});

test.each(['constructor', 'toString'])(
  'TP-07 a section called %s is unknown like any other',
  async (type) => {
    const { notes, release } = await publish({
      'pages/en-us/equity.yaml': `${head}  - type: ${type}\n`,
    });
    expect(notes.map(({ reason }) => reason)).toEqual([
      `section "${type}" is unknown: visitors see a notice in its place`,
    ]);
    const { sections } = await publishedPage(release?.number ?? 0);
    expect(sections).toMatchObject([{ type: 'unknown', asked: type }]);
  },
);

test('a text may stand in a file of its own, and its headings are known', async () => {
  const { release } = await publish({
    'pages/en-us/equity.yaml': `${head}  - type: richText\n    text: { file: ../texts/long.md }\n`,
    'pages/texts/long.md': '## Risk & return {#risk}\n\nMore *words*.\n\n### Beta\n',
  });
  const { sections } = await publishedPage(release?.number ?? 0);
  expect(sections).toMatchObject([
    {
      text: {
        html:
          '<h2 id="risk"><a href="#risk" data-anchor>Risk &amp; return</a></h2>\n<p>More <em>words</em>.</p>\n' +
          '<h3 id="beta"><a href="#beta" data-anchor>Beta</a></h3>\n',
        headings: [
          { id: 'risk', text: 'Risk & return', level: 2 },
          { id: 'beta', text: 'Beta', level: 3 },
        ],
      },
    },
  ]);
});

/** The beginning of a PNG of 3 × 2 pixels; its size stands in the first chunk. */
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000003000000020802000000', 'hex');
/** A JPEG's frame of 5 × 4 pixels behind a comment. */
const jpg = Buffer.from('ffd8fffe000461 62ffc0000b080004000501011100ffd9'.replace(' ', ''), 'hex');
const svg = Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 640.4 360"></svg>');

test.each([
  ['png', png, 3, 2],
  ['jpg', jpg, 5, 4],
  ['svg', svg, 640, 360],
] as const)('a %s is kept under its hash, with its size', async (type, bytes, width, height) => {
  // The name says nothing: what a picture is, its bytes tell.
  const { release } = await publish({
    'pages/en-us/equity.yaml': `${head}  - type: picture\n    file: a.picture\n    alt: A ${type}\n`,
    'pages/en-us/a.picture': bytes,
  });
  const { sections } = await publishedPage(release?.number ?? 0);
  const sha256 = hash('sha256', bytes);
  expect(sections).toMatchObject([{ src: `/media/${sha256}.${type}`, width, height }]);
  expect(Buffer.from(await getBlob(throwaway.store.db, release?.number ?? 0, sha256))).toEqual(
    bytes,
  );
});

test('a change of a file that a page names makes a release', async () => {
  const page = {
    'pages/en-us/equity.yaml': `${head}  - type: richText\n    text: { file: a.md }\n`,
  };
  await publish({ ...page, 'pages/en-us/a.md': 'Before' });
  expect((await publish({ ...page, 'pages/en-us/a.md': 'Before' })).release).toBeNull();
  expect((await publish({ ...page, 'pages/en-us/a.md': 'After' })).release).not.toBeNull();
});

const methodologyOf = (release: number, language: 'en-us' | 'ja-jp') =>
  findItem(throwaway.store.db, release, 'page', pageKey(language, '/page/methodology'));

test('ID-01 a folder without a methodology has the built-in one, with what figures link to', async () => {
  const { release, notes } = await publish({ 'levels/a.csv': 'date,AAA\n2026-11-20,1\n' });
  for (const language of ['en-us', 'ja-jp'] as const) {
    const page = await methodologyOf(release?.number ?? 0, language);
    const [section] = page?.sections ?? [];
    if (section?.type !== 'richText') return expect.fail('no text');
    expect(section.text.headings.map(({ id }) => id)).toEqual([...formulaAnchors]);
    expect(section.text.html).toContain('<math ');
    expect(section.text.html).not.toContain('<pre>');
  }
  expect(notes).toEqual([]);
});

test('TP-01 a button that is to lead somewhere and says not where is noted with its line', async () => {
  const { folder, notes } = await publish({
    'pages/en-us/equity.yaml':
      `${head}  - type: richText\n    text: A\n    buttons:\n` +
      '      - text: Open\n        actionType: Go to url\n      - text: Write\n        actionType: contact\n' +
      '  - type: promoCards\n    cards:\n      - text: Read\n        actionType: Go to article\n' +
      '        title: A\n        description: B\n',
  });
  const file = `${folder}/pages/en-us/equity.yaml`;
  expect(notes).toEqual([
    { file, line: 8, reason: 'button "Open" leads nowhere: "Go to url" needs a target' },
    { file, line: 14, reason: 'button "Read" leads nowhere: "Go to article" needs a target' },
  ]);
});

test('ID-01 the provider’s own methodology takes its place in every language, and is told what it lacks', async () => {
  const file = 'pages/en-us/page/methodology.yaml';
  const headings = formulaAnchors
    .filter((anchor) => anchor !== 'beta')
    .map((anchor) => `      ## A {#${anchor}}\n`);
  const { folder, release, notes } = await publish({
    [file]:
      'title: Ours\nurl: /page/methodology\ndescription: A\nsections:\n  - type: richText\n    text: |\n' +
      headings.join(''),
  });
  expect((await methodologyOf(release?.number ?? 0, 'en-us'))?.title).toBe('Ours');
  expect(await methodologyOf(release?.number ?? 0, 'ja-jp')).toBeNull();
  expect(notes).toEqual([
    {
      file: `${folder}/${file}`,
      line: 2,
      reason:
        'figures link to headings that this page has not: beta; a heading gets its anchor by "## Title {#beta}"',
    },
  ]);
});
