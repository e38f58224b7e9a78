import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { site as provider, temporaryFolders } from '../publishing/provider-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { call, readData } from '../support/ask-program.ts';
import { openSiteOn, type SiteApp } from '../support/site-app.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { textOf } from '../support/text-of.ts';

/** An index of many years, one that ended within the ten years of lists, and one that ended before them. */
const lastYears = { LONG: 2025, ENDED: 2019, GONE: 2012 };
const ids = Object.keys(lastYears) as (keyof typeof lastYears)[];
const firstYear = 2001;
const listed = Array.from({ length: 10 }, (_, back) => 2025 - back);
const earlier = Array.from({ length: 14 }, (_, back) => 2015 - back);

/** The last day of each year, whose level doubles the one before in every third year. */
function levels(): string {
  const rows = Array.from({ length: 26 }, (_, at) => {
    const cells = ids.map((id) =>
      firstYear - 1 + at > lastYears[id] ? '' : String(100 * (1 + at + 10 * (at % 3))),
    );
    return [`${firstYear - 1 + at}-12-31`, ...cells].join(',');
  });
  return `${[['date', ...ids].join(','), ...rows].join('\n')}\n`;
}

const folders = temporaryFolders();
let throwaway: ThrowawayStore;
let site: SiteApp;
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
  const master = ids.map((id) =>
    [
      id,
      `Index ${id}`,
      'equity',
      'monthly',
      lastYears[id] < 2025 ? `${lastYears[id]}-12-31` : '',
    ].join(','),
  );
  const folder = folders.write('years', {
    'site.yaml': `${provider}screener: { columns: [asOfLevel, return2012, return2020] }\n`,
    'indexes.csv': `fund_id,name,asset_type,frequency,ceased_on\n${master.join('\n')}\n`,
    'levels/a.csv': levels(),
  });
  const today = dayOfIso('2026-01-05')!;
  await publishFolder(throwaway.store, { folder, today, accepted: acceptedAll });
  site = await openSiteOn(throwaway.store, throwaway.config.dataDir);
});
afterAll(async () => {
  await site.close();
  await throwaway.remove();
  folders.remove();
});

const textAt = async (path: string) => (await site.get(path)).text();
const jsonAt = async <Answer>(path: string) => (await (await site.get(path)).json()) as Answer;

type Values = Record<string, number | null>;

/** The returns of calendar years of an index by tag, as its own page, its working and programs have them. */
async function ownValues(id: string, years: readonly number[]) {
  const { calendarYears } = await jsonAt<IndexFigures>(`/api/index-details/figures?indexId=${id}`);
  const forms: Record<'page' | 'working' | 'program', Values> = {
    page: {},
    working: {},
    program: {},
  };
  for (const year of years) {
    const tag = `return${year}`;
    forms.page[tag] = calendarYears.find((one) => one.year === year)?.value ?? null;
    const address = `/api/index-details/working?indexId=${id}&figure=${tag}`;
    forms.working[tag] = (await jsonAt<FigureWorking>(address)).value;
    const asked = { index: id, figure: tag };
    forms.program[tag] = (
      await readData<{ value: number | null }>(site.app, 'explain_figure', asked)
    ).value;
  }
  return forms;
}

const numberOf = (cell: string | undefined) => (cell ? Number(cell) : null);

async function rowIn(path: string, id: string, years: readonly number[]): Promise<Values> {
  const rows = parse<Record<string, string>>(await textAt(path), { columns: true });
  const row = rows.find(({ fundId }) => fundId === id)!;
  return Object.fromEntries(years.map((year) => [`return${year}`, numberOf(row[`return${year}`])]));
}

test.each(ids)(
  'each of the ten calendar years of lists is the same in every form, of %s',
  async (id) => {
    const { page, working, program } = await ownValues(id, listed);
    const ended = listed.filter((year) => year <= lastYears[id]).length;
    expect(Object.values(page).filter((value) => value !== null)).toHaveLength(ended);
    const columns = listed.map((year) => `return${year}`).join(',');
    const list = `variants=all&columns=${columns}`;
    type Rows = { portfolios: { fundId: string; figures: Values }[] };
    const { portfolios } = await jsonAt<Rows>(`/api/portfolio-returns?${list}`);
    const { figures } = portfolios.find(({ fundId }) => fundId === id)!;
    const screener = Object.fromEntries(columns.split(',').map((tag) => [tag, figures[tag]]));
    expect(working).toEqual(page);
    expect(program).toEqual(page);
    expect(screener).toEqual(page);
    expect(await rowIn(`/api/portfolio-returns/download?format=csv&${list}`, id, listed)).toEqual(
      page,
    );
    expect(await rowIn('/data/figures.csv', id, listed)).toEqual(page);
    expect(await rowIn(`/data/indexes/${id}/figures.csv`, id, listed)).toEqual(page);
  },
);

test('register, files and choices of columns have these ten years and no other', async () => {
  const wanted = listed.map((year) => `return${year}`);
  const { figures } = await jsonAt<{ figures: { tag: string }[] }>('/api/figures');
  const years = (tags: readonly string[]) => tags.filter((tag) => /^return\d{4}$/.test(tag));
  expect(years(figures.map(({ tag }) => tag))).toEqual(wanted);
  for (const file of ['/data/figures.csv', '/data/indexes/GONE/figures.csv']) {
    const [head = ''] = (await textAt(file)).split('\n');
    expect([file, years(head.trim().split(','))]).toEqual([file, wanted]);
  }
  const page = await textAt('/indexes/screener');
  expect(page).toContain('return2016');
  expect(page).not.toContain('return2012');
});

test('a year of the first view that lists have no more leaves it, and the rest stays', async () => {
  const page = await site.get('/indexes/screener');
  expect(page.status).toBe(200);
  const headings = Array.from((await page.text()).matchAll(/<th[^>]*>(.*?)<\/th>/gs), ([head]) =>
    textOf(head),
  );
  expect(headings.filter((head) => /20\d\d/.test(head))).toEqual([expect.stringContaining('2020')]);
});

test('the page of an index has its whole history, with workings; no list leaves such a year blank: it is refused', async () => {
  for (const id of ids) {
    const { page, working, program } = await ownValues(id, earlier);
    expect(working).toEqual(page);
    expect(program).toEqual(page);
    expect(page['return2005']).not.toBeNull();
    expect(textOf(await textAt(`/indexes/details/${id}`))).toContain('2005');
  }
  const words = 'return2005 is of no calendar year of lists, which are 2016 to 2025';
  for (const asked of [
    'portfolio-returns?columns=return2005',
    'portfolio-returns?sortBy=return2005',
    'portfolio-returns?return2005Min=1',
    'portfolio-returns/download?format=csv&columns=return2005',
    'portfolio-returns/points?x=return2005&y=return2020',
  ]) {
    const answer = await site.get(`/api/${asked}`);
    expect([asked, answer.status]).toEqual([asked, 400]);
    expect(await answer.text()).toContain(words);
  }
  const told = await call(site.app, 'screen_indexes', { figures: ['return2005'] });
  expect([told.isError, told.text]).toEqual([true, expect.stringContaining(words)]);
  const shown = await site.get('/indexes/screener?columns=return2005');
  expect(shown.status).toBe(400);
  // Nothing has a value of a year to come: a blank says what is so.
  expect((await site.get('/api/portfolio-returns?columns=return2026')).status).toBe(200);
});
