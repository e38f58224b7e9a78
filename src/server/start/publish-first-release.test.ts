import { expect, onTestFinished, test, vi } from 'vitest';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { temporaryFolders } from '../../../tests/publishing/provider-folder.ts';
import { copiedStore } from '../../../tests/support/stores.ts';
import type { Log } from '../observe/log.ts';
import { publishFirstRelease } from './publish-first-release.ts';

/** A start on an empty store that another process publishes to; `logged` has what the log says. */
async function besideAnother() {
  const { store, remove } = await copiedStore('embedded');
  const folders = temporaryFolders();
  onTestFinished(async () => {
    folders.remove();
    await remove();
  });
  const logged: string[] = [];
  const note = (_: unknown, words: string) => void logged.push(words);
  const log = { info: note, error: note } as unknown as Log;
  const folder = { providerDir: folders.write('folder', {}), providerFiles: undefined };
  const other = await beginRelease(store, { label: 'other', note: '', sourceHash: 'o' });
  return { store, logged, other, start: () => publishFirstRelease(store, folder, log) };
}

test('of two servers that start on an empty store one publishes, and the other one waits for its release', async () => {
  const { store, logged, other, start } = await besideAnother();
  const starting = start();
  await expect.poll(() => logged).toContain('waiting for the first release');
  await other.flip();
  await starting;
  expect(await findCurrentRelease(store.db)).toMatchObject({ number: 1, label: 'other' });
});

test('a server that waits in vain for ten minutes ends with the reason', async () => {
  const { logged, other, start } = await besideAnother();
  onTestFinished(() => other.abandon());
  const starting = start().catch(String);
  await expect.poll(() => logged).toContain('waiting for the first release');
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  onTestFinished(() => now.mockRestore());
  expect(await starting).toMatch(/publish/);
});
