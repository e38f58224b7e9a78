import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { missingTexts } from '#src/i18n/messages/figures/missing.ts';
import { call } from '../ask-program.ts';
import type { SiteApp } from '../site-app.ts';
import { unzip } from '../unzip.ts';
import { isSame, withLevels, type Calculated } from './agreement.ts';
import type { Expected, ExpectedFigure } from './awkward-provider.ts';
import { markdownFigures, risks } from './markdown-figures.ts';
import { shownRows, written } from './shown-tables.ts';

/** A release as it is asked for, by its number where it is not the current one, with its calculated figures. */
export type Moment = { release: number; asof: number | null; expected: Expected };

/** Demands the calculated figures of every form in which the site gives them. */
export function awkwardForms(site: SiteApp) {
  const text = async (path: string) => {
    const answer = await site.getMade(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };

  async function pages({ asof, expected }: Moment): Promise<void> {
    for (const [code, index] of shownOf(expected)) {
      const page = await text(`/indexes/details/${code}${asof === null ? '' : `?asof=${asof}`}`);
      expect.soft(shownTables(page), code).toEqual(calculatedTables(index));
    }
  }

  async function markdown({ asof, expected }: Moment): Promise<void> {
    const moment = asof === null ? {} : { asof: String(asof) };
    for (const [code, index] of shownOf(expected)) {
      const page = await text(`/indexes/details/${code}.md?${new URLSearchParams(moment)}`);
      expect.soft(wrongInMarkdown(code, page, index)).toEqual([]);
      const answered = await call(site.app, 'read_index', { index: code, ...moment });
      expect.soft(wrongInMarkdown(code, answered.text, index)).toEqual([]);
    }
  }

  async function lists({ asof, expected }: Moment): Promise<void> {
    const of = asof === null ? '' : `&asof=${asof}`;
    const path = `/api/portfolio-returns/download?columns=${columns.join(',')}${of}&format=`;
    const rows = parse<Record<string, string>>(await text(`${path}csv`), { columns: true });
    expect(rows.length).toBeGreaterThan(60);
    const wrong = rows.flatMap((row) =>
      columns.flatMap((tag) => {
        const calculated = expected[row['fundId'] ?? ''];
        const figure: ExpectedFigure = calculated?.asOf ? (calculated.register[tag] ?? {}) : {};
        return isSame(row[tag] ? Number(row[tag]) : null, figure.value)
          ? []
          : [`${row['fundId']} ${tag}: ${row[tag]}, calculated ${figure.value}`];
      }),
    );
    expect(wrong).toEqual([]);
    const inRows = rows.map((row) => columns.map((tag) => (row[tag] ? Number(row[tag]) : null)));
    const json = JSON.parse(await text(`${path}json`)) as Record<string, number | null>[];
    expect(json.map((row) => columns.map((tag) => row[tag] ?? null))).toEqual(inRows);
    const workbook = Buffer.from(await (await site.getMade(`${path}xlsx`)).arrayBuffer());
    const sheet = unzip(workbook).get('xl/worksheets/sheet1.xml') ?? '';
    const numbers = Array.from(
      sheet.matchAll(/<c r="[A-Z]+\d+"[^>]*?(?<!t="s")><v>([^<]+)<\/v>/g),
      ([, v]) => Number(v),
    );
    const inSheet = new Set(numbers);
    expect(inRows.flat().filter((one) => one !== null && !inSheet.has(one))).toEqual([]);
  }

  async function factsheets({ release, expected }: Moment): Promise<void> {
    const printed = shownOf(expected).filter((_, i) => i % 7 === 3);
    for (const [code, { register, calendar }] of printed) {
      const answer = await site.getMade(`/factsheets/${code}/${release}/en-us.pdf`);
      expect(answer.status, code).toBe(200);
      const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
      const words = (await extractText(document, { mergePages: true })).text.replaceAll(
        /\s+/g,
        ' ',
      );
      const wanted = [
        ...periods.map((period) => register[`return${period}`]?.shown),
        ...calendar!
          .filter(({ toDate }) => toDate !== true)
          .slice(0, 9)
          .map(({ shown }) => shown[0]),
        ...windows.flatMap((window) => [register[`volatility${window}`]?.shown]),
      ].filter((one) => one !== undefined && one !== null);
      expect(
        wanted.filter((one) => !words.includes(written(one, { isSigned: false }))),
        code,
      ).toEqual([]);
    }
  }

  return { pages, markdown, lists, factsheets };
}

const reasons = missingTexts('en-us');
const windows = ['1Y', '3Y', '5Y', '10Y'];
const periods = ['1M', '3M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'SinceInception'];
const hasReturns = ({ calendar }: Calculated) => calendar !== undefined;

/** Months that are still to come have no dash: nothing is missing. */
const yearCells = (asOf: string, year: number, shown: readonly (string | null)[]) =>
  shown.map((one, month) =>
    `${year}-${String(month).padStart(2, '0')}` > asOf.slice(0, 7) && one === null
      ? ''
      : written(one),
  );

const isKnown = (cell: string) => cell !== '—';

/** Windows and kinds of figure of which nothing is known are named below the tables, and stand in none. */
function withoutUnknown(rows: readonly { name: string; cells: readonly string[] }[]) {
  const isShown = (_: unknown, at: number) => rows.some(({ cells }) => isKnown(cells[at]!));
  return rows
    .filter(({ cells }) => cells.some(isKnown))
    .map(({ name, cells }) => [name, cells.filter(isShown)]);
}

function calculatedTables({ asOf, register, calendar }: Calculated) {
  const figure = (tag: string) => register[tag] ?? {};
  return {
    returned: periods.map((period) => written(figure(`return${period}`).shown)),
    years: calendar!.map(({ year, shown }) => [year, yearCells(asOf, year, shown)]),
    risk: withoutUnknown(
      Object.entries(risks).flatMap(([name, stem]) => {
        const ofWindows = windows.map((window) => figure(stem + window));
        const isNamed = !ofWindows.some(
          ({ missing }) => missing === 'no-benchmark' || missing === 'no-risk-free',
        );
        const unit = stem === 'volatility' || stem === 'trackingError' ? '%' : '';
        const cells = ofWindows.map(({ shown }) => written(shown, { isSigned: false, unit }));
        return isNamed ? [{ name, cells }] : [];
      }),
    ),
    falls: [...windows, 'SinceInception'].flatMap((window) => {
      const { shown, missing } = figure(`maximumDrawdown${window}`);
      return missing === 'withheld' && window === 'SinceInception'
        ? []
        : [written(shown, { unit: '%' })].filter(isKnown);
    }),
  };
}

function shownTables(html: string) {
  return {
    returned: shownRows(html, 'Returns in percent')[0]?.cells,
    years: shownRows(html, 'Returns by calendar year').map(({ heading, cells }) => [
      Number(heading.split(' ')[0]),
      cells,
    ]),
    risk: shownRows(html, 'Risk by window').map(({ heading, cells }) => [
      Object.keys(risks).find((name) => heading.startsWith(name)),
      cells,
    ]),
    falls: shownRows(html, 'Deepest fall from a peak').map(({ cells }) => cells[0]),
  };
}

/** Of one level alone there is no table: nothing can follow from it. */
const hasTwo = ({ register }: Calculated) =>
  register['returnSinceInception']?.missing !== 'too-short';
const isShown = ([, index]: [string, Calculated]) => hasReturns(index) && hasTwo(index);
const shownOf = (expected: Expected) => withLevels(expected).filter(isShown);

function wrongInMarkdown(code: string, markdown: string, index: Calculated): string[] {
  const answered = markdownFigures(markdown);
  expect(answered.length, code).toBeGreaterThanOrEqual(8);
  return answered.flatMap(([tag, cell]) => {
    const { value, missing } = calculatedOf(tag, index);
    const reason = missing && reasons[missing as keyof typeof reasons];
    const isRight = value === undefined ? cell === `— (${reason})` : isSame(Number(cell), value);
    return isRight ? [] : [`${code} ${tag}: ${cell}, calculated ${value ?? missing}`];
  });
}

/** A figure of the register, or of an earlier calendar year: of years a dash is a gap, but in the first. */
function calculatedOf(tag: string, { register, calendar }: Calculated): ExpectedFigure {
  const found = calendar?.find(({ year }) => tag === `return${year}`);
  if (found && found.value !== null) return { value: found.value };
  if (found === undefined || tag in register) return register[tag] ?? {};
  return { missing: found === calendar?.at(-1) ? 'too-short' : 'gap' };
}

const columns = [
  'return1M',
  'returnYTD',
  'return2025',
  'volatility3Y',
  'trackingError5Y',
  'maximumDrawdown10Y',
  'sharpeRatio3Y',
  'returnSinceInception',
];
