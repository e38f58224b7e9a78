import { goodRow, header, type FaultFixture } from './fault-fixture.ts';

const inSustainability = (rows: string) => ({
  'indexes.csv': `${header}${goodRow}`,
  'sustainability-metrics.csv':
    'metric,pillar,name,definition\ncarbon,climate-factors,Carbon,What is emitted\n',
  'sustainability.csv': `index,metric,value,gap\n${rows}`,
});

/** What a sustainability figure may not be. */
export const sustainabilityFixtures: FaultFixture[] = [
  {
    title: 'a gap that does not say of which kind it is',
    files: inSustainability('AAA,carbon,N/A,\n'),
    fault: {
      file: 'sustainability.csv',
      line: 2,
      column: 12,
      expected: /a number, or a gap: no-coverage or not-processed/,
      found: 'N/A',
    },
  },
  {
    title: 'a gap of a third kind',
    files: inSustainability('AAA,carbon,,unknown\n'),
    fault: {
      file: 'sustainability.csv',
      line: 2,
      column: 13,
      expected: /one of no-coverage, not-processed/,
      found: 'unknown',
    },
  },
  {
    title: 'a figure whose metric is not defined',
    files: inSustainability('AAA,water,12,\n'),
    fault: {
      file: 'sustainability.csv',
      line: 2,
      column: 5,
      expected: /a metric of sustainability-metrics\.csv/,
      found: 'water',
    },
  },
  {
    title: 'a figure twice',
    files: inSustainability('AAA,carbon,12,\nAAA,carbon,13,\n'),
    fault: {
      file: 'sustainability.csv',
      line: 3,
      column: 5,
      expected: /each metric of AAA once/,
      found: 'carbon',
    },
  },
  {
    title: 'a pillar that does not exist',
    files: {
      'sustainability-metrics.csv': 'metric,pillar,name,definition\ncarbon,air,Carbon,Emitted\n',
    },
    fault: {
      file: 'sustainability-metrics.csv',
      line: 2,
      column: 8,
      expected: /one of governance, social, overall-esg, environmental, climate-factors/,
      found: 'air',
    },
  },
];
