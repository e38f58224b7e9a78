import { expect, test } from 'vitest';
import { backTestNote } from './back-test-note.ts';

const figures = { return1Y: 3.1 } as Parameters<typeof backTestNote>[1][number]['figures'];
const live = { launchDate: '2019-03-01', backTested: [], figures };
const unknown = { ...live, launchDate: null };

test('15.5 a list says that nothing is known of back-tests where an index with figures has no launch date', () => {
  const note =
    'Where no launch date is published, which figures include back-tested levels is not known.';
  expect(backTestNote('en-us', [live], ['return1Y'])).toBe(null);
  expect(backTestNote('en-us', [live, unknown], ['return1Y'])).toBe(note);
  expect(backTestNote('en-us', [unknown], ['return3Y'])).toBe(null);
  const marked = { ...live, backTested: ['return1Y'] };
  expect(backTestNote('en-us', [marked, unknown], ['return1Y'])).toMatch(
    new RegExp(`^† contains .* ${note}$`),
  );
});
