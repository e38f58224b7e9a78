import type { PrintLook } from '#src/brand/print-look.ts';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Paper } from '#src/contract/api/factsheets.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { findFigure } from '#src/domain/register/register.ts';
import { dashNote } from '#src/i18n/dash-note.ts';
import { blendName, weightText } from '#src/i18n/blend-name.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import {
  formatChange,
  formatCount,
  formatLevel,
  formatNumber,
  formatReturn,
} from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { blendTableMessages } from '#src/i18n/messages/mixes/blend-tables.ts';
import { blendMessages, rebalanceNames } from '#src/i18n/messages/mixes/blends.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { languageOfSheet, paperOf } from './factsheet-content.ts';
import { chartOf } from './factsheet-chart.ts';
import type { FactsheetContent, PrintedTable } from './factsheet.ts';
import { missingMark } from './missing-characters.ts';

/** The data of a blend's sheet: the API's answer, so that sheet and API agree. */
export type BlendSheetData = {
  language: Language;
  paper: Paper;
  blend: BlendAnswer;
  provider: { name: string; notice: string | null };
  disclaimer: string;
  look: PrintLook;
  release: { number: number; published: string };
  /** The address of the blend's page as of its release. */
  address: string;
};

/** The most calendar years that fit side by side. */
const mostYears = 9;
const returnTags = '1M 3M YTD 1Y 3Y 5Y 10Y SinceInception'.split(' ').map((one) => `return${one}`);
const annualised = new Set(['return3Y', 'return5Y', 'return10Y', 'returnSinceInception']);
const riskTags = ['volatility3Y', 'volatility5Y', 'sharpeRatio3Y', 'maximumDrawdown5Y'];

/**
 * The content of a blend's sheet for the template of factsheets. It is marked as hypothetical in its head, its
 * notes and its chart.
 */
export function blendSheetContent(data: BlendSheetData): FactsheetContent {
  const { language, blend, release, provider } = data;
  const m = factsheetMessages(language);
  const texts = blendMessages(language);
  const title = blendName(blend.parts, language);
  const periods: Record<string, string> = returnPeriods(language);
  const returns = figureTable(data, returnTags, (one) =>
    annualised.has(one) ? `${periods[one]} ${m.perAnnum}` : (periods[one] ?? one),
  );
  const yearTags = blend.years.slice(0, mostYears).map((year) => `return${year}`);
  const years = figureTable(data, yearTags, (one) => one.replace('return', ''));
  const risk = figureTable(data, riskTags, (one) => figureName(language, findFigure(one)!));
  return {
    paper: paperOf(data.paper),
    ...languageOfSheet(language),
    title,
    running: m.blendSheet,
    documentTitle: `${title} · ${m.blendSheet}`,
    kind: m.blendSheet,
    asOf: m.asOf(formatDate(language, blend.asOfDate)),
    provider: provider.name,
    look: data.look,
    lead: [m.blendSheet, blend.currency].filter(Boolean).join(' · '),
    description: texts.hypothetical,
    level: {
      label: m.blendLevels,
      value: formatLevel(language, blend.blend.lastLevel),
      change: null,
      direction: 'none',
    },
    facts: { title: m.facts, rows: factsOf(data) },
    chart: hypotheticalChart(data),
    noChart: '',
    returns: returns && {
      title: m.returns,
      note: joinSentences(language, [
        m.returnsNote,
        dashesOf(data, [...returnTags, ...yearTags, ...riskTags]),
      ]),
      table: returns,
    },
    yearBars: null,
    months: null,
    years: years && { title: m.calendarYears, table: years },
    backTestNote: texts.hypothetical,
    risk: risk && { title: m.risk, note: '', table: risk },
    drawdowns: crisesOf(data),
    members: {
      ...contributionTable(data),
      figuresFrom: 1,
      rounding: m.rounding,
    },
    withheld: null,
    classes: [],
    classesNote: null,
    important: {
      title: m.important,
      paragraphs: [provider.notice, ...data.disclaimer.split(/\n\s*\n/)].flatMap(
        (text) => text?.replaceAll(/[ \t\n]+/g, ' ').trim() || [],
      ),
    },
    missingCharacters: m.missingCharacters(missingMark),
    release: m.release(
      formatCount(language, release.number),
      formatDate(language, release.published.slice(0, 10)),
    ),
    address: data.address,
    pages: m.page('{page}', '{total}'),
  };
}

