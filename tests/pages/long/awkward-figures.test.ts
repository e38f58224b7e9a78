import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#src/store/open-store.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { call } from '../../support/ask-program.ts';
import { awkwardForms, type Moment } from '../../support/awkward/awkward-forms.ts';
import {
  hasPython,
  makeAwkwardProvider,
  publishAwkward,
  type AwkwardProvider,
} from '../../support/awkward/awkward-provider.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';
import { copiedDataDirectory } from '../../support/stores.ts';

let provider: AwkwardProvider;
let site: SiteApp;
beforeAll(async () => {
  if (!hasPython) return;
  provider = await makeAwkwardProvider();
  const dataDir = await copiedDataDirectory();
  const store = await openStore({ dataDir });
  await publishAwkward(store, provider.folders.first);
  await publishAwkward(store, provider.folders.second);
  await store.close();
  site = await openSiteApp({}, dataDir);
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await site?.close();
  await provider?.remove();
});

const forms = [
  ['pages', 'the calculated digits'],
  ['markdown', 'for programs too, the calculated figures and a reason for each dash'],
  ['lists', 'as CSV, JSON and workbooks, the calculated figures'],
  ['factsheets', 'the calculated digits'],
] as const;

function expectForms(moments: () => readonly Moment[]): void {
  test.each(forms)('%s have of every awkward series %s', async (form) => {
    for (const moment of moments()) {
      await expect(awkwardForms(site)[form](moment)).resolves.toBeUndefined();
    }
  });
}

describe.skipIf(!hasPython)('after corrections and withdrawals', () => {
  // As of the first release by what is shown today.
  expectForms(() => [
    { release: 2, asof: null, expected: provider.expected.second },
    { release: 1, asof: 1, expected: provider.expected.firstByNow },
  ]);
});

describe.skipIf(!hasPython)('after a rollback', () => {
  beforeAll(async () => {
    await rollbackTo(site.store, 1, 'Levels of the wrong day');
    await site.untilServed(3);
  });

  expectForms(() => [
    { release: 3, asof: null, expected: provider.expected.first },
    { release: 1, asof: 1, expected: provider.expected.first },
  ]);

  test('the release between is gone in every form, with its reason', async () => {
    const list = '/api/portfolio-returns/download?asof=2&format=';
    for (const path of [
      '/indexes/details/BMD?asof=2',
      '/indexes/details/BMD.md?asof=2',
      `${list}csv`,
      `${list}json`,
      `${list}xlsx`,
      '/factsheets/BMD/2/en-us.pdf',
    ]) {
      const answer = await site.get(path);
      expect([path, answer.status]).toEqual([path, 410]);
      expect([path, await answer.text()]).toEqual([
        path,
        expect.stringContaining('Levels of the wrong day'),
      ]);
    }
    const { text, isError } = await call(site.app, 'read_index', { index: 'BMD', asof: '2' });
    expect([isError, text]).toEqual([true, expect.stringContaining('Levels of the wrong day')]);
  });
});
