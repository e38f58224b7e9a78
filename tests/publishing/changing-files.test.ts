import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import type { Store } from '#src/store/open-store.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { copiedStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

async function emptyStore() {
  const throwaway = await copiedStore('embedded');
  onTestFinished(() => throwaway.remove());
  return throwaway.store;
}

/** Publishes a folder to which `change` is done once its indexes were read. */
function publishWhile(store: Store, folder: string, change: () => void) {
  return publishFolder(store, {
    accepted: acceptedAll,
    folder,
    onProgress: ({ step }) => {
      if (step === 'reading indexes') change();
    },
  });
}

test('a folder that is written to while it is read is not published', async () => {
  const store = await emptyStore();
  const folder = folders.write('written', {});
  const more = () => appendFileSync(`${folder}/site.yaml`, '# more\n');
  await expect(publishWhile(store, folder, more)).rejects.toThrow(
    /site\.yaml changed while it was read: publish again/,
  );
  expect(await findCurrentRelease(store.db)).toBeNull();
});

test('a page that is taken away while the folder is read does not leave the site', async () => {
  const store = await emptyStore();
  const page = 'url: /page/a\ntitle: A\ndescription: A\nsections: [{ type: richText, text: A }]\n';
  const folder = folders.write('gone', { 'pages/en-us/a.yaml': page });
  const takeAway = () => rmSync(`${folder}/pages`, { recursive: true, force: true });
  await expect(publishWhile(store, folder, takeAway)).rejects.toThrow(
    /a\.yaml changed while it was read/,
  );
  expect(await findCurrentRelease(store.db)).toBeNull();
});

test('a file of levels that is written to while it is read is not published', async () => {
  const store = await emptyStore();
  await publishFolder(store, { folder: folders.write('levels', {}) });
  const file = folders.path('more.csv');
  writeFileSync(file, 'date,AAA\n2025-11-19,100\n');
  const publishing = publishLevels(store, {
    file,
    onProgress: () => writeFileSync(file, 'date,AAA\n2025-11-19,200\n'),
  });
  await expect(publishing).rejects.toThrow(/more\.csv changed while it was read/);
  expect((await findCurrentRelease(store.db))?.number).toBe(1);
});
