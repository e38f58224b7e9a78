import * as z from 'zod';
import type { RegisteredFigure } from '#src/contract/api/figures/figures.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { indexColumns } from '#src/contract/api/query.ts';
import { isColumnOfField } from '#src/contract/provider/own/own-fields.ts';
import { api, pages, withQuery } from '#src/urls.ts';
import { askApi } from '../ask-api.ts';
import { listedFigures, screenedIndexes } from './answers.ts';
import { chosenPart, citedAddress, inParts, roomOfRowsInBoth, rowsInParts } from './parts.ts';
import { asof, citation, part, releaseOf, textOf, tool, type ToolSource } from './tool.ts';

const tag = z.string().min(1).max(64).describe('Tag of a figure, as list_figures has them');
const some = z.union([z.string().max(200), z.array(z.string().max(200)).max(50)]).optional();

const namedFilters = {
  assetType: some.describe(
    'equity, fixed-income, multi-asset, alternatives, esg, private-markets, or what the provider has of its own',
  ),
  family: some.describe('Index families'),
  region: some.describe('Regions'),
  currency: some.describe('ISO 4217 codes'),
  returnType: some.describe('PR, NTR or TR: price, net or gross total return'),
  hedged: some.describe('yes or no'),
  frequency: some.describe('daily, weekly or monthly'),
  status: some.describe('live or ceased'),
};

const filters = z
  .object(namedFilters)
  .catchall(some)
  .describe(
    'Values by filter, of which any may hold. A field of the provider is a filter too: its name with field_ before it',
  )
  .check(({ value, issues }) => {
    const isKnown = (name: string) => name in namedFilters || isColumnOfField(name);
    for (const name of Object.keys(value).filter((each) => !isKnown(each))) {
      const known = [...Object.keys(namedFilters), 'field_ and the name of a field'].join(', ');
      issues.push({
        code: 'custom',
        input: value,
        message: `no filter ${name.slice(0, 40)}, there are ${known}`,
      });
    }
  });

const screen = z.strictObject({
  text: z.string().max(200).optional().describe('Words of the name, ticker, ISIN or fundId'),
  filters: filters.default({}),
  ranges: z
    .array(
      z
        .strictObject({ figure: tag, min: z.number().optional(), max: z.number().optional() })
        .refine(({ min = -Infinity, max = Infinity }) => min <= max, 'min lies above max'),
    )
    .max(8)
    .default([]),
  figures: z.array(tag).max(12).default(['return1Y']).describe('Figures to show'),
  sortBy: tag.optional().describe(`A figure, or one of ${indexColumns.join(', ')}`),
  descending: z.boolean().default(true),
  variants: z
    .enum(['one', 'all'])
    .default('one')
    .describe('A row for each index, or for each of its variants'),
  page: z.int().min(1).max(10_000).default(1),
  size: z.int().min(1).max(20).default(10),
  part,
  asof,
});

/** Tools about the list of indexes, with every figure. */
export const listTools = {
  list_figures: tool({
    title: 'List figures',
    description:
      'The figures that indexes can be screened, sorted and shown by, as tags: a stem with one of its windows (volatility and 3Y: ' +
      'volatility3Y), with name, unit and formula. Returns of calendar years are return2024 and so on.',
    input: z.strictObject({ part, asof }),
    output: listedFigures,
    answer: listFigures,
  }),
  screen_indexes: tool({
    title: 'Screen indexes',
    description:
      'Indexes that meet all filters and ranges, in the order asked for, with the figures asked for, in the units of ' +
      'list_figures. Ranges are inclusive. A page with many figures comes in parts.',
    input: screen,
    output: screenedIndexes,
    answer: screenIndexes,
  }),
};

type FiguresInput = { part: number; asof?: string | undefined };

async function listFigures({ part: input, asof: of }: FiguresInput, source: ToolSource) {
  const ask = askApi(source);
  const [{ figures }, { release }] = await Promise.all([
    ask('figures', { asof: of }),
    ask('dataVersion', { asof: of }),
  ]);
  const listed = Array.from(Map.groupBy(figures, stemOf), ([stem, all]) => listedAs(stem, all));
  const parts = inParts(listed, bytesOfFigure, () => roomOfRowsInBoth);
  const shown = chosenPart(parts, input);
  const said = parts.length > 1 ? `\n(Part ${input} of ${parts.length})\n` : '';
  return {
    text: shown.map(lineOf).join('') + said,
    data: { release, part: input, parts: parts.length, figures: shown },
  };
}

