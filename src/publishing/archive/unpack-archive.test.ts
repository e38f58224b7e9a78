import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { crc32, gzipSync } from 'node:zlib';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tarGzOf, tarOf, zipOf, type Packed } from '../../../tests/support/archives.ts';
import { FaultsError } from '../faults.ts';
import { unpackArchive } from './unpack-archive.ts';

const root = mkdtempSync(path.join(tmpdir(), 'plumbline-archive-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const limits = { entries: 5, bytes: 4_000_000, fileBytes: 3_000_000, ratio: 100 };
let count = 0;

async function unpacked(bytes: Buffer): Promise<string> {
  const place = path.join(root, String(count++));
  mkdirSync(path.join(place, 'folder'), { recursive: true });
  const file = path.join(place, 'sent');
  writeFileSync(file, bytes);
  return unpackArchive({ file, name: 'archive' }, path.join(place, 'folder'), limits);
}

/** The entry that an archive is refused for, and what was found there. */
async function refusal(bytes: Buffer): Promise<[string, string]> {
  const error: unknown = await unpacked(bytes).catch((error: unknown) => error);
  if (!(error instanceof FaultsError)) throw error;
  const [fault] = error.faults.listed();
  return [fault!.file, fault!.found];
}

const good: Packed[] = [
  { name: 'site.yaml', content: 'name: A\n' },
  { name: 'levels/a.csv', content: 'date,AAA\n' },
];
const forms: [string, (entries: readonly Packed[]) => Buffer | Promise<Buffer>][] = [
  ['tar', tarOf],
  ['tar.gz', tarGzOf],
  ['zip', zipOf],
];

describe.each(forms)('a %s', (_form, pack) => {
  test('is unpacked, also where one folder holds all of it', async () => {
    const folder = await unpacked(await pack(good));
    expect(readFileSync(path.join(folder, 'levels/a.csv'), 'utf8')).toBe('date,AAA\n');
    const inner = await unpacked(
      await pack(good.map((entry) => ({ ...entry, name: `mine/${entry.name}` }))),
    );
    expect(path.basename(inner)).toBe('mine');
    expect(readFileSync(path.join(inner, 'site.yaml'), 'utf8')).toBe('name: A\n');
  });

  test.each([
    ['../a.csv', /\.\.\/a\.csv/],
    ['levels/../../a.csv', /\.\./],
    ['/etc/a.csv', /\/etc/],
    ['levels\\a.csv', /levels/],
    ['C:/a.csv', /C:/],
    ['levels/\u202Evsc.a', /U\+202E/],
    ['levels/a\u200B.csv', /U\+200B/],
    ['LEVELS/b.csv', /LEVELS/],
    ['levels/A.csv', /A\.csv/],
    ['levels/a.csv', /a\.csv/],
    ['site.yaml/a', /site\.yaml/],
    ['\u017Fite.yaml', /ite\.yaml/],
    [`${'long/'.repeat(220)}a.csv`, /long/],
  ])('with a name like %j is refused by it', async (name, found) => {
    const said = await refusal(await pack([...good, { name, content: 'x' }]));
    expect(said.join(' ')).toMatch(found);
  });

  test.each(['../a.csv', 'levels/../../a.csv', '/etc/a.csv', 'C:/a.csv', 'levels\\a.csv'])(
    'whose name %j leads elsewhere is told so, at the entry itself',
    async (name) => {
      const error: unknown = await unpacked(await pack([...good, { name }])).catch(
        (error: unknown) => error,
      );
      if (!(error instanceof FaultsError)) throw error;
      const expected = 'a path below the folder, of names that can be read';
      expect(error.faults.listed()).toMatchObject([{ file: name, expected, found: name }]);
    },
  );

  test('with too much in it is refused at the entry where it is', async () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.csv`, content: 'x' }));
    expect(await refusal(await pack(many))).toEqual(['5.csv', 'entry 6']);
    const noise = () => Buffer.from(Float64Array.from({ length: 350_000 }, Math.random).buffer);
    const two = [
      { name: 'a', content: noise() },
      { name: 'b', content: noise() },
    ];
    expect(await refusal(await pack(two))).toEqual(['b', 'more']);
    const one = { name: 'a', content: Buffer.concat([noise(), noise()]) };
    expect(await refusal(await pack([one]))).toEqual(['a', 'more']);
  });

  test('that is cut is refused', async () => {
    const whole = await pack([...good, { name: 'b', content: Buffer.alloc(5_000, 'noise') }]);
    await expect(refusal(whole.subarray(0, -whole.length / 2))).resolves.toBeTruthy();
  });
});

test.each(['symlink', 'link', 'character-device', 'block-device', 'fifo'] as const)(
  'a tar with a %s is refused',
  async (type) => {
    const entry: Packed = { name: 'a.csv', header: { type, linkname: '/etc/passwd' } };
    expect(await refusal(await tarOf([entry]))).toEqual(['a.csv', type]);
  },
);

test('a tar with a file that has holes is refused, in both forms', async () => {
  const pax = { 'GNU.sparse.major': '1', 'GNU.sparse.name': 'levels/b.csv' };
  const noted: Packed = { name: 'GNUSparseFile.1/b.csv', content: '1\n0\n', header: { pax } };
  expect(await refusal(await tarOf([...good, noted]))).toEqual([
    'GNUSparseFile.1/b.csv',
    'a file with holes',
  ]);
  const marked = await tarOf([{ name: 'b.csv', content: 'x' }]);
  // The kind is byte 156 of the header, whose checksum, of six octal digits, is at 148.
  const sum = Number.parseInt(marked.toString('latin1', 148, 154), 8) + 'S'.codePointAt(0)! - 48;
  marked.write('S', 156);
  marked.write(sum.toString(8).padStart(6, '0'), 148);
  expect(await refusal(marked)).toEqual(['b.csv', 'another kind']);
});

test.each(forms)('a name of ten thousand letters in a %s is told in short', async (_form, pack) => {
  const name = `levels/${'long'.repeat(2_500)}.csv`;
  const [file, found] = await refusal(await pack([...good, { name, content: 'x' }]));
  expect([file.length, found.length]).toEqual([expect.closeTo(81, 1), expect.closeTo(81, 1)]);
});

test('a zip with a link or a device is refused', async () => {
  const entry = { name: 'a.csv', content: '/etc/passwd' };
  expect(await refusal(zipOf([{ ...entry, mode: 0o12_0777 }]))).toEqual(['a.csv', 'symlink']);
  expect(await refusal(zipOf([{ ...entry, mode: 0o02_0666 }]))).toEqual(['a.csv', 'device']);
});

test.each([
  ['tar.gz', tarGzOf],
  ['zip', zipOf],
] as const)('a %s that would fill a disk is refused after a megabyte', async (_form, pack) => {
  const bomb = await pack([{ name: 'a.csv', content: Buffer.alloc(2_500_000) }]);
  expect(bomb.length).toBeLessThan(10_000);
  expect(await refusal(bomb)).toEqual(['a.csv', 'more']);
});

test('a bomb within a file that is zipped itself is refused by that file', async () => {
  const rows = gzipSync(Buffer.alloc(2_500_000, '2026-11-16,AAA,100\n'));
  const packed = [...good, { name: 'levels/b.csv.gz', content: rows }];
  expect(await refusal(zipOf(packed))).toEqual(['levels/b.csv.gz', 'more']);
  expect(await refusal(await tarOf(packed))).toEqual(['levels/b.csv.gz', 'more']);
  const small = { name: 'levels/b.csv.gz', content: gzipSync('date,AAA\n') };
  await unpacked(await tarOf([...good, small]));
});

test('a zip whose content is not what it was packed from is refused', async () => {
  const [name, before] = ['a.csv', Buffer.from('2026-11-16,1000.00\n')];
  const packed = zipOf([...good, { name, content: before }]);
  // The checksum stands twice, before the content and in the directory; sizes stay what they were.
  const [right, wrong] = [Buffer.alloc(4), Buffer.alloc(4)];
  right.writeUInt32LE(crc32(before));
  wrong.writeUInt32LE(crc32(Buffer.from('2026-11-16,1000.01\n')));
  for (let at = packed.indexOf(right); at >= 0; at = packed.indexOf(right)) wrong.copy(packed, at);
  expect(await refusal(packed)).toEqual(['a.csv', 'other content']);
});

test('a file in the place of the folder itself is refused', async () => {
  expect(await refusal(await tarOf([{ name: '.', content: 'x' }]))).toEqual(['.', '.']);
});

describe('a tar', () => {
  test('that was cut between two files is refused: it has no end', async () => {
    const whole = await tarOf([...good, { name: 'levels/b.csv', content: 'x' }]);
    // The end of a tar are 1,024 zeros; the last file has a header and one block.
    expect(await refusal(whole.subarray(0, -2_048))).toEqual(['archive', 'the end of the file']);
    expect(await refusal(whole.subarray(0, -1_024))).toEqual(['archive', 'the end of the file']);
  });

  test('that is all headers, or goes on behind its end, is given up early', async () => {
    const noted = { name: 'x', header: { pax: { comment: 'nothing'.repeat(100) } } };
    // What stands before the header of the file, which is one block, and the end, which is two.
    const note = (await tarOf([noted])).subarray(0, -1_536);
    const notes = Buffer.concat([...Array.from({ length: 3_000 }, () => note), await tarOf(good)]);
    expect(await refusal(gzipSync(notes))).toEqual(['archive', 'more']);
    const endless = Buffer.concat([await tarOf(good), Buffer.alloc(30_000_000)]);
    expect(await refusal(gzipSync(endless))).toEqual(['archive', 'more']);
  });
});

test('what is no archive is refused', async () => {
  expect(await refusal(Buffer.from('date,AAA\n'))).toEqual(['archive', 'none of them']);
  expect((await refusal(Buffer.from('PK nothing')))[0]).toBe('archive');
  expect((await refusal(Buffer.from([0x1f, 0x8b, 8, 0, 1])))[0]).toBe('archive');
});

test('a tar.gz that breaks off is told so by what unpacks it, wherever its reader is', async () => {
  for (let length = 8_000; length < 10_000; length += 200) {
    const noise = Buffer.from(Float64Array.from({ length }, Math.random).buffer);
    const whole = await tarGzOf([good[0]!, { name: 'b.png', content: noise }]);
    expect((await refusal(whole.subarray(0, -8)))[1]).toBe('unexpected end of file');
  }
});

test('a zip that breaks off is told so', async () => {
  expect(await refusal(zipOf(good).subarray(0, -30))).toEqual([
    'archive',
    'no list of its files at its end: it breaks off',
  ]);
});

test('an archive whose folder is not the only thing at its top is told what stands there', async () => {
  const inFolder = (name: string) => good.map((one) => ({ ...one, name: `${name}/${one.name}` }));
  const two = await tarOf([...inFolder('old'), ...inFolder('new')]);
  expect(await refusal(two)).toEqual([
    'archive',
    expect.stringMatching(/^(old|new)\/site.yaml, (old|new)\/site.yaml$/),
  ]);
  const beside = await tarOf([...inFolder('mine'), { name: 'README.md', content: 'x' }]);
  expect(await refusal(beside)).toEqual([
    'archive',
    'mine/site.yaml, with others beside its folder',
  ]);
});
