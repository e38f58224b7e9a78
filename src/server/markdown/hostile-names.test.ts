import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { exampleBlend, exampleComparison } from '#src/features/mixes/mixes.example-data.ts';
import { blendAsMarkdown, comparisonAsMarkdown } from './mixes-as-markdown.ts';
import { workingAsMarkdown } from './working-as-markdown.ts';

const hostile = '[a](javascript:b) <img src=x onerror=c> | **d** `e`';
const cite = 'https://indexes.example/cited';

const working: FigureWorking = {
  fundId: 'WORLD',
  portfolioName: hostile,
  page: '/indexes/details/WORLD/figures/return1Y',
  source: hostile,
  tag: 'return1Y',
  name: hostile,
  unit: 'percent',
  release: 1,
  published: '2026-11-20T21:30:00.000Z',
  asOfDate: '2026-11-20',
  value: 1,
  shown: '+1.00%',
  missing: null,
  from: '2025-11-20',
  to: '2026-11-20',
  observations: 1,
  crossesLaunch: false,
  withheld: false,
  measuredWith: null,
  formula: '/page/methodology#returns',
  inputs: [],
  steps: [],
  rules: [{ rule: 'blend', text: `The levels are those of ${hostile}.` }],
  earlier: [],
  data: null,
  code: null,
};

const named = <One extends object>(one: One) => ({
  ...one,
  portfolioName: hostile,
  administrator: hostile,
  weighting: hostile,
});
const comparison = {
  ...exampleComparison,
  indexes: exampleComparison.indexes.map(named),
  crises: exampleComparison.crises.map((one) => ({ ...one, name: hostile })),
};
const blend = { ...exampleBlend, source: hostile, parts: exampleBlend.parts.map(named) };

test.each([
  ['a comparison', comparisonAsMarkdown(comparison, { cite })],
  ['a blend', blendAsMarkdown(blend, { cite })],
  ['a working', workingAsMarkdown(working, 'https://indexes.example')],
])('names and texts of the provider bring no markup into %s', (_, text) => {
  const html = new MarkdownIt({ html: true, linkify: false }).render(text);
  expect(html).toContain('[a](javascript:b)');
  expect(html).not.toMatch(/<img|<strong|<code|href="javascript/);
});
