import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApi } from '#src/api/create-api.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { openDataFiles, type OpenedDataFiles } from '../support/data-files.ts';
import { openSmallApi, type SmallApi } from '../support/small-api.ts';
import { engines } from '../support/stores.ts';
import { site as siteFile, temporaryFolders } from './provider-folder.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());
const today = dayOfIso('2026-11-20')!;

const declared = `${siteFile}memberFields:
  - { field: vote, name: { en-us: Votes, ja-jp: 議決権 } }
  - { field: listed-in, name: { en-us: Listed in } }
  - { field: unused, name: { en-us: Unused } }
`;
const another = '  - { field: another, name: { en-us: Another } }\n';
const lists = `index,as_of,member,weight,field_listed-in,field_vote,field_vote_ja
AAA,2026-11-18,One,60,Porto,One a share,一株一票
AAA,2026-11-18,Two,40,,,
`;

describe.each(engines)('fields of members on %s', (engine) => {
  let site: SmallApi;
  let files: OpenedDataFiles;
  const publish = async (name: string, written: Record<string, string>) => {
    const folder = folders.write(`${engine}-${name}`, written);
    const { release } = await publishFolder(site.store, { folder, today, accepted: acceptedAll });
    await vi.waitUntil(() => site.snapshot().release === release?.number, { timeout: 60_000 });
  };
  beforeAll(async () => {
    site = await openSmallApi(engine);
    files = openDataFiles(site);
    await publish('first', { 'site.yaml': declared, 'constituents/a.csv': lists });
  });
  afterAll(async () => {
    await files.close();
    await site.close();
  });

  test('are said of a member in the requested language, beside the names of the fields that the list has', async () => {
    const english = await site.ask('constituents', { portfolioId: 'AAA' });
    expect(english.ownFields).toEqual([
      { field: 'vote', name: 'Votes' },
      { field: 'listed-in', name: 'Listed in' },
    ]);
    expect(english.constituents.map(({ ownFields }) => ownFields)).toEqual([
      { vote: 'One a share', 'listed-in': 'Porto' },
      undefined,
    ]);
    const japanese = await site.ask('constituents', { portfolioId: 'AAA', lang: 'ja-jp' });
    expect(japanese.ownFields[0]).toEqual({ field: 'vote', name: '議決権' });
    expect(japanese.constituents[0]?.ownFields).toEqual({
      vote: '一株一票',
      'listed-in': 'Porto',
    });
  });

  test('are columns of the downloads of the list, behind those of the software', async () => {
    const log = { error: () => undefined };
    const api = createApi({ ...site, log, publicUrl: site.forms.publicUrl });
    const ask = async (format: string) =>
      api.request(`/api/index-details/constituents/download?portfolioId=AAA&format=${format}`);
    const csv = await (await ask('csv')).text();
    expect(csv).toMatch(
      /ticker,isin,name,weight,sector,country,currency,field_vote,field_listed-in/,
    );
    expect(csv).toMatch(/,,One,60,,,,One a share,Porto/);
    expect(await (await ask('json')).text()).toContain('"field_vote":"One a share"');
    expect((await ask('xlsx')).status).toBe(200);
  });

  test('are columns of the file of all members, which is another once one more is declared, and the same in whatever order they are', async () => {
    const file = await files.app.request('/data/constituents.csv');
    const text = await file.text();
    expect(text).toMatch(/,rating,field_listed-in,field_unused,field_vote\r?\n/);
    expect(text).toMatch(/,One,.*,Porto,,One a share\r?\n/);
    const described = await (await files.app.request('/data/constituents.metadata.json')).text();
    expect(described).toContain('Listed in');
    const parquet = await files.app.request('/data/constituents.parquet');
    expect(Buffer.from(await parquet.arrayBuffer()).toString('latin1')).toContain('field_vote');
    await publish('later', {
      'site.yaml': `${declared}${another}`,
      'constituents/a.csv': lists,
    });
    const later = await files.app.request('/data/constituents.csv');
    expect(later.headers.get('ETag')).not.toBe(file.headers.get('ETag'));
    const table = await later.text();
    expect(table).toContain('field_another');
    const [before, ...fields] = `${declared}${another}`.split('  - ');
    await publish('reordered', {
      'site.yaml': [before, ...fields.toReversed()].join('  - '),
      'constituents/a.csv': lists,
    });
    const same = await files.app.request('/data/constituents.csv');
    expect(same.headers.get('ETag')).toBe(later.headers.get('ETag'));
    expect(await same.text()).toBe(table);
  });
});
