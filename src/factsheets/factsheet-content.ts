import { changeOf } from '#src/domain/levels/change-of.ts';
import { chartOf } from './factsheet-chart.ts';
import type { Paper } from '#src/contract/api/factsheets.ts';
import type { FactsheetContent, FactsheetData } from './factsheet.ts';
import { dashesOf } from './factsheet-dashes.ts';
import { factsOf } from './factsheet-facts.ts';
import { missingMark } from './missing-characters.ts';
import {
  drawdownTable,
  markedFigures,
  returnTable,
  riskMeasures,
  riskTable,
  type WorkingLink,
} from './factsheet-tables.ts';
import { monthTable, yearBarsOf } from './factsheet-years.ts';
import { classLists, memberTable } from './factsheet-members.ts';
import { isMarkedForOther } from '#src/domain/figures/marked-for-other.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatLevel, shownChange } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { shortVariantName, variantName } from '#src/i18n/variant-name.ts';
import { withQuery } from '#src/urls.ts';
import { workingOn } from '#src/urls/workings.ts';

/** Language and region by the typesetter's names. */
export function languageOfSheet(language: Language): Pick<FactsheetContent, 'language' | 'region'> {
  const [tag = 'en', region = 'US'] = languageFacts[language].tag.split('-');
  return { language: tag, region };
}

export const paperOf = (paper: Paper): FactsheetContent['paper'] =>
  paper === 'letter' ? 'us-letter' : 'a4';

/** The content of a factsheet: every figure formatted as on the page, every text in the language of the sheet. */
export function factsheetContent(data: FactsheetData): FactsheetContent {
  const { language, details, release } = data;
  const m = factsheetMessages(language);
  const lead = [
    variantName(details, language),
    assetTypeName(language, details.assetType),
    details.family,
  ];
  return {
    paper: paperOf(data.paper),
    ...languageOfSheet(language),
    title: details.portfolioName,
    running: details.portfolioName,
    documentTitle: `${details.portfolioName} · ${m.factsheet}`,
    kind: m.factsheet,
    asOf: details.level ? m.asOf(formatDate(language, details.level.date)) : '',
    provider: data.provider.name,
    look: data.look,
    lead: lead.filter(Boolean).join(' · '),
    description: details.description,
    level: levelOf(data),
    facts: { title: m.facts, rows: factsOf(details, data.constituents, language) },
    chart: chartOf(data),
    noChart: m.noLevels,
    ...figuresOf(data),
    backTestNote: backTestNoteOf(data),
    ...membersOf(data),
    important: {
      title: m.important,
      paragraphs: [data.provider.notice, ...details.legalDisclaimer.split(/\n\s*\n/)].flatMap(
        // Line breaks in Japanese text were already removed when the provider's files were read.
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

function backTestNoteOf({ details: { launchDate, level }, figures, language }: FactsheetData) {
  if (level === null) return null;
  const m = factsheetMessages(language);
  const marked = markedFigures(figures);
  const forOther = marked.filter((one) => isMarkedForOther(one, launchDate));
  const isOwn = marked.length > forOther.length;
  const said = [
    launchDate === null
      ? backTestMessages(language).unknownFigures
      : isOwn && m.backTestNote(formatDate(language, launchDate)),
    forOther.length > 0 && m.markedForOtherNote,
  ].filter((text) => text !== false);
  return said.length === 0 ? null : joinSentences(language, said);
}

function levelOf({
  details: { level, hasReturns },
  language,
}: FactsheetData): FactsheetContent['level'] {
  if (level === null) return null;
  const m = factsheetMessages(language);
  const { value, previousValue, previousDate } = level;
  const change = changeOf(value, previousValue, hasReturns);
  const shown = shownChange(language, change);
  return {
    label: m.level,
    value: formatLevel(language, value),
    change:
      change === null || previousDate === null
        ? null
        : m.change(shown.text, formatDate(language, previousDate)),
    direction: shown.direction,
  };
}

type Figures = Pick<
  FactsheetContent,
  'returns' | 'yearBars' | 'years' | 'months' | 'risk' | 'drawdowns'
>;

function figuresOf(data: FactsheetData): Figures {
  const { details, figures, constituents, look, language } = data;
  const asof = data.release.number;
  const linkOf: WorkingLink = (tag) => withQuery(workingOn(data.address, tag), { asof });
  const m = factsheetMessages(language);
  const titled = <Table extends object>(title: string, table: Table | null) =>
    table && { title, table };
  const variant = shortVariantName(details, language);
  const returns = returnTable(figures, variant, language, linkOf);
  const risk = riskTable(figures, language, linkOf);
  const most = yearsBeside(constituents);
  return {
    returns: returns && {
      title: m.returns,
      note: joinSentences(language, [m.returnsNote, dashesOf(figures, most, language)]),
      table: returns,
    },
    yearBars: yearBarsOf(figures, language, look),
    years: null,
    months: titled(m.months, monthTable(figures, most, language, linkOf)),
    risk: risk && {
      title: m.risk,
      note: joinSentences(language, [
        ...riskMeasures(figures, language),
        figureMessages(language).riskNote,
      ]),
      table: risk,
    },
    drawdowns: titled(m.drawdown, drawdownTable(figures, language, linkOf)),
  };
}

/** The room of the ten constituents that a list may have and this one has not is that of more years of monthly returns. */
const yearsBeside = ({ constituents }: FactsheetData['constituents']) =>
  15 - Math.min(10, constituents.length);

type Members = Pick<FactsheetContent, 'members' | 'withheld' | 'classes' | 'classesNote'>;

function membersOf({ constituents, benchmark, language }: FactsheetData): Members {
  const m = factsheetMessages(language);
  const table = memberTable(constituents, language);
  const { asOfDate, numberOfConstituents } = constituents;
  const classes = classLists(constituents, benchmark, language);
  return {
    members: table && {
      title: m.topTen,
      note:
        asOfDate === null
          ? ''
          : m.membersAsOf(
              formatDate(language, asOfDate),
              formatCount(language, numberOfConstituents),
            ),
      table,
      figuresFrom: table.header.length - 1,
      rounding: m.rounding,
    },
    withheld: constituents.withheld === 'none' ? m.withheld : null,
    classes,
    classesNote:
      benchmark && classes.length > 0
        ? compositionMessages(language).tick(
            benchmark.name,
            formatDate(language, benchmark.asOfDate ?? ''),
          )
        : null,
  };
}
