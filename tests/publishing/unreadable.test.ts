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

test('links that lead out of the folder are refused wherever they stand, and nothing behind them is read', async () => {
  const elsewhere = folders.write('elsewhere', { 'levels/x.csv': 'secret text\n' });
  const secret = path.join(elsewhere, 'levels/x.csv');
  const places = ['levels/x.csv', 'pages/en-us/t.md', 'navigation.yaml', 'tables'];
  const linked = places.map((place, at) => {
    const folder = folders.write(`linked${at}`, { 'levels/a.csv': 'date,AAA\n' });
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    symlinkSync(place === 'tables' ? elsewhere : secret, path.join(folder, place));
    return path.join(folder, place);
  });
  const given = places.map((_, at) => path.dirname(linked[at]!.replace(places[at]!, 'x')));
  const { code, stderr } = await runCommand(['check', ...given]);
  expect(code).toBe(1);
  for (const place of linked)
    expect(stderr).toContain(
      `${place}:1:1 expected a file of this folder, found "a link that leads out of it"`,
    );
  expect(stderr).not.toContain('secret');
});

test('links within the folder are followed', async () => {
  const folder = folders.write('within', { 'shared.md': 'Text' });
  symlinkSync('shared.md', path.join(folder, 'copy.md'));
  expect((await runCommand(['check', folder])).stderr).not.toContain('link');
});

test('a link back to a folder around it is told once, however many ways lead round', async () => {
  const folder = folders.write('round', { 'levels/a.csv': 'date,AAA\n', 'pages/a.md': 'Text' });
  symlinkSync('.', path.join(folder, 'pages/self'));
  symlinkSync('..', path.join(folder, 'levels/back'));
  symlinkSync('../levels', path.join(folder, 'pages/levels'));
  const { code, stderr } = await runCommand(['check', folder]);
  expect(code).toBe(1);
  for (const place of ['pages/self', 'levels/back'])
    expect(stderr.split(`${folder}/${place}:1:1 expected a link to a file`)).toHaveLength(2);
  expect(stderr).not.toContain('back/');
});
