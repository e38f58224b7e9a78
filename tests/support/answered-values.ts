import { expect } from 'vitest';
import { withQuery } from '#src/urls.ts';
import type { SiteApp } from './site-app.ts';

type Figures = Record<string, number | null>;
type Listed = { fundId: string; figures: Figures; asOfDate: string | null };
type Level = { date: string; level: number };

/** Compares the numbers in a tool's answer with those of the API and the data files. */
export async function checkValues(site: SiteApp, tool: string, answered: unknown): Promise<void> {
  await checks[tool]?.(site, answered);
}

const checks: Readonly<Record<string, (site: SiteApp, answered: unknown) => Promise<void>>> = {
  screen_indexes: checkRows,
  search_indexes: checkRows,
  async explain_figure(site, answered) {
    const { fundId, tag, value, shown, asOfDate } = answered as Record<string, string | number>;
    const at = withQuery('/api/index-details/working', { indexId: fundId, figure: tag });
    const working = (await (await site.get(at)).json()) as object;
    expect(working).toMatchObject({ value, shown, asOfDate });
    expect(value).toEqual(expect.any(Number));
  },
  async read_index(site, answered) {
    await checkMeasured(site, answered as Measured);
    expect((answered as Measured).figures).toMatchObject({ return5Y: expect.any(Number) });
  },
  async compare_indexes(site, answered) {
    const { indexes, part } = answered as { indexes: Measured[]; part: number };
    // The figures of a few indexes fit into the first part.
    expect(indexes.length > 1).toBe(part === 1);
    for (const one of indexes) await checkMeasured(site, one);
  },
  async blend_indexes(site, answered) {
    // A refusal has a text but no data.
    if (answered === undefined) return;
    const { of, rebalance, figures, overWindow } = answered as Measured & { [key: string]: string };
    const answer = await site.get(withQuery('/api/blend', { of, rebalance }));
    const { blend } = (await answer.json()) as { blend: { usual: object; window: object } };
    expect(Object.keys(figures).length).toBeGreaterThan(5);
    expect(blend).toMatchObject({ usual: { figures }, window: { figures: overWindow } });
  },
  async read_levels(site, answered) {
    const { fundId, levels } = answered as { fundId: string; levels: Level[] };
    expect(levels.length).toBeGreaterThan(0);
    const file = await (await site.get(`/data/indexes/${fundId}/levels.csv`)).text();
    for (const { date, level } of levels) expect(file).toContain(`,${date},${level},`);
  },
  async read_constituents(site, answered) {
    const { fundId, asOfDate, constituents } = answered as {
      fundId: string;
      asOfDate: string;
      constituents: { name: string; weight: number }[];
    };
    const at = { portfolioId: fundId, review: asOfDate, size: constituents.length };
    const answer = await site.get(withQuery('/api/index-details/constituents', at));
    expect(((await answer.json()) as { constituents: object[] }).constituents).toEqual(
      constituents,
    );
  },
};

type Measured = { fundId: string; asOfDate: string; figures: Figures; overWindow: Figures | null };

/** Figures of a compared index must equal those of the list if both are of the same day. */
async function checkMeasured(site: SiteApp, { fundId, asOfDate, figures }: Measured) {
  const tags = Object.keys(figures);
  expect(tags.length).toBeGreaterThan(3);
  const asked = { filterPattern: fundId, columns: tags.join(','), variants: 'all' };
  const answer = await site.get(withQuery('/api/portfolio-returns', asked));
  const { portfolios } = (await answer.json()) as { portfolios: Listed[] };
  const row = portfolios.find((one) => one.fundId === fundId)!;
  if (row.asOfDate !== asOfDate) return;
  for (const tag of tags) expect([tag, row.figures[tag]]).toEqual([tag, figures[tag]]);
}

/** Figures of rows must equal those of the list, each on the day that the answer states. */
async function checkRows(site: SiteApp, answered: unknown) {
  const { indexes } = answered as { indexes: Listed[] };
  expect(indexes.length).toBeGreaterThan(0);
  for (const { fundId, figures, asOfDate } of indexes) {
    const asked = {
      filterPattern: fundId,
      columns: Object.keys(figures).join(','),
      variants: 'all',
    };
    const answer = await site.get(withQuery('/api/portfolio-returns', asked));
    const { portfolios } = (await answer.json()) as { portfolios: Listed[] };
    const row = portfolios.find((one) => one.fundId === fundId)!;
    expect(row).toMatchObject({ figures, asOfDate });
  }
}
