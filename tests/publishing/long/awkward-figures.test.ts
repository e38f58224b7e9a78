import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import {
  compareFigure,
  compareFigures,
  withLevels,
  type Differences,
} from '../../support/awkward/agreement.ts';
import {
  hasPython,
  makeAwkwardProvider,
  publishAwkward,
  type AwkwardProvider,
  type Expected,
} from '../../support/awkward/awkward-provider.ts';
import { openDataFiles, type OpenedDataFiles } from '../../support/data-files.ts';
import { openSmallApi, type SmallApi } from '../../support/small-api.ts';
import { engines } from '../../support/stores.ts';

let provider: AwkwardProvider;
beforeAll(async () => {
  if (hasPython) provider = await makeAwkwardProvider();
});
afterAll(() => provider?.remove());

/** Each working is calculated anew, so that only some of every kind are read. */
const everyNth = 211;

describe.skipIf(!hasPython).each(engines)(
  'figures of awkward series are those of an independent calculation, on %s',
  (engine) => {
    let site: SmallApi;
    let files: OpenedDataFiles;
    beforeAll(async () => {
      site = await openSmallApi(engine, (store) => publishAwkward(store, provider.folders.first));
      files = openDataFiles(site);
    });
    afterAll(async () => {
      await files?.close();
      await site?.close();
    });

    async function get(path: string, asof: number | null): Promise<Response> {
      const ending = asof === null ? '' : `${path.includes('?') ? '&' : '?'}asof=${asof}`;
      const app = path.startsWith('/data/') ? files.app : site.api;
      const answer = await app.request(path + ending);
      expect(answer.status, path + ending).toBe(200);
      return answer;
    }

    /** Every figure in every form of the API, of the current release or as of another. */
    async function differences(expected: Expected, asof: number | null): Promise<Differences> {
      const indexes = withLevels(expected);
      const found: Differences = [];
      for (const [code, index] of indexes) {
        const answer = await get(`/api/index-details/figures?indexId=${code}`, asof);
        found.push(...compareFigures(code, (await answer.json()) as IndexFigures, index));
      }
      const tags = Object.keys(indexes[0]![1].register);
      found.push(...(await rowDifferences(expected, tags, asof)));
      found.push(...(await fileDifferences(expected, asof)));
      const all = indexes.flatMap(([code, { register }]) =>
        Object.entries(register).map(([tag, figure]) => ({ code, tag, figure })),
      );
      for (const { code, tag, figure } of all.filter((_, i) => i % everyNth === 0)) {
        const path = `/api/index-details/working?indexId=${code}&figure=${tag}`;
        const working = (await (await get(path, asof)).json()) as FigureWorking;
        const { value, ...days } = working;
        const shown = figure.shown === undefined ? null : Number(figure.shown);
        if (numberOf(working.shown) !== shown)
          found.push(`${code} ${tag} shown: ${working.shown}, calculated ${figure.shown}`);
        const published = working.withheld ? Number(figure.value ?? Number.NaN) || null : value;
        found.push(
          ...compareFigure(`${code} ${tag} working`, { ...days, value: published }, figure),
        );
      }
      return found;
    }

    /** Rows of the screener, as many columns as one call takes at a time. */
    async function rowDifferences(expected: Expected, tags: string[], asof: number | null) {
      const found: Differences = [];
      for (let at = 0; at < tags.length; at += 60) {
        const columns = tags.slice(at, at + 60);
        const path = `/api/portfolio-returns?columns=${columns.join(',')}&size=100`;
        const { portfolios } = (await (await get(path, asof)).json()) as {
          portfolios: { fundId: string; figures: Record<string, number | null> }[];
        };
        found.push(...tableDifferences('row', expected, columns, portfolios));
      }
      return found;
    }

    async function fileDifferences(expected: Expected, asof: number | null) {
      const path = asof === null ? '/data/figures.csv' : `/data/releases/${asof}/figures.csv`;
      const text = await (await get(path, null)).text();
      const rows = parse<Record<string, string>>(text, { columns: true });
      const tags = Object.keys(rows[0] ?? {}).slice(3);
      expect(tags.length).toBeGreaterThan(100);
      const portfolios = rows.map(({ fundId = '', ...cells }) => ({
        fundId,
        figures: Object.fromEntries(
          tags.map((tag) => [tag, cells[tag] ? Number(cells[tag]) : null]),
        ),
      }));
      return tableDifferences('file', expected, tags, portfolios);
    }

    function tableDifferences(
      form: string,
      expected: Expected,
      tags: string[],
      rows: { fundId: string; figures: Record<string, number | null> }[],
    ): Differences {
      expect(rows.length).toBeGreaterThan(60);
      return rows.flatMap(({ fundId, figures }) => {
        const index = expected[fundId];
        const register = index === undefined || index.asOf === null ? {} : index.register;
        return tags.flatMap((tag) =>
          compareFigure(
            `${form} ${fundId} ${tag}`,
            { value: figures[tag] ?? null },
            register[tag] ?? {},
          ),
        );
      });
    }

    /** Waits until a new release is what is answered of. */
    async function served(): Promise<number> {
      const newest = (await findCurrentRelease(site.store.db))!.number;
      await expect.poll(() => site.snapshot().release).toBe(newest);
      return newest;
    }

    test('after the first release, after corrections and withdrawals, after a rollback, and as of each', async () => {
      const { first, second, firstByNow } = provider.expected;
      expect(Object.keys(first).length).toBeGreaterThanOrEqual(60);
      expect(await differences(first, null)).toEqual([]);
      await publishAwkward(site.store, provider.folders.second);
      const corrected = await served();
      expect(await differences(second, null)).toEqual([]);
      expect(await differences(firstByNow, 1)).toEqual([]);
      await rollbackTo(site.store, 1, 'Levels of the wrong day');
      const rolledBack = await served();
      expect(await differences(first, null)).toEqual([]);
      for (const asof of [1, rolledBack]) {
        expect(await differences(first, asof)).toEqual([]);
      }
      const gone = await site.api.request(
        `/api/index-details/figures?indexId=BMD&asof=${corrected}`,
      );
      expect(gone.status).toBe(410);
    }, 600_000);
  },
);

/** The number of a shown figure: '+1,234.50%'. */
const numberOf = (shown: string): number | null =>
  shown === '—' ? null : Number(shown.replace('−', '-').replaceAll(/[+%,]/g, '')) + 0;
