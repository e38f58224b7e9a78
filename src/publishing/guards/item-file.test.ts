import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeOfText } from './item-file.ts';

test('a text is found in the file of its item; an item that is a row has the line of the row', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-item-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'rules.md');
  writeFileSync(file, 'title: Rules\n\nSee [fees](/page/fees) first.\n');
  const item = { kind: 'page', key: 'en-us/page/rules' } as const;
  const placed = (place: { file: string; line?: number } | undefined, text: string | null) =>
    placeOfText({ ...item, place }, text);
  expect(placed({ file }, '/page/fees')).toEqual({ file, line: 3, column: 12 });
  expect(placed({ file }, '/ja-jp/page/fees')).toEqual({ file, line: 3, column: 12 });
  expect(placed({ file }, '/page/%66ees')).toEqual({ file, line: 3, column: 12 });
  expect(placed({ file }, '/page/none')).toEqual({ file, line: null });
  expect(placed({ file }, null)).toEqual({ file, line: null });
  expect(placed({ file, line: 7 }, '/page/fees')).toEqual({ file, line: 7 });
  expect(placed(undefined, '/page/fees')).toEqual({ file: 'page en-us/page/rules', line: null });
});
