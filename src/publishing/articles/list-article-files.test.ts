import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listArticleFiles } from './list-article-files.ts';

test('articles come in the order of their names, however the disk lists them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'articles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'articles/en-us'), { recursive: true });
  const names = ['articles/en-us/2601-a.md', 'articles/en-us/2602-a.md', 'articles/misplaced.md'];
  for (const name of names.toReversed()) await writeFile(join(folder, name), '');
  expect(listArticleFiles(folder).map(({ name }) => name)).toEqual(names);
});
