import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineList, type Columns } from './declaration.ts';
import { codeOf, wordsOf } from './engine/search-text.ts';
import { buildList } from './list-builder.ts';
import { openList } from './list.ts';

type Row = {
  name: string;
  former: string[];
  ticker: string | null;
  isin?: string;
  ceased?: boolean;
};

const columns = {
  name: { kind: 'text', value: (row: Row) => row.name },
  former: { kind: 'texts', value: (row: Row) => row.former },
  ticker: { kind: 'text', value: (row: Row) => row.ticker },
  isin: { kind: 'text', value: (row: Row) => row.isin ?? null },
} satisfies Columns<Row>;

const declaration = defineList<Row>()({
  columns,
  text: ['name', 'former'],
  codes: ['ticker', 'isin'],
  ids: ['ticker'],
  filters: ['name'],
  sorts: ['name'],
  demoted: (row) => row.ceased ?? false,
  optionalWords: ['index'],
});

const listOf = (rows: Row[]) => openList<typeof declaration>(buildList(declaration, rows));

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

  test('SR-08 finds by former names', () => {
    const rows = [{ name: 'World Select', former: ['Atlas Old'], ticker: null }, 'World Value'];
    expect(namesFound(rows, 'atlas')).toEqual(['World Select']);
  });

  test('SR-08 finds S&P 500 however it is written', () => {
    for (const text of ['S&P 500', 's&p500', 'sp 500', 'S & P 500', 'sp500']) {
      expect(namesFound(['S&P 500', 'S&P 400'], text)).toEqual(['S&P 500']);
    }
  });

  test('SR-08 finds Japanese names by any part of them', () => {
    const names = ['日経平均株価', '東証株価指数', 'トピックス'];
    expect(namesFound(names, '日経')).toEqual(['日経平均株価']);
    expect(namesFound(names, '株価')).toEqual(['日経平均株価', '東証株価指数']);
    expect(namesFound(names, 'ﾄﾋﾟｯｸｽ')).toEqual(['トピックス']);
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

/** What `matchText` promises, row by row on strings: the class of each match, smaller is better. */
function classesByBruteForce(rows: Row[], text: string): Map<Row, number> {
  const terms = [...new Set(text.toLowerCase().split(' '))].filter((term) => term !== '');
  if (terms.length === 0) return new Map();
  const required = terms.filter((term) => term !== 'index');
  const some = required.length > 0 ? required : terms;
  const wordsOfRow = (row: Row) => [row.name, ...row.former].flatMap(wordsOf);
  const vocabulary = [...new Set(rows.flatMap(wordsOfRow))];

  const level = (row: Row, term: string) => {
    const words = wordsOfRow(row);
    const code = codeOf(row.ticker ?? '');
    if (words.includes(term) || code === term) return 4;
    if (words.some((word) => word.startsWith(term))) return 5;
    if (term.length > 2 && code.startsWith(term)) return 5;
    return term.length > 2 && words.some((word) => word.includes(term)) ? 6 : Infinity;
  };
  const worst = (row: Row, of: string[]) => Math.max(...of.map((term) => level(row, term)));
  const whole = (row: Row) => {
    if (codeOf(row.ticker ?? '') === text.replaceAll(' ', '')) return 1;
    if (wordsOf(row.name).join(' ') === text) return 2;
    return row.former.some((name) => wordsOf(name).join(' ') === text) ? 3 : Infinity;
  };
  const near = (row: Row, term: string) => {
    const isNear = (word: string) => word === term || (term.length > 3 && oneEdit(word, term));
    const beginsNear = (word: string) => [...word].some((_, i) => isNear(word.slice(0, i + 1)));
    if (wordsOfRow(row).some(isNear)) return 7;
    return wordsOfRow(row).some(beginsNear) || wordLevel(row, term) < Infinity ? 8 : Infinity;
  };
  const wordLevel = (row: Row, term: string) => level({ ...row, ticker: null }, term);
  const mistyped = (of: string[]) => (row: Row) => {
    const unknown = of.filter((term) => rows.every((one) => level(one, term) === Infinity));
    const tries = unknown.length > 0 ? [unknown] : of.map((term) => [term]);
    const classes = tries.map((wrong) =>
      Math.max(
        ...of.map((term) => {
          if (wrong.includes(term)) return near(row, term);
          const right = level(row, term);
          return right === 4 ? 7 : right === Infinity ? Infinity : 8;
        }),
      ),
    );
    return Math.min(...classes);
  };
  expect(vocabulary.every((word) => word.length < 8)).toBe(true);
  const attempts = [
    (row: Row) => Math.min(whole(row), worst(row, terms)),
    (row: Row) => worst(row, some),
    mistyped(terms),
    mistyped(some),
  ];
  for (const attempt of attempts) {
    const found = rows.map((row) => [row, attempt(row)] as const).filter(([, c]) => c < Infinity);
    if (found.length > 0) return new Map(found);
  }
  return new Map();
}

function oneEdit(a: string, b: string): boolean {
  const splits = [...Array(a.length + 1).keys()].map((i) => [a.slice(0, i), a.slice(i)] as const);
  return splits.some(
    ([left, right]) =>
      left + right.slice(1) === b ||
      (right !== '' && left + right[1] + right[0] + right.slice(2) === b) ||
      [...'abxden'].some((c) => left + c + right === b || left + c + right.slice(1) === b),
  );
}

describe('SR-08 search against brute force', () => {
  const word = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', 'x'), minLength: 1, maxLength: 6 }),
    },
    fc.constant('index'),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const small = fc.nat({ max: 4 });
  const typedName: fc.Arbitrary<Typed> = fc.record({
    row: fc.nat(),
    from: small,
    to: small,
    wrong: fc.nat({ max: 12 }),
  });
  const row: fc.Arbitrary<Row> = fc.record({
    name,
    former: fc.array(name, { maxLength: 1 }),
    ticker: fc.option(word),
    ceased: fc.boolean(),
  });

  test('SR-08 finds the same rows, best class first, ties live first and short first', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.array(fc.oneof(name, typedName), { minLength: 1, maxLength: 5 }),
        (rows, asked) => {
          const list = listOf(rows);
          const texts = asked.map((one) =>
            typeof one === 'string' ? one : mistypedName(rows, one),
          );
          // One after the other: what a search leaves behind must not show in the next.
          for (const text of texts) {
            const found = list.search({ text, limit: 100 });
            const sorted = sortedByBruteForce(rows, text);
            expect(found.total).toBe(sorted.length);
            expect(found.rows.map((r) => list.row(r).name)).toEqual(sorted.map((r) => r.name));
            const page = list.search({ text, limit: 3, offset: 2 });
            expect(page.rows).toEqual(found.rows.slice(2, 5));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

type Typed = { row: number; from: number; to: number; wrong: number };

/** A name of the list, cut and with one letter replaced. */
function mistypedName(rows: Row[], { row, from, to, wrong }: Typed): string {
  const name = rows[row % (rows.length || 1)]?.name ?? '';
  const part = name.slice(from, Math.max(from, name.length - to)).trim();
  const letters = [...part].map((letter, i) => (i === wrong && letter !== ' ' ? 'e' : letter));
  return letters.join('');
}

function sortedByBruteForce(rows: Row[], text: string): Row[] {
  const classes = [...classesByBruteForce(rows, text)];
  return classes
    .toSorted(
      ([a, classA], [b, classB]) =>
        classA - classB ||
        Number(a.ceased) - Number(b.ceased) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    )
    .map(([found]) => found);
}
