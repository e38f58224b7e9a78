import { expect, test } from 'vitest';
import { labels } from './messages/charts/labels.ts';

test('a name and what is said of it are separated as each language does it', () => {
  expect(labels('en-us').labelled('Sectors', 'Energy')).toBe('Sectors: Energy');
  expect(labels('ja-jp').sentence('セクター', 'エネルギー')).toBe('セクター：エネルギー。');
});
