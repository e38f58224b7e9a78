import { hash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultsError } from '#src/publishing/faults.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { getBlob } from '#src/store/blobs.ts';
import { getItem } from '#src/store/items/items.ts';
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

const pdf = '%PDF-1.7\n% one\n%%EOF\n';
const library: FolderFiles = {
  'documents.csv':
    'document_id,title,title_ja,category,date,language,asset_classes,indexes,file\n' +
    'rules,Rules: all/none,算出要領,methodology,2026-01-02,ja-jp,equity|esg,AAA,deep/rules.pdf\n' +
    'complaints,Complaints,,policies,2026-02-03,,,,complaints.md\n',
  'files/deep/rules.pdf': pdf,
  'files/complaints.md': '## How\n\nWrite to [us](/contact-us). <script>alert(1)</script>\n',
};

const publish = (files: FolderFiles) =>
  publishFolder(throwaway.store, {
    folder: folders.write(`folder${count++}`, files),
    accepted: acceptedAll,
  });

test('PR-03 a PDF is kept byte for byte, named by its title in its language', async () => {
  const { release } = await publish(library);
  const { db } = throwaway.store;
  const rules = await getItem(db, release?.number ?? 0, 'document', 'rules');
  expect(rules).toEqual({
    documentId: 'rules',
    title: { 'en-us': 'Rules: all/none', 'ja-jp': '算出要領' },
    description: { 'en-us': null },
    category: 'methodology',
    subcategory: null,
    date: '2026-01-02',
    language: 'ja-jp',
    translationOf: null,
    assetClasses: ['equity', 'esg'],
    families: [],
    regions: [],
    indexFundIds: ['AAA'],
    format: 'pdf',
    sha256: hash('sha256', pdf),
    bytes: pdf.length,
    fileName: '算出要領.pdf',
    versions: [],
  });
  expect(Buffer.from(await getBlob(db, release?.number ?? 0, rules.sha256)).toString()).toBe(pdf);
});

test('PR-03 a name that is cut to 120 characters ends with a whole one', async () => {
  const title = `吉${'𠮷'.repeat(60)}`;
  const row = `rules,${title},methodology,2026-01-02,rules.pdf\n`;
  const { release } = await publish({
    'documents.csv': `document_id,title,category,date,file\n${row}`,
    'files/rules.pdf': pdf,
  });
  const rules = await getItem(throwaway.store.db, release?.number ?? 0, 'document', 'rules');
  expect(rules.fileName).toBe(`吉${'𠮷'.repeat(59)}.pdf`);
});

test('RT-11 Markdown is kept as the HTML of its page, in which nothing runs', async () => {
  const { release } = await publish({
    ...library,
    'indexes.csv': 'fund_id,name,asset_type\nAAA,A,equity\n',
  });
  const { db } = throwaway.store;
  const { format, sha256 } = await getItem(db, release?.number ?? 0, 'document', 'complaints');
  const html = Buffer.from(await getBlob(db, release?.number ?? 0, sha256)).toString();
  expect(format).toBe('html');
  expect(html).toContain('<h2 id="how"><a href="#how" data-anchor>How</a></h2>');
  expect(html).toContain('<a href="/contact-us"');
  expect(html).not.toContain('<script');
});

test('PR-03 a file that changes makes a release, although its row stays', async () => {
  await publish(library);
  const { release } = await publish({ ...library, 'files/deep/rules.pdf': `${pdf}% two\n` });
  expect(release).not.toBeNull();
  expect(
    (await publish({ ...library, 'files/deep/rules.pdf': `${pdf}% two\n` })).release,
  ).toBeNull();
});

test('a link that leads out of the folder is not followed', async () => {
  const files = { ...library };
  delete files['files/complaints.md'];
  const folder = folders.write(`folder${count++}`, files);
  symlinkSync(path.join(folder, 'site.yaml'), path.join(folder, 'files/complaints.md'));
  const refused = await publishFolder(throwaway.store, { folder }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FaultsError);
  expect((refused as FaultsError).faults.listed()[0]?.expected).toMatch(/stays below files/);
});
