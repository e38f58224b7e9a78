import { expect, test, vi } from 'vitest';
import { saysVariant } from './says-variant.ts';

test('a name that says its variant, in whatever words and order, need not be followed by it', () => {
  const bond = 'Example Global Aggregate Bond Hedged TR USD';
  expect(saysVariant(bond, 'TR USD hedged', 'en-us')).toBe(true);
  expect(saysVariant(bond, 'TR USDヘッジ', 'ja-jp')).toBe(true);
  expect(saysVariant('例日本株 税引後配当込み 円', 'NTR JPY', 'ja-jp')).toBe(true);
  const hedged = '例日本株 税引後配当込み ユーロ（為替ヘッジあり）';
  expect(saysVariant(hedged, 'NTR EURヘッジ', 'ja-jp')).toBe(true);
  expect(saysVariant(hedged, 'NTR USDヘッジ', 'ja-jp')).toBe(false);
  expect(saysVariant('例日本株 配当込み 円', 'NTR JPY', 'ja-jp')).toBe(false);
  expect(saysVariant(bond, 'TR EUR', 'en-us')).toBe(false);
  expect(saysVariant('Example World', 'NTR USD', 'en-us')).toBe(false);
});

test('a name that has the code of its currency is read without the names of currencies', () => {
  const opened = vi.spyOn(Intl, 'DisplayNames');
  expect(saysVariant('Example World NTR USD', 'NTR USD', 'en-us')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});
