import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { readData } from '../../support/ask-program.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { secondSite } from '../../support/made-second-provider.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';
import { textOf } from '../../support/text-of.ts';

const sites: Record<string, SiteApp> = {};
sharedSite.beforeAll(({ siteApp }) => {
  sites['demo'] = siteApp;
});
secondSite.beforeAll(({ secondSite: second }) => {
  sites['second'] = second;
});

/** An index of every kind: daily, weekly or monthly, hedged, ceased, withheld, bonds, interest, measures. */
const kinds: Record<string, readonly string[]> = {
  demo: [
    demoIndexes.full.fundId,
    demoIndexes.topTen.fundId,
    demoIndexes.governmentBond.fundId,
    demoIndexes.ceased.fundId,
    demoIndexes.withheld.fundId,
    demoIndexes.monthly.fundId,
    demoIndexes.old.fundId,
    demoIndexes.measure.fundId,
    demoIndexes.new.fundId,
    'PLPCE_TR_USD',
    'PLWLD_NTR_EURH',
    'PLONC_TR_CHF',
  ],
  second: ['HYLGUSD', 'HYTYUSD', 'HYTYAUD', 'HYONCHF', 'HYSGJPY'],
};

/** A generator of numbers from 0 up to 1 that begins anew with each run: a fault is found again. */
function drawnFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Form = { form: string; value?: unknown };

async function answerOf(site: SiteApp, path: string): Promise<Response> {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
}
const textAt = async (site: SiteApp, path: string) => (await answerOf(site, path)).text();
const jsonAt = async <Answer>(site: SiteApp, path: string) =>
  (await (await answerOf(site, path)).json()) as Answer;

const numberOf = (cell: string | number | null | undefined): number | null =>
  cell === '' || cell === undefined || cell === null ? null : Number(cell);

type Measured = Record<string, number | null>;

/** The same figure as numbers, in each form that has it. */
async function numbersOf(site: SiteApp, fundId: string, tag: string): Promise<Form[]> {
  const listed = `filterPattern=${fundId}&variants=all&columns=${tag}`;
  const { portfolios } = await jsonAt<{ portfolios: { fundId: string; figures: Measured }[] }>(
    site,
    `/api/portfolio-returns?${listed}`,
  );
  const row = portfolios.find((one) => one.fundId === fundId);
  const files = await Promise.all(
    [
      `/api/portfolio-returns/download?format=csv&${listed}`,
      ...endings.map((ending) => `/data/figures.${ending}`),
      ...endings.map((ending) => `/data/indexes/${fundId}/figures.${ending}`),
    ].map(async (form) => ({ form, cells: await cellsOf(site, form, fundId) })),
  );
  const told = await readData<Measured>(site.app, 'explain_figure', { index: fundId, figure: tag });
  return [
    { form: 'screener', value: row?.figures[tag] },
    { form: 'MCP', value: told['value'] },
    ...files.flatMap(({ form, cells }) =>
      cells && tag in cells ? [{ form, value: numberOf(cells[tag]) }] : [],
    ),
    // What may not be downloaded is in no file.
    ...(files.at(-1)!.cells === null ? files.filter(({ cells }) => cells !== null) : []),
  ];
}

const endings = ['csv', 'json', 'parquet'];

type Cells = Record<string, string | number | null>;

/** The row of an index in a file; null where it is in none, or there is no file of an index without downloads. */
async function cellsOf(site: SiteApp, path: string, fundId: string): Promise<Cells | null> {
  const answer = await site.get(path);
  if (answer.status === 403) return null;
  expect([path, answer.status]).toEqual([path, 200]);
  const rows = await (path.endsWith('.parquet')
    ? parquetReadObjects({ file: await answer.arrayBuffer() })
    : path.endsWith('.json')
      ? answer.json()
      : answer.text().then((text) => parse(text, { columns: true })));
  return (rows as Cells[]).find((one) => one['fundId'] === fundId) ?? null;
}

/** The value of a figure wherever an answer has it with its tag. */
function valuesIn(answer: unknown, tag: string): (number | null)[] {
  if (answer === null || typeof answer !== 'object') return [];
  const own = answer as Record<string, unknown>;
  const inner = Object.values(own).flatMap((one) => valuesIn(one, tag));
  return own['tag'] === tag
    ? [(own['value'] ?? own['depth'] ?? null) as number | null, ...inner]
    : inner;
}

