import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand } from './run-command.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

/** Puts something that is no file in the place of one. */
const makers: Record<string, (place: string) => void> = {
  'a folder': (place) => mkdirSync(place),
  'no file': (place) => symlinkSync('gone', place),
  'a link that leads back to itself': (place) => symlinkSync(path.basename(place), place),
  'a pipe, socket or device': (place) => execFileSync('mkfifo', [place]),
};

test('what is no file is a fault in its place, and is not waited for', async () => {
  const cases = Object.entries(makers).map(([found, make], at) => {
    const folder = folders.write(`table${at}`, { 'levels/a.csv': 'date,AAA\n' });
    make(path.join(folder, 'levels/b.csv'));
    return { folder, found };
  });
  const { code, stderr } = await runCommand(['check', ...cases.map(({ folder }) => folder)]);
  expect(code).toBe(1);
  for (const { folder, found } of cases) {
    expect(stderr).toContain(
      `${folder}/levels/b.csv:1:1 expected a file that can be read, found "${found}"`,
    );
  }
});

test('what is no file is a fault in YAML, texts and pictures of pages too', async () => {
  const page = `url: /page/a
title: A
description: A
sections:
  - { type: richText, text: { file: a.md } }
  - { type: picture, file: a.svg, alt: '' }
`;
  const folder = folders.write('page', { 'pages/en-us/a.yaml': page });
  for (const name of ['pages/en-us/a.md', 'pages/en-us/a.svg', 'navigation.yaml']) {
    mkdirSync(path.join(folder, name));
  }
  const { code, stderr } = await runCommand(['check', folder]);
  expect(code).toBe(1);
  for (const name of ['pages/en-us/a.md', 'pages/en-us/a.svg', 'navigation.yaml']) {
    expect(stderr).toContain(
      `${folder}/${name}:1:1 expected a file that can be read, found "a folder"`,
    );
  }
});

test('a folder that cannot be read does not pass for an empty one', async () => {
  const folder = folders.write('no-folder', { articles: 'not a folder' });
  const { code, stderr } = await runCommand(['check', folder]);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `${folder}/articles:1:1 expected a folder that can be read, found "a file"`,
  );
});
