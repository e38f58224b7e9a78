import { describe, expect, test } from 'vitest';
import { listOf, type Row } from '../../tests/support/searched-list.ts';

function namesFound(rows: (Row | string)[], text: string): string[] {
  const list = listOf(
    rows.map((row) => (typeof row === 'string' ? { name: row, former: [], ticker: null } : row)),
  );
  return list.search({ text, limit: 8 }).rows.map((row) => list.row(row).name);
}

describe('SR-08 search', () => {
  test('SR-08 finds name words in any order and by their beginning', () => {
    const names = ['World Growth', 'World Value', 'Europe Growth'];
    expect(namesFound(names, 'growth world')).toEqual(['World Growth']);
    expect(namesFound(names, 'gro wor')).toEqual(['World Growth']);
  });

  test('SR-08 finds by ticker and ISIN, whatever the case and punctuation, also beside words', () => {
    const rows = [
      { name: 'Norway Banks', former: [], ticker: '^NQNO30', isin: 'US0000000001' },
      { name: 'Norway Energy', former: [], ticker: '^NQNO60' },
    ];
    expect(namesFound(rows, 'nqno30')).toEqual(['Norway Banks']);
    expect(namesFound(rows, '^nqno')).toEqual(['Norway Banks', 'Norway Energy']);
    expect(namesFound(rows, 'us00000')).toEqual(['Norway Banks']);
    expect(namesFound(rows, 'nqno6 norway')).toEqual(['Norway Energy']);
  });

  test('SR-08 finds two words that were typed as one, marked as spelled otherwise', () => {
    const rows = ['World Small Cap', 'World Large Cap', 'Smallholder World'].map((name) => ({
      name,
      former: [],
      ticker: null,
    }));
    expect(namesFound(rows, 'smallcap')).toEqual(['World Small Cap']);
    expect(namesFound(rows, 'smallca')).toEqual(['World Small Cap']);
    expect(namesFound(rows, 'largecap world')).toEqual(['World Large Cap']);
    expect(listOf(rows).search({ text: 'smallcap', limit: 8 }).matchedBySpelling).toBe(true);
    // The first has to be a word: this is a mistyped one.
    expect(namesFound(rows, 'smalhholder')).toEqual(['Smallholder World']);
  });

  test('SR-08 finds by former names', () => {
    const rows = [{ name: 'World Select', former: ['Atlas Old'], ticker: null }, 'World Value'];
    expect(namesFound(rows, 'atlas')).toEqual(['World Select']);
  });

  test('SR-08 finds S&P 500 however it is written', () => {
    for (const text of ['S&P 500', 's&p500', 'sp 500', 'S & P 500', 'sp500']) {
      expect(namesFound(['S&P 500', 'S&P 400'], text)).toEqual(['S&P 500']);
    }
  });

  test('SR-08 letters joined by & are a word, and no beginning of another', () => {
    const names = ['Spain Value', 'Spanish Banks', 'AT&T Chain', 'Attica Value'];
    expect(namesFound(names, 'S&P')).toEqual([]);
    expect(namesFound(names, 's & p value')).toEqual([]);
    expect(namesFound([...names, 'S&P 500'], 'S&P')).toEqual(['S&P 500']);
    expect(namesFound([...names, 'S&P 500'], 's&p 5')).toEqual(['S&P 500']);
    expect(namesFound(names, 'AT&T')).toEqual(['AT&T Chain']);
    expect(namesFound(names, 'sp')).toEqual(['Spain Value', 'Spanish Banks']);
  });

  test('SR-08 finds Japanese names by any part of them', () => {
    const names = ['日経平均株価', '東証株価指数', 'トピックス'];
    expect(namesFound(names, '日経')).toEqual(['日経平均株価']);
    expect(namesFound(names, '株価')).toEqual(['日経平均株価', '東証株価指数']);
    expect(namesFound(names, 'ﾄﾋﾟｯｸｽ')).toEqual(['トピックス']);
  });

  test('SR-08 finds by what an index is where its name says it in another language', () => {
    const rows = [
      { name: 'Nippon Core', former: [], ticker: null, labels: ['日本', '株式', 'Japan'] },
      { name: 'World Core', former: [], ticker: null, labels: ['世界の株式を加重した指数'] },
      { name: 'Japan Bonds', former: [], ticker: null, labels: ['日本', '債券'] },
    ];
    expect(namesFound(rows, '日本 株式')).toEqual(['Nippon Core']);
    expect(namesFound(rows, '世界')).toEqual(['World Core']);
    expect(namesFound(rows, '株式')).toEqual(['Nippon Core', 'World Core']);
    // What a name says comes before what a label says.
    expect(namesFound(rows, 'japan')).toEqual(['Japan Bonds', 'Nippon Core']);
    expect(namesFound(rows, 'japn core')).toEqual(['Nippon Core']);
  });

  test('SR-08 finds Japanese words written as one, and whatever particle stands between them', () => {
    const rows = [
      { name: 'Nippon Core', former: [], ticker: null, labels: ['日本', '株式'] },
      { name: 'Japan Bonds', former: [], ticker: null, labels: ['日本', '債券'] },
    ];
    for (const text of ['日本株式', '日本の株式', '日本株', '日本 株', '株式日本']) {
      expect(namesFound(rows, text)).toEqual(['Nippon Core']);
    }
    expect(namesFound(rows, '日本債')).toEqual(['Japan Bonds']);
    expect(namesFound(rows, '日本不動産')).toEqual([]);
  });

  test('SR-08 forgives a typo in one of two words', () => {
    const names = ['Japan TOPIX', 'Japan Value', 'TOPIX Banks'];
    for (const text of ['japn topix', 'topix japn', 'japan topx', 'japan tpoix']) {
      expect(namesFound(names, text)).toEqual(['Japan TOPIX']);
    }
    const rows = [{ name: 'TOPIX', former: [], ticker: null, labels: ['Japan'] }, 'Japan Value'];
    expect(namesFound(rows, 'japn topix')).toEqual(['TOPIX']);
  });

  test('SR-08 puts the best match first: code, name, whole words, beginnings, parts, and mistyped last', () => {
    const rows = [
      { name: 'Ceramics', former: [], ticker: 'ESG' },
      { name: 'ESG', former: [], ticker: null },
      { name: 'World ESG', former: [], ticker: null },
      { name: 'ESGX', former: [], ticker: null },
      { name: 'MESG', former: [], ticker: null },
    ];
    expect(namesFound(rows, 'esg')).toEqual(['Ceramics', 'ESG', 'World ESG', 'ESGX', 'MESG']);
  });

  test('SR-08 puts live before ceased and short before long among equals', () => {
    const rows = [
      { name: 'Oil', former: ['Crude'], ticker: null, ceased: true },
      { name: 'Crude Oil Futures', former: [], ticker: null },
      { name: 'Crude Brent', former: [], ticker: null },
    ];
    expect(namesFound(rows, 'cru')).toEqual(['Crude Brent', 'Crude Oil Futures', 'Oil']);
  });

  test('SR-08 forgives one typo of any kind, in a word of four letters and more', () => {
    const names = ['Global Bond', 'Europe Bond'];
    for (const text of ['glbal', 'glonbal', 'gkobal', 'golbal bond', 'gloabl', 'blobal b']) {
      expect(namesFound(names, text)).toEqual(['Global Bond']);
    }
    expect(namesFound(['Oil'], 'oyl')).toEqual([]);
    expect(namesFound(['World 500'], 'world 5000')).toEqual([]);
  });

  test('SR-08 forgives two in a long word, but only when one is not enough', () => {
    expect(namesFound(['Infrastructure', 'Industrials'], 'infrastucure')).toEqual([
      'Infrastructure',
    ]);
  });

  test('SR-08 says whether it found what was typed or what is spelled like it', () => {
    const list = listOf(
      ['World', 'Consumer Goods'].map((name) => ({ name, former: [], ticker: null })),
    );
    const isBySpelling = (text: string) => list.search({ text, limit: 8 }).matchedBySpelling;
    expect(isBySpelling('gold')).toBe(true);
    expect(isBySpelling('goods')).toBe(false);
    expect(isBySpelling('zebra')).toBe(false);
    expect(list.screen({ text: 'gold', page: 1, size: 8 }).matchedBySpelling).toBe(true);
    expect(list.screen({ page: 1, size: 8 }).matchedBySpelling).toBe(false);
  });

  test('SR-08 needs every word, but does without "index" where nothing is called so', () => {
    expect(namesFound(['Nikkei 225', 'Nikkei 300'], 'nikkei 225 index')).toEqual(['Nikkei 225']);
    expect(namesFound(['Nikkei 225'], 'nikkie 225 index')).toEqual(['Nikkei 225']);
    expect(namesFound(['Nikkei 225', 'World Index'], 'index')).toEqual(['World Index']);
    expect(namesFound(['Nikkei 225'], 'nikkei zebra')).toEqual([]);
  });

  test('SR-08 finds nothing where there is nothing to search for', () => {
    for (const text of ['', '  ', '&', '***']) expect(namesFound(['Oil & Gas'], text)).toEqual([]);
  });
});
