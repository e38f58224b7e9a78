import { expect, test } from 'vitest';
import { mixEmbedHeight } from './mix-embed-height.ts';

const rows = (count: number, name = 'Harbour World') => ({
  kind: 'comparison' as const,
  names: Array.from({ length: count }, () => name),
});

test('a frame has the height of its rows, whose names wrap, the more so where it is narrow', () => {
  const ten = mixEmbedHeight(rows(10), 640);
  expect(ten - mixEmbedHeight(rows(9), 640)).toBe(31);
  const long = 'Harbour Emerging Markets Dollar Government Bond Hedged TR EUR';
  expect(mixEmbedHeight(rows(10, long), 640) - ten).toBe(10 * 2 * 24);
  expect(mixEmbedHeight(rows(10, long), 480)).toBeGreaterThan(mixEmbedHeight(rows(10, long), 640));
  const japanese = 'ハーバー世界株式指数ネットトータルリターン';
  expect(mixEmbedHeight(rows(10, japanese), 640)).toBeGreaterThan(ten);
});
