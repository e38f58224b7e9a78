import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataFiles, type OpenedDataFiles } from '../../../tests/support/data-files.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { unzip } from '../../../tests/support/unzip.ts';

let site: SmallApi;
let opened: OpenedDataFiles;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  opened = openDataFiles(site);
});
afterAll(async () => {
  await opened.close();
  await site.close();
});
const get = async (path: string) => opened.app.request(path);

test('the metadata beside a file state the terms of its indexes, those of most first', async () => {
  expect(await (await get('/data/figures.metadata.json')).json()).toMatchObject({
    licence: 'https://indexes.example/data#terms',
    licencesOfIndexes: [
      { text: null, count: 6, fundIds: expect.arrayContaining(['US500', 'GOLD']) },
      { text: 'On request', count: 1, fundIds: ['GOVT'] },
    ],
  });
  expect(await (await get('/data/indexes/GOVT/levels.metadata.json')).json()).toMatchObject({
    licencesOfIndexes: [{ text: 'On request', count: 1, fundIds: ['GOVT'] }],
  });
});

test('the archive says them to readers, with the indexes where they differ', async () => {
  const readmeOf = async (path: string) =>
    unzip(Buffer.from(await (await get(path)).arrayBuffer())).get('README.txt');
  const terms = '  https://indexes.example/data#terms';
  expect(await readmeOf('/data/levels.zip?ids=US500,GOVT')).toContain(
    `Terms\n  Not stated. (US500)\n  On request (GOVT)\n${terms}`,
  );
  expect(await readmeOf('/data/levels.zip?ids=GOVT')).toContain(`Terms\n  On request\n${terms}`);
});
