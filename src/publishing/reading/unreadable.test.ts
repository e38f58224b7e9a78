import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnreadableFileError } from '../faults.ts';
import { asUnreadable } from './unreadable.ts';

test('what the system refuses is a fault of the file, in words', async () => {
  const errorOf = (path: string) => readFile(path).catch((error: unknown) => asUnreadable(error));
  const [folder, missing] = [await errorOf(tmpdir()), await errorOf(join(tmpdir(), 'no-such'))];
  expect(folder).toBeInstanceOf(UnreadableFileError);
  expect([folder, missing]).toMatchObject([{ found: 'a folder' }, { found: 'no file' }]);
});

test('an error of the program stays what it is', () => {
  for (const error of [
    new TypeError('x is not a function'),
    Object.assign(new Error('the argument is no path'), { code: 'ERR_INVALID_ARG_TYPE' }),
    'a text',
  ]) {
    expect(asUnreadable(error)).toBe(error);
  }
});
