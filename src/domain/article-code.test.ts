import { expect, test } from 'vitest';
import { articleCodeOf } from './article-code.ts';
import { assetTypes } from './asset-type.ts';

test('IN-03 asset types have the codes of the articles service; ESG and private markets ask for all', () => {
  const codes = assetTypes.map((type) => [type, articleCodeOf(type)]);
  expect(Object.fromEntries(codes)).toEqual({
    equity: '0',
    'fixed-income': '1',
    alternatives: '2',
    'multi-asset': '4',
    esg: 'null',
    'private-markets': 'null',
  });
});
