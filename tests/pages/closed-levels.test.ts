import { expect, test } from 'vitest';
import type { PricesData } from '#src/contract/api/indexes/index-details.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { readParts, rowsOf } from '../support/ask-in-parts.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

/** Indexes that may not be downloaded: one of them with a level a day. */
const closed = [demoIndexes.measure.fundId, demoIndexes.monthly.fundId];

const text = async (path: string) => {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

/** The levels that the page of an index draws. */
async function drawnOf(fundId: string) {
  const { indexPrices } = JSON.parse(await text(`/api/index-prices?secId=${fundId}`)) as {
    indexPrices: { pricesData: PricesData }[];
  };
  const drawn = decodeLevels(indexPrices[0]!.pricesData);
  // One a week at most, on average.
  expect((drawn.days.at(-1)! - drawn.days[0]!) / drawn.days.length).toBeGreaterThan(6);
  return drawn;
}

/** Points of the longest line of a drawing. */
function pointsOf(svg: string): number {
  const paths = Array.from(
    svg.matchAll(/ d="([^"]+)"| points="([^"]+)"/g),
    ([, d, points]) => d ?? points ?? '',
  );
  // Letters are drawn as curves.
  const lines = paths.filter((path) => /^[MLHVZ\d., -]+$/i.test(path));
  return Math.max(...lines.map((path) => path.match(/-?[\d.]+[ ,]-?[\d.]+/g)?.length ?? 0));
}

test.each(closed)(
  'pictures and embeds of %s have no more points than its page draws',
  async (fundId) => {
    const { days } = await drawnOf(fundId);
    const framed = await text(`/embed/indexes/${fundId}/levels?period=Max`);
    const pictures = Array.from(
      framed.matchAll(/["\s](?:https:\/\/indexes\.example)?(\/charts\/[^"\s]+\.svg[^"\s]*)/g),
      ([, path]) => path!.replaceAll('&amp;', '&'),
    );
    expect(pictures.length).toBeGreaterThan(0);
    const ofPage = ['levels.svg?period=Max', 'levels.svg?period=1Y', 'drawdown.svg?period=Max'];
    const drawn = ofPage.map((file) => `/charts/indexes/${fundId}/${file}`);
    for (const path of [...drawn, ...pictures, `/indexes/details/${fundId}`]) {
      const answer = await site.get(path);
      // Of levels that are no invested money no fall is drawn.
      if (answer.status === 404 && path.includes('drawdown')) continue;
      const points = pointsOf(await answer.text());
      expect(points, path).toBeGreaterThan(10);
      expect(points, path).toBeLessThanOrEqual(days.length + 1);
    }
  },
);

test.each(closed)(
  'programs and Markdown are told no level of %s that its page does not draw',
  async (fundId) => {
    const { values } = await drawnOf(fundId);
    const drawn = new Set(values);
    const asked = { index: fundId, sampling: 'every-level' };
    const answered = await readParts(site.app, 'read_levels', asked);
    const levels = rowsOf<{ level: number }>(answered, 'levels');
    expect(levels.length).toBeGreaterThan(50);
    expect(levels.filter(({ level }) => !drawn.has(level))).toEqual([]);
    const markdown = await text(`/indexes/details/${fundId}.md`);
    const figures = Array.from(
      markdown.matchAll(/^\| (?!Level|Figure|---)[^|]+ \| (-?[\d.]+) \|/gm),
      ([, value]) => value!,
    );
    expect(figures.filter((value) => (value.split('.')[1] ?? '').length > 2)).toEqual([]);
    const rows = JSON.parse(
      await text(`/api/portfolio-returns?filterPattern=${fundId}&line=1Y`),
    ) as { portfolios: { fundId: string; figures: Record<string, number | null> }[] };
    const own = rows.portfolios.find((row) => row.fundId === fundId)!;
    expect(
      Object.values(own.figures).filter(
        (value) => value !== null && Number(value.toFixed(2)) !== value,
      ),
    ).toEqual([]);
  },
);
