import { goodRow, header, type FaultFixture } from './fault-fixture.ts';

const inCharacteristics = (rows: string) => ({
  'indexes.csv': `${header}${goodRow}`,
  'characteristics.csv': `index,kind,name,value\n${rows}`,
});

/** What the characteristics of an index may not be. */
export const characteristicsFixtures: FaultFixture[] = [
  {
    title: 'a valuation of shares beside the yield of bonds',
    files: inCharacteristics('AAA,figure,yieldToWorst,3\nAAA,figure,priceToEarnings,18\n'),
    fault: {
      file: 'characteristics.csv',
      line: 3,
      column: 12,
      expected: /figures of bonds or of shares, not of both/,
      found: 'priceToEarnings',
    },
  },
  {
    title: 'a maturity before today',
    files: inCharacteristics('AAA,figure,modifiedDuration,-1\nAAA,figure,averageMaturity,-2.5\n'),
    fault: {
      file: 'characteristics.csv',
      line: 3,
      column: 28,
      expected: /averageMaturity: zero or more/,
      found: '-2.5',
    },
  },
  {
    title: 'a figure that nobody knows',
    files: inCharacteristics('AAA,figure,beauty,3\n'),
    fault: {
      file: 'characteristics.csv',
      line: 2,
      column: 12,
      expected: /one of yieldToWorst, /,
      found: 'beauty',
    },
  },
  {
    title: 'weights by rating that do not add up',
    files: inCharacteristics('AAA,rating,AAA,60\nAAA,rating,AA,39\n'),
    fault: {
      file: 'characteristics.csv',
      line: 2,
      column: 16,
      expected: /weights by rating of AAA that add up to 100 ± 0\.5/,
      found: '99',
    },
  },
];
