import { expect, onTestFinished, test } from 'vitest';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { mediaPath } from '#src/urls.ts';
import { copiedStore } from '../../../tests/support/stores.ts';
import { storedFiles } from './stored-files.ts';

test('a picture of a release in the making has no address yet, whoever knows its hash', async () => {
  const throwaway = await copiedStore('embedded');
  onTestFinished(() => throwaway.remove());
  const { store } = throwaway;
  const state = { release: 0 };
  const app = storedFiles({ store, snapshot: () => ({ ...state }) as Snapshot });
  const draft = await beginRelease(store, { label: 'coming', note: '', sourceHash: 'c' });
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
  const address = mediaPath(`${await draft.putBlob(Buffer.from(picture))}.svg`);
  expect((await app.request(address)).status).toBe(404);
  state.release = (await draft.flip()).number;
  const shown = await app.request(address);
  expect([shown.status, await shown.text()]).toEqual([200, picture]);
});

test('where there is no file, that is said in our own words, and nothing is written there', async () => {
  const throwaway = await copiedStore('embedded');
  onTestFinished(() => throwaway.remove());
  const snapshot = () => ({ release: 0 }) as Snapshot;
  const app = storedFiles({ store: throwaway.store, snapshot });
  for (const address of [mediaPath('none'), mediaPath(`${'a'.repeat(64)}.svg`)]) {
    const none = await app.request(address);
    expect([none.status, await none.text()]).toEqual([404, 'There is no such file.']);
    const sent = await app.request(address, { method: 'POST' });
    expect([sent.status, sent.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
});
