import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { openJournal } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-journal-'));
const path = join(folder, 'journal.jsonl');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a journal whose new file cannot take its place says so, and stays as it was', async () => {
  const journal = await openJournal(path);
  await journal.append('one', () => undefined);
  const rewriting = journal.exclusively((quiet) =>
    quiet.rewrite(() => {
      rmSync(`${path}.new`, { force: true });
      return 'kept';
    }),
  );
  await expect(rewriting).rejects.toThrow(UnavailableError);
  await journal.append('two', () => undefined);
  await journal.close();
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});
