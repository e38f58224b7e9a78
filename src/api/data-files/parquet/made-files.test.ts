import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMadeFiles } from './made-files.ts';

/** Files of ten bytes, the first two made a minute ago; `made` has their names. */
function openTens(mostBytes: number) {
  const files = openMadeFiles(mostBytes);
  onTestFinished(() => files.close());
  const begun = Date.now() / 1000 - 60;
  const made: string[] = [];
  const open = async (name: string) => {
    const file = await files.open(name, async (path) => {
      made.push(name);
      await writeFile(path, '0123456789');
      const moment = begun + made.length;
      if (made.length <= 2) await utimes(path, moment, moment);
    });
    await file.close();
  };
  return { open, made };
}

test('those who ask for a file at once share one making', async () => {
  const { open, made } = openTens(100);
  await Promise.all([open('a'), open('a'), open('a')]);
  expect(made).toEqual(['a']);
});

test('the file that was just made stays, also where the file system’s clock is behind', async () => {
  const files = openMadeFiles(15);
  onTestFinished(() => files.close());
  for (const [name, age] of [
    ['older', 0],
    ['newer', 60],
  ] as const) {
    const file = await files.open(name, async (path) => {
      await writeFile(path, '0123456789');
      const moment = Date.now() / 1000 - age;
      await utimes(path, moment, moment);
    });
    expect(await file.readFile('utf8')).toBe('0123456789');
    await file.close();
  }
});

test('room is made by removing the file that was not used for longest', async () => {
  const { open, made } = openTens(25);
  await open('a');
  await open('b');
  await open('a');
  await open('c');
  expect(made).toEqual(['a', 'b', 'c']);
  await open('a');
  await open('c');
  expect(made).toEqual(['a', 'b', 'c']);
  await open('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('the files of a process that was killed are removed by the next, those of one that runs are not', async () => {
  const folderOf = async (pid: number) => {
    const folder = await mkdtemp(join(tmpdir(), `plumbline-data-files-${pid}-`));
    await writeFile(join(folder, 'levels.parquet'), '0123456789');
    return folder;
  };
  const ended = await folderOf(spawnSync(process.execPath, ['--version']).pid);
  const running = await folderOf(process.ppid);
  onTestFinished(() => rm(running, { recursive: true }));
  openTens(100);
  expect([existsSync(ended), existsSync(running)]).toEqual([false, true]);
});
