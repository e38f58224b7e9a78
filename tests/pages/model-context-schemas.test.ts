import { expect, test } from 'vitest';
import type * as z from 'zod';
import * as answers from '#src/server/mcp/answers.ts';
import { blendedFigures, comparedFigures } from '#src/server/mcp/answered-figures.ts';
import { ask, readData } from '../support/ask-program.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const index = demoIndexes.full.fundId;
const other = 'PLEMG_NTR_USD';
const parts = [
  { index, weight: 60 },
  { index: other, weight: 40 },
];

/** Each tool, with something to ask it, and what it answers by. */
const asked: Record<string, [args: object, answer: z.ZodObject]> = {
  search_indexes: [{ text: 'world' }, answers.foundIndexes],
  read_index: [{ index, part: 2 }, answers.readIndex],
  explain_figure: [{ index, figure: 'volatility3Y' }, answers.explainedFigure],
  explain_compared_figure: [
    { indexes: [index, other], index: other, figure: 'beta', against: index },
    answers.explainedMixedFigure,
  ],
  explain_blended_figure: [{ parts, figure: 'volatility3Y' }, answers.explainedMixedFigure],
  read_levels: [{ index, from: '2004-01-01', to: '2004-06-30' }, answers.readLevels],
  read_constituents: [{ index }, answers.readConstituents],
  read_reviews: [{ index }, answers.readReviews],
  list_figures: [{}, answers.listedFigures],
  screen_indexes: [{ figures: ['return5Y', 'volatility3Y'] }, answers.screenedIndexes],
  compare_indexes: [{ indexes: [index, other] }, answers.readPage.extend(comparedFigures)],
  blend_indexes: [{ parts }, answers.readPage.extend(blendedFigures)],
  read_page: [{ path: '/notices' }, answers.readPage],
};

test('every tool says what its answers are made of', async () => {
  const { tools } = (await ask(site.app, 'tools/list')) as unknown as {
    tools: { name: string; outputSchema?: { type: string; properties: object } }[];
  };
  expect(tools.length).toBe(14);
  for (const { name, outputSchema } of tools) {
    expect([name, outputSchema?.type]).toEqual([name, 'object']);
    const isOfRelease = 'release' in outputSchema!.properties || name === 'read_changes';
    expect([name, isOfRelease]).toEqual([name, true]);
  }
});

test.each(Object.entries(asked))(
  'what %s answers is made of that and of nothing more, of a release and with an address to cite',
  async (name, [args, answer]) => {
    const data = await readData<Record<string, unknown>>(site.app, name, args);
    expect(answer.parse(data)).toEqual(data);
    expect(data['release']).toBe(1);
    if (name === 'list_figures') return;
    expect(JSON.stringify(data)).toMatch(/"citeAs":"https:\/\/indexes\.example\/[^"]*asof=1/);
  },
);

test('a mistake of who asks is told in words, without numbers', async () => {
  const answered = await ask(site.app, 'tools/call', {
    name: 'read_levels',
    arguments: { index: 'NO' },
  });
  expect([answered.isError, answered['structuredContent']]).toEqual([true, undefined]);
});
