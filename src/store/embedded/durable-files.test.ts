import { mkdir, mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { syncTree } from './durable-files.ts';

/** More than are synced at a time. */
const files = 150;

test('every file of a folder is synced, however many there are and however deep they lie', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-sync-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'deep', 'deeper'), { recursive: true });
  for (let i = 0; i < files; i++) {
    await writeFile(join(folder, i % 2 === 0 ? '' : 'deep/deeper', `${i}`), 'text');
  }
  const handle = await open(join(folder, '0'));
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
  onTestFinished(() => sync.mockRestore());
  await handle.close();
  await syncTree(folder);
  expect(sync).toHaveBeenCalledTimes(files);
});
