import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { copiedStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

test('a reader that takes no more, as head does, ends a command without a word', async () => {
  const { store, config, remove } = await copiedStore('embedded');
  onTestFinished(remove);
  await publishFolder(store, { folder: folders.write('first', {}) });
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: config.dataDir };
  const { stderr } = await promisify(exec)('node src/cli/main.ts audit | true', { env });
  expect(stderr).toBe('');
});
