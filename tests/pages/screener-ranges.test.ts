import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

type Bin = { from: number; to: number; count: number };
type Range = { field: { tag: string }; missing: number; bins: Bin[] };
type Row = { figures: Record<string, number | null> };

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const read = async <Answer>(path: string) => (await (await site.get(path)).json()) as Answer;

/** More than the columns of one answer. */
const tags = ['return1M', 'return5Y', 'volatility1Y', 'beta1Y', 'sortinoRatio5Y', 'correlation10Y'];

async function valuesOf(query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const asked = `variants=all&size=100&page=${page}&columns=${tags.join(',')}&${query}`;
    const { portfolios } = await read<{ portfolios: Row[] }>(`/api/portfolio-returns?${asked}`);
    rows.push(...portfolios);
    if (portfolios.length < 100) return rows;
  }
}

/** How many values are in a bin, its end included in the last one. */
const countIn = (values: readonly number[], { from, to }: Bin, isLast: boolean) =>
  values.filter((value) => value >= from && (value < to || (isLast && value === to))).length;

for (const query of ['', 'assetType=equity&currency=EUR', 'filterPattern=PLWLDNU']) {
  test(`SC-02 bins count the values that the same list gives, by edges of as many digits: ${query || 'all'}`, async () => {
    const opened = `version=2&variants=all&opened=${tags.join(',')}&rangesOf=${tags.join(',')}`;
    const { ranges } = await read<{ ranges: Range[] }>(
      `/api/screener/filter-options?${opened}&${query}`,
    );
    const rows = await valuesOf(query);
    expect(ranges.map(({ field }) => field.tag).toSorted()).toEqual(tags.toSorted());
    for (const { field, missing, bins } of ranges) {
      const values = rows.flatMap(({ figures }) => figures[field.tag] ?? []);
      expect({ tag: field.tag, missing }).toEqual({
        tag: field.tag,
        missing: rows.length - values.length,
      });
      expect(bins).toEqual(
        bins.map((bin, at) => ({ ...bin, count: countIn(values, bin, at === bins.length - 1) })),
      );
      for (const edge of bins.flatMap(({ from, to }) => [from, to])) {
        expect(edge).toBe(Number(edge.toPrecision(10)));
      }
    }
  });
}
