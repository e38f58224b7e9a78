import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { differenceContent } from './difference-page.ts';
import type { DifferenceReport } from './difference-report.ts';

const named = (key: string) => ({ key, name: `${key} Index` });

const report: DifferenceReport = {
  comparedWith: { release: 3, label: 'Third', published: '2026-11-28T12:02:53.254Z' },
  isSame: false,
  items: [
    { kind: 'document', opened: [named('rules')], closed: [], changed: [] },
    {
      kind: 'index',
      opened: [],
      closed: [],
      changed: [{ ...named('AAA'), fields: [{ field: 'family', before: 'A', after: 'B' }] }],
    },
  ],
  levels: [
    {
      ...named('AAA'),
      added: null,
      corrected: { points: 1, first: '2026-11-17', last: '2026-11-17' },
      withdrawn: null,
      corrections: [{ day: '2026-11-17', before: 51, after: 52 }],
    },
  ],
  constituents: [
    {
      ...named('AAA'),
      before: { date: null, number: 2 },
      after: { date: null, number: 2 },
      added: [],
      removed: [],
      weights: [{ name: 'Bond <1>', before: 40, after: 60 }],
      turnover: 20,
    },
    {
      ...named('BBB'),
      before: { date: null, number: 1 },
      after: { date: null, number: 1 },
      added: [{ name: 'New', weight: null }],
      removed: [{ name: 'Old', weight: null }],
      weights: [],
      turnover: null,
    },
  ],
  consequences: { figures: [], notCompared: 0 },
  questions: [],
};

test('PB-04 long parts of a row stand below it, over all columns, and empty columns are left out', () => {
  const html = differenceContent(report);
  const headings = Array.from(html.matchAll(/<h2>(.*?)<\/h2>/g), ([, text]) => text);
  expect(headings).toEqual([
    'document: 1 new, 0 changed, 0 gone',
    'index: 0 new, 1 changed, 0 gone',
    'Levels: 1 index',
    'Constituents: 2 indexes',
  ]);
  const heads = Array.from(html.matchAll(/<thead>(.*?)<\/thead>/g), ([, head = '']) =>
    Array.from(head.matchAll(/<th scope="col">(.*?)<\/th>/g), ([, text]) => text),
  );
  expect(heads).toEqual([
    ['Change', 'Name', 'Key'],
    ['Change', 'Name', 'Key', 'Field', 'Public', 'Afterward'],
    ['Index', 'New', 'Corrected', 'Withdrawn'],
    ['Index', 'Members', 'Turnover, %'],
  ]);
  const below = Array.from(
    html.matchAll(/<td colspan="(\d)" class="below"><div>(.*?)<\/div><\/td>/g),
    ([, columns, content = '']) => [columns, content.replaceAll(/<\/?span[^>]*>/g, '')],
  );
  expect(below).toEqual([
    ['4', '<p>Corrections: 2026-11-17: 51 → 52</p>'],
    ['3', '<p>Weights, percent: Bond &lt;1&gt;: 40 → 60</p>'],
    ['3', '<p>In: New</p><p>Out: Old</p>'],
  ]);
});

test('each value says of which column it is, for phones, where a row is a block', () => {
  const html = differenceContent(report);
  const [, row = ''] = /<h2>index: .*?<tbody><tr>(.*?)<\/tr>/.exec(html) ?? [];
  const named = Array.from(
    row.matchAll(/<td data-head="([^"]*)">(.*?)<\/td>/g),
    ([, head, text]) => [head, text],
  );
  expect(named).toEqual([
    ['Change', 'changed'],
    ['Name', 'AAA Index'],
    ['Key', 'AAA'],
    ['Field', 'family'],
    ['Public', 'A'],
    ['Afterward', 'B'],
  ]);
});

test('levels that change are counted with their day, or with the first and the last of several', () => {
  const [levels] = report.levels;
  const added = { points: 3, first: '2026-11-18', last: '2026-11-20' };
  const shown = textOf(differenceContent({ ...report, levels: [{ ...levels!, added }] }));
  expect(shown).toContain('3 (2026-11-18 to 2026-11-20)');
  expect(shown).toContain('1 (2026-11-17)');
});
