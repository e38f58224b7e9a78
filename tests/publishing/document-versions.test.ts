import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareDocuments } from '#src/api/differences/compare-documents.ts';
import { renderMarkdown } from '#src/publishing/markdown/render-markdown.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { getBlob } from '#src/store/blobs.ts';
import { getItem } from '#src/store/items/items.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

const library: FolderFiles = {
  'documents.csv': 'document_id,title,category,date\nrules,Rules,methodology,2026-01-02\n',
  'document-versions.csv':
    'document_id,version,effective_date,changes,changes_ja,file\n' +
    'rules,1.0,2024-01-02,,,first.md\n' +
    'rules,2.0,2026-01-02,Caps,上限,second.md\n' +
    'rules,1.1,2025-01-02,,,middle.md\n',
  'files/first.md': '## Weights\n\nFree.\n',
  'files/middle.md': '## Weights\n\nFree <script>alert(1)</script>[.](javascript:alert(1))\n',
  'files/second.md': '## Weights\n\nCapped.\n',
};

test('RT-11 a document is its latest version, and keeps the others by their days', async () => {
  const folder = folders.write('versions', library);
  const { release } = await publishFolder(throwaway.store, { folder, accepted: acceptedAll });
  const { db } = throwaway.store;
  const number = release?.number ?? 0;
  const rules = await getItem(db, number, 'document', 'rules');
  const names = rules.versions.map(({ version, effectiveDate }) => `${version} ${effectiveDate}`);
  expect(names).toEqual(['2.0 2026-01-02', '1.1 2025-01-02', '1.0 2024-01-02']);
  expect(rules).toMatchObject({ format: 'html', sha256: rules.versions[0]?.sha256 });
  expect(rules.versions[0]).toMatchObject({ changes: { 'en-us': 'Caps', 'ja-jp': '上限' } });
  const texts = rules.versions.map(async ({ sha256 }) =>
    Buffer.from(await getBlob(db, number, sha256)),
  );
  const [latest, middle] = (await Promise.all(texts)).map(String);
  expect(latest).toContain('<p>Capped.</p>');
  expect(middle).toContain('Free &lt;script&gt;');
  expect(middle).not.toMatch(/<script|href="javascript/);
});

/** Markdown with what an attacker would write in it. */
const markdown = fc
  .array(
    fc.constantFrom(
      '## Weights\n\n',
      'Free',
      ' <script>alert(1)</script> ',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1))',
      '[b](/page/b "\\"><script>")',
      '`<b>`',
      '\n\n| a | b |\n|--|--|\n| <i> | ins |\n\n',
      '\n\n- <del onclick=alert(1)>\n\n',
      '\n\n```formula\nR = "<script>" / 2\n```\n\n',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('nothing that an author writes can run among differences: they hold only what both versions hold', () => {
  const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
  fc.assert(
    fc.property(markdown, markdown, (before, after) => {
      const both = [before, after].map((text) => renderMarkdown(text, 'en-us'));
      const [earlier = '', later = ''] = both;
      const known = new Set([...both.flatMap(tagsOf), '<ins>', '</ins>', '<del>', '</del>']);
      for (const { headingHtml, html } of compareDocuments(earlier, later, 'en-us')) {
        expect(tagsOf(headingHtml + html).filter((tag) => !known.has(tag))).toEqual([]);
      }
    }),
  );
});
