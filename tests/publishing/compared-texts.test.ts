import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDifference } from '#src/cli/format-difference.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { compareFolder } from '#src/publishing/compare-folder.ts';
import { differenceContent } from '#src/publishing/difference/difference-page.ts';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { compareDraft } from '#src/publishing/drafts/compare-draft.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore, engines, type ThrowawayStore } from '../support/stores.ts';
import { site, temporaryFolders, type FolderFiles } from './provider-folder.ts';

const today = dayOfIso('2026-11-25') ?? 0;
const folders = temporaryFolders();
afterAll(folders.remove);

const filler = 'The words around it stay as they were, and nobody has to read them again. '.repeat(
  3,
);

const texts: FolderFiles = {
  'site.yaml': `${site}calendar: { time: '18:00', holidays: [2026-12-25], named: { new-york: { time: '21:30', holidays: [2026-11-26] }, rome: { holidays: [2026-04-06] } } }\n`,
  'indexes.csv': `fund_id,name,asset_type,description\nAAA,Alpha,equity,"${filler}Weighted by value."\nBBB,Beta,fixed-income,\n`,
  'insights.yaml':
    'types: [{ type: research, label: { en-us: Research } }]\n' +
    'strategists: [{ strategist: ann, name: { en-us: Ann }, role: { en-us: Strategist }, biography: { en-us: Writes } }]\n',
  'articles/en-us/1-a-title.md':
    '---\ntitle: A title\nsummary: A summary\ndate: 2026-11-19\ntype: research\nassetTypes: [equity]\nstrategists: [ann]\n---\n' +
    `\n${filler}\n\nShares fell by **one third** in May.\n`,
  'pages/en-us/equity.yaml': `url: /equity\ntitle: Equity\ndescription: Shares\nsections:\n  - type: richText\n    text: |\n      ${filler}\n\n      See [the rules](/page/rules).\n`,
  'documents.csv':
    'document_id,title,category,date,file\nrules,Rules,methodology,2026-01-02,rules.md\nold,Old,methodology,2026-01-02,\n',
  'document-versions.csv':
    'document_id,version,effective_date,changes,file\nold,1,2026-01-01,First,old-1.md\nold,2,2026-01-02,Second,old-2.md\n',
  'files/rules.md': `${filler}\n\nReviewed every three months.\n`,
  'files/old-1.md': `${filler}\n\nHeld for a year.\n`,
  'files/old-2.md': `${filler}\n\nHeld for two years.\n`,
};

const changes = [
  [
    'site.yaml',
    'legalName: Example Ltd\ntagline: { en-us: Indexes }',
    'legalName: Example plc\ntagline: { en-us: Two indexes }',
  ],
  ['indexes.csv', 'Weighted by value', 'Weighted equally'],
  ['articles/en-us/1-a-title.md', '**one third**', 'two fifths &amp; &lt;script&gt;'],
  ['pages/en-us/equity.yaml', '/page/rules', '/page/new-rules'],
  ['files/rules.md', 'three months', 'six weeks'],
  ['files/old-1.md', 'a year', 'a month'],
] as const;

const changed: FolderFiles = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => {
    const [, before = '', after = ''] = changes.find(([own]) => own === file) ?? [];
    return [file, String(text).replace(before, after)];
  }),
);

describe.each(engines)('the texts of a comparison on %s', (engine) => {
  let thrown: ThrowawayStore;
  let reports: DifferenceReport[];
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    const publishing = { today, accepted: acceptedAll };
    await publishFolder(thrown.store, {
      folder: folders.write(`${engine}-a`, texts),
      ...publishing,
    });
    const folder = folders.write(`${engine}-b`, changed);
    const { draft } = await draftFolder(thrown.store, { folder, ...publishing });
    reports = [
      await compareFolder(thrown.store, { folder, today }),
      await compareDraft(thrown.store, draft!),
    ];
  });
  afterAll(() => thrown.remove());

  test('PB-04 of changed texts the words are told, of a folder and of its draft', () => {
    for (const report of reports) {
      const fields = report.items.flatMap((one) => one.changed.flatMap((each) => each.fields));
      const wordsOf = (field: string) =>
        fields
          .filter((one) => one.field === field)
          .flatMap(({ text }) => text?.passages.flat() ?? [])
          .flatMap(({ kind, text }) => (kind === 'same' ? [] : [[kind, text]]));
      expect(wordsOf('description.en-us')).toEqual([
        ['removed', 'by value'],
        ['added', 'equally'],
      ]);
      expect(wordsOf('blocks')).toEqual([
        ['removed', '**one third**'],
        ['added', 'two fifths & <script>'],
      ]);
      expect(wordsOf('sections')).toEqual([['added', 'new-']]);
      expect(wordsOf('text')).toEqual([
        ['removed', 'three months'],
        ['added', 'six weeks'],
      ]);
      expect(wordsOf('text of version 1')).toEqual([
        ['removed', 'year'],
        ['added', 'month'],
      ]);
      // The words say what hashes and sizes would.
      const documents = report.items.find(({ kind }) => kind === 'document')?.changed ?? [];
      const fieldsOf = documents.map(({ key, fields }) => [key, fields.map((one) => one.field)]);
      expect(Object.fromEntries(fieldsOf)).toEqual({
        rules: ['text'],
        old: ['text of version 1'],
      });
      const names = fields.map(({ field }) => field);
      expect(names).not.toContain('plainText');
      // What the store orders in another way has not changed.
      expect(names).toContain('legalName');
      // Of a text by language the language that changed, and no notation of programs.
      const tagline = { field: 'tagline.en-us', before: 'Indexes', after: 'Two indexes' };
      expect(fields).toContainEqual(tagline);
      expect(names).not.toContain('calendar');
    }
  });

  test('PB-04 the report marks the words for eyes and ears, and runs nothing of them', () => {
    for (const report of reports) {
      const html = differenceContent(report);
      expect(html).toContain(
        'Reviewed every <del><span class="said">taken out: </span>three months</del>' +
          '<ins><span class="said">put in: </span>six weeks</ins>.',
      );
      expect(html).toContain('</span>two fifths &amp; &lt;script&gt;</ins>');
      expect(html).not.toContain('<script');
    }
  });

  test('PB-04 the text for a terminal has the first changed words in short', () => {
    for (const report of reports) {
      const text = formatDifference(report);
      expect(text).toContain('Reviewed every [-three months-]{+six weeks+}.');
      expect(text).toContain('Weighted [-by value-]{+equally+}.');
    }
  });
});