function factsOf({ blend, language }: BlendSheetData): string[][] {
  const m = blendMessages(language);
  return [
    ...blend.parts.map(({ weight, portfolioName, fundId }) => [
      fundId,
      m.part(weightText(language, weight), portfolioName),
    ]),
    [m.rebalance, rebalanceNames(language)[blend.rebalance]],
    [m.firstDay, formatDate(language, blend.window.from)],
    [m.lastDay, formatDate(language, blend.window.to)],
  ];
}

/** The whole line is dashed, like levels before a launch, because a blend has none. */
function hypotheticalChart({ blend, language, look }: BlendSheetData): FactsheetContent['chart'] {
  const after = isoOfDay((dayOfIso(blend.asOfDate) ?? 0) + 1);
  const variant = { returnType: null, currency: blend.currency, hedgedTo: null };
  const details = { ...variant, launchDate: after, hasReturns: true };
  const title = factsheetMessages(language).blendLevels;
  const chart = chartOf({
    details,
    title,
    hasFalls: false,
    paper: 'letter',
    prices: blend.blend.levels,
    language,
    look,
  });
  return chart && { ...chart, note: blendMessages(language).hypothetical };
}

const rowsOf = ({ blend, language }: BlendSheetData) => [
  { name: blendMessages(language).blend, usual: blend.blend.usual },
  ...blend.parts.map(({ fundId, usual }) => ({ name: fundId, usual })),
];

/** Figures that the blend or one of its parts has. */
const knownOf = (data: BlendSheetData, tags: readonly string[]) =>
  tags.filter((tag) => rowsOf(data).some(({ usual }) => typeof usual.figures[tag] === 'number'));

/** Why figures of these names are dashes in the tables, each reason once. */
const dashesOf = (data: BlendSheetData, tags: readonly string[]): string =>
  dashNote(
    data.language,
    knownOf(data, tags).flatMap((tag) =>
      rowsOf(data).map(({ usual }) => usual.missing[tag] ?? null),
    ),
  );

/** The blend and its parts, one row each. Figures that none of them has are left out. Null where no figure is left. */
function figureTable(
  data: BlendSheetData,
  tags: readonly string[],
  headOf: (tag: string) => string,
): PrintedTable | null {
  const { language } = data;
  const known = knownOf(data, tags);
  if (known.length === 0) return null;
  const mark = factsheetMessages(language).backTestMark;
  return {
    header: ['', ...known.map(headOf)],
    rows: rowsOf(data).map(({ name, usual }) => [
      name,
      ...known.map((tag) => {
        const text = shownFigure(language, findFigure(tag)!, usual.figures[tag] ?? null);
        return usual.backTested.includes(tag) ? `${text} ${mark}` : text;
      }),
    ]),
  };
}

function crisesOf({ blend: { crises }, language }: BlendSheetData): FactsheetContent['drawdowns'] {
  const known = crises.filter(({ blend }) => blend.totalReturn !== null);
  if (known.length === 0) return null;
  const m = mixMessages(language);
  const texts = blendMessages(language);
  const day = (date: string) => formatDate(language, date);
  return {
    title: m.crises,
    table: {
      header: [m.crises, factsheetMessages(language).returns, texts.from, texts.lastDay],
      rows: known.map(({ name, from, to, blend }) => [
        name,
        formatReturn(language, blend.totalReturn),
        day(from),
        day(to),
      ]),
    },
  };
}

/** Each part's contribution to return and risk, and the total. */
function contributionTable({ blend: { parts }, language }: BlendSheetData) {
  const [m, texts] = [blendTableMessages(language), blendMessages(language)];
  const sum = (of: (part: BlendAnswer['parts'][number]) => number | null) =>
    parts.reduce((total, part) => total + (of(part) ?? 0), 0);
  const row = (name: string, weight: number, toReturn: number, toRisk: number | null) => [
    name,
    weightText(language, weight),
    formatChange(language, toReturn),
    formatNumber(language, toRisk),
  ];
  const table: PrintedTable = {
    header: [
      '',
      texts.weight,
      listedTexts(language, [m.toReturn, m.toReturnUnit]),
      listedTexts(language, [m.toRisk, m.toRiskUnit]),
    ],
    rows: [
      ...parts.map((part) =>
        row(part.portfolioName, part.weight, part.contributionToReturn, part.contributionToRisk),
      ),
      row(
        texts.blend,
        sum(({ weight }) => weight),
        sum((part) => part.contributionToReturn),
        sum((part) => part.contributionToRisk),
      ),
    ],
  };
  return { title: m.contributions, note: m.contributionsNote, table };
}