/** Words of a form, which has to say the digits as they are shown. */
async function wordsOf(site: SiteApp, fundId: string, tag: string) {
  const page = `/indexes/details/${fundId}`;
  const [html, markdown, api] = await Promise.all([
    textAt(site, `${page}/figures/${tag}`),
    textAt(site, `${page}/figures/${tag}.md`),
    jsonAt(site, `/api/index-details/figures?indexId=${fundId}`),
  ]);
  const words = [
    { form: 'working as a page', text: textOf(html) },
    { form: 'working as Markdown', text: markdown },
  ];
  const values = valuesIn(api, tag);
  if (values.some((value) => value !== null)) {
    words.push({ form: 'page', text: textOf(await textAt(site, page)) });
    // Whoever reads Markdown computes with it: it has all digits.
    const full = await textAt(site, `${page}.md`);
    if (!full.includes(`| ${values[0]} |`)) words.push({ form: 'page as Markdown', text: '' });
  }
  return { words, values };
}

const digits = (shown: string) => /[\d,]+(?:\.\d+)?/.exec(shown)?.[0] ?? shown;
const says = (text: string, shown: string) =>
  new RegExp(
    String.raw`(?<![\d.,])${digits(shown).replace('.', String.raw`\.`)}(?![\d]|\.\d)`,
  ).test(text);

/** Whether a number has the digits of a text, at its decimals. */
function isShownAs(value: unknown, shown: string): boolean {
  if (typeof value !== 'number') return !/\d/.test(shown);
  const text = digits(shown).replaceAll(',', '');
  const decimals = text.split('.')[1]?.length ?? 0;
  return Math.abs(value).toFixed(decimals) === text;
}

/** What differs from the working of a figure, by its form. */
async function differing(site: SiteApp, fundId: string, tag: string): Promise<unknown[]> {
  const address = `/api/index-details/working?indexId=${fundId}&figure=${tag}`;
  const working = await jsonAt<FigureWorking>(site, address);
  const { value, shown, withheld } = working;
  // Of what is withheld a working has the digits that pages show alone.
  const agrees = (one: unknown, form: string) =>
    withheld && form !== 'MCP' ? isShownAs(one, shown) : Object.is(one ?? null, value);
  const numbers = await numbersOf(site, fundId, tag);
  const { words, values } = await wordsOf(site, fundId, tag);
  const api = values.map((value) => ({ form: 'index-details/figures', value }));
  const silent = /\d/.test(shown) ? words.filter(({ text }) => !says(text, shown)) : [];
  return [
    ...[...numbers, ...api].filter((one) => !agrees(one.value, one.form)),
    ...silent.map(({ form }) => ({ form })),
  ].map((one) => ({ fundId, tag, working: working.value, shown, ...one }));
}

test.each([
  ['demo', 3],
  ['demo', 17],
  ['demo', 202],
  ['second', 5],
  ['second', 29],
])(
  'figures drawn from the %s provider are the same in every form (seed %i)',
  async (name, seed) => {
    const site = sites[name]!;
    const next = drawnFrom(seed);
    const { figures } = await jsonAt<{ figures: { tag: string }[] }>(site, '/api/figures');
    const of = kinds[name]!;
    const found: unknown[] = [];
    for (let i = 0; i < 20; i += 1) {
      const { tag } = figures[Math.floor(next() * figures.length)]!;
      found.push(...(await differing(site, of[Math.floor(next() * of.length)]!, tag)));
    }
    expect(found).toEqual([]);
  },
);

const inFactsheets = [
  'returnYTD',
  'return1Y',
  'return3Y',
  'return5Y',
  'return10Y',
  'volatility3Y',
  'sharpeRatio3Y',
];

test.each([
  ['demo', demoIndexes.full.fundId],
  ['demo', demoIndexes.governmentBond.fundId],
  ['second', 'HYLGUSD'],
  ['second', 'HYONCHF'],
])(
  'the factsheet, the embed and the comparison of %s %s have the figures of their workings',
  async (name, fundId) => {
    const site = sites[name]!;
    const moved = await site.get(`/factsheets/${fundId}/en-us.pdf`);
    const pdf = await answerOf(site, moved.headers.get('Location') ?? '');
    const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    const embed = textOf(await textAt(site, `/embed/indexes/${fundId}/figures`));
    const other = kinds[name]!.find((one) => one !== fundId)!;
    const { indexes } = await jsonAt<{
      indexes: { fundId: string; usual: { figures: Measured } }[];
    }>(site, `/api/compare?ids=${fundId},${other}`);
    const compared = indexes.find((one) => one.fundId === fundId)!.usual.figures;
    const found: unknown[] = [];
    for (const tag of inFactsheets) {
      const address = `/api/index-details/working?indexId=${fundId}&figure=${tag}`;
      const { value, shown } = await jsonAt<FigureWorking>(site, address);
      if (value === null) continue;
      const isIn = {
        factsheet: says(text, shown),
        embed: !tag.startsWith('return') || says(embed, shown),
        comparison: compared[tag] === value,
      };
      if (Object.values(isIn).includes(false)) found.push({ tag, value, shown, ...isIn });
    }
    expect(found).toEqual([]);
  },
);