const stemOf = ({ tag: whole, window }: RegisteredFigure) =>
  window !== null && whole.endsWith(window) ? whole.slice(0, -window.length) : whole;

function listedAs(stem: string, all: readonly RegisteredFigure[]) {
  const { names, unit, unitText, formula } = all[0]!;
  const windows = all.flatMap(({ window }) => window ?? []);
  return { stem, windows, name: names[defaultLanguage] ?? stem, unit: unitText ?? unit, formula };
}

/** A figure stands in the answer twice: in the text and in the data. */
const bytesOfFigure = (figure: ReturnType<typeof listedAs>): number =>
  Buffer.byteLength(lineOf(figure) + JSON.stringify(figure)) + 1;

function lineOf({ stem, windows, name, unit, formula }: ReturnType<typeof listedAs>): string {
  const tags = windows.length > 0 ? `${stem}{${windows.join(',')}}` : stem;
  return `${tags}: ${name}, ${unit}, ${formula}\n`;
}

type Screen = z.output<typeof screen>;

async function screenIndexes(input: Screen, source: ToolSource) {
  const { variants, page, size } = input;
  const shown = figuresOf(input);
  const query = { ...queryOf(input), columns: shown.join(',') };
  const call = withQuery(api.base + api.portfolioReturns, {
    ...query,
    variants,
    page,
    size,
    asof: input.asof,
  });
  const answer = await source.api.request(call, {}, { snapshot: source.snapshot });
  const release = releaseOf(answer);
  const { portfolios, numberOfPortfolios } = JSON.parse(
    await textOf(answer),
  ) as EndpointAnswer<'portfolioReturns'>;
  const all = variants === 'all' ? variants : undefined;
  const shownAt = withQuery(pages.screener(), { ...query, variants: all, asof: release });
  const facts = {
    release,
    numberOfIndexes: numberOfPortfolios,
    page,
    pages: Math.ceil(numberOfPortfolios / size),
    citeAs: citedAddress(source.publicUrl + shownAt),
  };
  const indexes = portfolios.map((one) => ({
    ...described(one, shown),
    citeAs: citation(source, one.fundId, { release }),
  }));
  const advice = adviceOn(input, portfolios);
  return rowsInParts({ indexes }, input.part, (rows) => ({ ...facts, ...advice, ...rows }));
}

/** Rows without the figure that they are sorted by come last: where the first row lacks it, no row has it. */
function adviceOn({ sortBy, page }: Screen, [first]: readonly Portfolio[]): { advice?: string } {
  if (!first || sortBy === undefined || page > 1 || !(sortBy in first.figures)) return {};
  if (first.figures[sortBy] !== null) return {};
  return { advice: `None of these indexes has ${sortBy}: their order says nothing of it.` };
}

/** The filters and the order of the list, as query parameters of both the page and the API. */
function queryOf({ text, filters: chosen, ranges, sortBy, descending }: Screen) {
  const bounds = ranges.flatMap(({ figure, min, max }) => [
    [`${figure}Min`, min] as const,
    [`${figure}Max`, max] as const,
  ]);
  return {
    filterPattern: text,
    ...chosen,
    ...Object.fromEntries(bounds),
    sortBy,
    sortOrder: sortBy === undefined ? undefined : descending ? -1 : 1,
  };
}

/** The figures in an answer: the requested ones, and those that it is filtered and ordered by. */
function figuresOf({ figures, ranges, sortBy }: Screen): string[] {
  const columns: readonly string[] = indexColumns;
  const sorted = sortBy === undefined || columns.includes(sortBy) ? [] : [sortBy];
  return [...new Set([...figures, ...ranges.map(({ figure }) => figure), ...sorted])];
}

function described(one: Portfolio, shown: readonly string[]) {
  return {
    fundId: one.fundId,
    name: one.portfolioName,
    currency: one.currency,
    returnType: one.returnType,
    hedgedTo: one.hedgedTo,
    launchDate: one.launchDate,
    asOfDate: one.asOfDate,
    level: one.asOfLevel,
    figures: Object.fromEntries(shown.map((name) => [name, one.figures[name] ?? null])),
    backTested: one.backTested.filter((name) => shown.includes(name)),
  };
}
