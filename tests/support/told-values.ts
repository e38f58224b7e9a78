import { expect } from 'vitest';
import { withQuery } from '#src/urls.ts';
import type { SiteApp } from './site-app.ts';

type Figures = Record<string, number | null>;
type Listed = { fundId: string; figures: Figures; asOfDate: string | null };
type Level = { date: string; level: number };

/** Compares the numbers that a tool has told with those of the calls and files that everybody asks. */
export async function checkValues(site: SiteApp, tool: string, told: unknown): Promise<void> {
  await checks[tool]?.(site, told);
}

const checks: Readonly<Record<string, (site: SiteApp, told: unknown) => Promise<void>>> = {
  screen_indexes: checkRows,
  search_indexes: checkRows,
  async explain_figure(site, told) {
    const { fundId, tag, value, shown, asOfDate } = told as Record<string, string | number>;
    const at = withQuery('/api/index-details/working', { indexId: fundId, figure: tag });
    const working = (await (await site.get(at)).json()) as object;
    expect(working).toMatchObject({ value, shown, asOfDate });
    expect(value).toEqual(expect.any(Number));
  },
  async read_levels(site, told) {
    const { fundId, levels } = told as { fundId: string; levels: Level[] };
    expect(levels.length).toBeGreaterThan(0);
    const file = await (await site.get(`/data/indexes/${fundId}/levels.csv`)).text();
    for (const { date, level } of levels) expect(file).toContain(`,${date},${level},`);
  },
  async read_constituents(site, told) {
    const { fundId, asOfDate, constituents } = told as {
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

/** Figures of rows are those of the list, each of the day that it is told to be of. */
async function checkRows(site: SiteApp, told: unknown) {
  const { indexes } = told as { indexes: Listed[] };
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
