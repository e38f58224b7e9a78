import { expect, test } from 'vitest';
import { messageGroups } from '../messages/groups.ts';
import { asOfMessages } from '../messages/data/as-of.ts';
import { withTexts } from './texts-around.ts';

const group = messageGroups['asOfMessages']!.number;

test('texts of a provider stand in place of messages of their language, and are put together once for all uses', () => {
  const texts = { 'en-us': { [group]: { all: 'Every release' } } };
  withTexts(texts, () => {
    const m = asOfMessages('en-us');
    expect([m.all, m.show, asOfMessages('ja-jp').all]).toEqual([
      'Every release',
      'Show',
      'すべてのリリース',
    ]);
    expect(asOfMessages('en-us')).toBe(m);
  });
  expect(asOfMessages('en-us').all).toBe('All releases');
});
