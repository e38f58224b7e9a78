import { describe, expect, test } from 'vitest';
import { codeOf, fold, readQuery, wordsOf } from './search-text.ts';

describe('words of a name', () => {
  test.each([
    ['S&P 500', ['sp', '500']],
    ['s&p500', ['sp', '500']],
    ['S & P 500', ['sp', '500']],
    ['AT&T', ['att']],
    ['Oil&Gas', ['oil', 'gas']],
    ['Oil & Gas', ['oil', 'gas']],
    ['U.S. Treasury', ['us', 'treasury']],
    ["Moody's Bond", ['moodys', 'bond']],
    ['SSE180 Index', ['sse', '180', 'index']],
    ['G7 10Y B2B', ['g7', '10y', 'b2b']],
    ['S&P/TSX Composite', ['sp', 'tsx', 'composite']],
    ['Société Générale – Économie', ['societe', 'generale', 'economie']],
    ['Straße Øst Łódź', ['strasse', 'ost', 'lodz']],
    ['日経平均株価225', ['日経平均株価', '225']],
    ['ﾄﾋﾟｯｸｽ ＴＯＰＩＸ', ['トピックス', 'topix']],
    ['&/–', []],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  test('the voicing marks of kana are kept, they make another letter', () => {
    expect(fold('ガ')).not.toBe(fold('カ'));
  });
});

test('a code is its letters and digits', () => {
  expect(codeOf('^NQNO30-gbpt')).toBe('nqno30gbpt');
  expect(codeOf('000008.SS')).toBe('000008ss');
  expect(codeOf('^')).toBe('');
});

describe('a query', () => {
  test('has one term for what stands between spaces, each read as a code and as words', () => {
    expect(readQuery(' Nasdaq-100  TR ')).toEqual({
      code: 'nasdaq100tr',
      name: 'nasdaq 100 tr',
      terms: [
        { code: 'nasdaq100', words: ['nasdaq', '100'], joined: [] },
        { code: 'tr', words: ['tr'], joined: [] },
      ],
    });
  });

  test('knows which of its words are letters joined by &, which are written whole', () => {
    const joinedIn = (text: string) => readQuery(text).terms.flatMap(({ joined }) => joined);
    expect(joinedIn("S&P/TSX s & p500 AT&T sp U.S. Moody's Oil&Gas")).toEqual(['att']);
    expect(joinedIn('S&P/TSX')).toEqual(['sp']);
    expect(joinedIn('s & p500')).toEqual([]);
    expect(joinedIn('S & P 500')).toEqual(['sp']);
  });

  test('SR-08 work is bounded: hostile input is cut to twelve terms and two hundred characters', () => {
    const terms = Array.from({ length: 5_000 }, (_, i) => `w${i}`);
    expect(readQuery(terms.join(' ')).terms).toHaveLength(12);
    // One character that NFKC turns into eighteen.
    const query = readQuery('ﷺ'.repeat(10_000));
    expect(query.name.length).toBeLessThanOrEqual(200);
    expect(query.terms.every((term) => term.words.every((word) => word.length <= 64))).toBe(true);
  });
});
