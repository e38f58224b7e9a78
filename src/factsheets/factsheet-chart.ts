import type { PrintLook } from '#src/brand/print-look.ts';
import { layoutLevelChart, type LevelChartLayout } from '#src/charts/levels/level-chart-layout.ts';
import type { Line, LinesLayout } from '#src/charts/lines/lines-layout.ts';
import { summaryOf } from '#src/charts/levels/chart-summary.ts';
import { pathInBox, type Box } from '#src/charts/run-paths.ts';
import { ticksBeside } from '#src/charts/axes/value-labels.ts';
import { timeLabel } from '#src/charts/axes/time-label.ts';
import type { TimeTick } from '#src/charts/axes/time-ticks.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, formatPercent, levelDecimals } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { chartMessages } from '#src/i18n/messages/charts/charts.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import type { FactsheetContent, FactsheetData } from './factsheet.ts';

/** In points, as in the template: the levels, and below them the drawdowns on the same days. */
const width = 300;
const right = 44;
const levelsHeight = { a4: 250, letter: 205 } as const;
const fallsHeight = 58;
/** The gap between the panels, for the lower one's title. */
const between = 28;
/** The room for day labels below the lower panel. */
const bottom = 16;
/** The height of a line of text in points. */
const lineOfType = 8.5;

type Charted = Pick<FactsheetData, 'prices' | 'language' | 'look' | 'paper'> & {
  /** The title, for a series that is not an index. */
  title?: string;
  /** Whether the drawdown is shown, which daily series have. */
  hasFalls?: boolean;
  details: Pick<
    FactsheetData['details'],
    'launchDate' | 'hasReturns' | 'returnType' | 'currency' | 'hedgedTo'
  >;
};

/** The levels of the whole history, in the layout of the page's chart; null without levels. */
export function chartOf(charted: Charted): FactsheetContent['chart'] {
  const { details, prices, language } = charted;
  if (prices === null) return null;
  const series = decodeLevels(prices);
  const launch = details.launchDate === null ? null : dayOfIso(details.launchDate);
  const stretch = { from: 0, to: series.days.length - 1 };
  const layout = layoutLevelChart({ lines: [{ series, launch }], stretch, scale: 'linear' });
  const decimals = levelDecimals(series.values.at(-1) ?? 0);
  const shown = { series, language, launch, hasReturns: details.hasReturns, decimals };
  const title = titleOf(charted);
  return {
    title,
    svg: svgOf(layout, charted),
    alt: `${title}. ${summaryOf(shown, stretch)}`,
    note: noteOf(charted, layout.levels),
  };
}

function titleOf({ title, details, language }: Charted): string {
  const named = [title ?? factsheetMessages(language).levels, variantName(details, language)];
  return named.filter(Boolean).join(' · ');
}

/** Notes about the levels; null where there are none. */
function noteOf({ details, language }: Charted, { launchShare }: LinesLayout): string | null {
  const { launchDate, hasReturns } = details;
  const notes = [
    launchShare > 0 && launchDate !== null
      ? factsheetMessages(language).chartNote(formatDate(language, launchDate))
      : '',
    hasReturns ? '' : indexPageMessages(language).isMeasure,
  ];
  return notes.filter(Boolean).join(' ') || null;
}

type Panel = { layout: LinesLayout; box: Box; say: (value: number, decimals?: number) => string };

/** The last value shown in a panel. */
const lastIn = (lines: readonly Line[]) => lines[0]?.series.values.at(-1) ?? 0;

function svgOf(layout: LevelChartLayout<Line>, charted: Charted): string {
  const { language, paper, look, details, hasFalls = details.hasReturns } = charted;
  const levelsBox: Box = { x: 0, y: 6, width, height: levelsHeight[paper] };
  const upper: Panel = {
    layout: layout.levels,
    box: levelsBox,
    say: (value, decimals = levelDecimals(value)) => formatNumber(language, value, decimals),
  };
  const below = levelsBox.y + levelsBox.height + between;
  const falls: Panel = {
    layout: layout.drawdowns,
    box: { x: 0, y: below, width, height: fallsHeight },
    // The last value has the precision of the page's finding.
    say: (value, decimals = 1) => formatPercent(language, value, decimals),
  };
  const lower = hasFalls ? [falls] : [];
  const last = lower.at(-1)?.box ?? levelsBox;
  const height = last.y + last.height + bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + right} ${height}" font-family="Source Sans 3, Noto Sans JP" font-size="7" fill="${look.quiet}">`,
    ...panelOf(upper, lastIn(layout.shown), look),
    ...lower.flatMap((panel) => [
      `<text x="0" y="${panel.box.y - 6}">${chartMessages(language).drawdown}</text>`,
      ...panelOf(panel, lastIn(layout.falls), look),
    ]),
    ...layout.levels.timeTicks.wide.map((tick) => timeLabelAt(tick, last, language)),
    '</svg>',
  ].join('');
}

function panelOf({ layout, box, say }: Panel, last: number, look: PrintLook): string[] {
  const y = (share: number) => (box.y + share * box.height).toFixed(2);
  const [paths = { live: '', backTested: '' }] = layout.paths();
  const ends = layout.marks.map((share) => ({ share }));
  const labels = ticksBeside(layout.valueTicks, ends, lineOfType / box.height);
  return [
    ...layout.valueTicks.map(
      ({ share }) => `<path d="M0 ${y(share)}H${width}" stroke="${look.rule}" stroke-width="0.5"/>`,
    ),
    launchLine(layout, box, look.quiet),
    `<g fill="none" stroke="${look.line}" stroke-width="0.9" stroke-linejoin="round">`,
    pathOf(paths.backTested, box, ' stroke-dasharray="2.4 1.6"'),
    pathOf(paths.live, box),
    '</g>',
    ...labels.map((tick) => valueLabel(y(tick.share), say(tick.value, tick.decimals))),
    valueLabel(y(ends[0]?.share ?? 0), say(last), ` font-weight="600" fill="${look.ink}"`),
  ];
}

function pathOf(data: string, box: Box, attributes = ''): string {
  return data === '' ? '' : `<path d="${pathInBox(data, box)}"${attributes}/>`;
}

function launchLine({ launchShare }: LinesLayout, box: Box, colour: string): string {
  if (launchShare <= 0 || launchShare >= 1) return '';
  const x = (launchShare * width).toFixed(2);
  return `<path d="M${x} ${box.y}V${box.y + box.height}" stroke="${colour}" stroke-width="0.5"/>`;
}

function valueLabel(y: string, text: string, attributes = ''): string {
  return `<text x="${width + right}" y="${y}" dy="2.4" text-anchor="end"${attributes}>${text}</text>`;
}

function timeLabelAt(tick: TimeTick & { share: number }, box: Box, language: Language): string {
  const x = (tick.share * width).toFixed(2);
  const anchor = tick.share < 0.04 ? 'start' : 'middle';
  return `<text x="${x}" y="${box.y + box.height + 11}" text-anchor="${anchor}">${timeLabel(language, tick)}</text>`;
}
