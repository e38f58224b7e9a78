import type { PrintLook } from '#src/brand/print-look.ts';
import { layoutLines, type LinesLayout } from '#src/charts/lines/lines-layout.ts';
import { summaryOf } from '#src/charts/levels/chart-summary.ts';
import { pathInBox } from '#src/charts/run-paths.ts';
import { ticksBeside } from '#src/charts/axes/value-labels.ts';
import { timeLabel } from '#src/charts/axes/time-label.ts';
import type { TimeTick } from '#src/charts/axes/time-ticks.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, levelDecimals } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import type { FactsheetContent, FactsheetData } from './factsheet.ts';

/** In points, as the template places it. */
const plot = { width: 300, height: 212, top: 6, right: 44, bottom: 16 };
/** A line of type, as a share of the plot's height. */
const roomForEnd = 0.04;

type Charted = Pick<FactsheetData, 'prices' | 'language' | 'look'> & {
  /** Of what is no index. */
  title?: string;
  details: Pick<
    FactsheetData['details'],
    'launchDate' | 'hasReturns' | 'returnType' | 'currency' | 'hedgedTo'
  >;
};

/** Levels over the whole history, drawn by the layout that the page uses; null without levels. */
export function chartOf({
  details,
  prices,
  language,
  look,
  ...given
}: Charted): FactsheetContent['chart'] {
  if (prices === null) return null;
  const m = factsheetMessages(language);
  const series = decodeLevels(prices);
  const launch = details.launchDate === null ? null : dayOfIso(details.launchDate);
  const layout = layoutLines([{ series, launch }], 'linear');
  const last = series.values.at(-1) ?? 0;
  const shown = { series, language, launch, decimals: levelDecimals(last) };
  const named = [given.title ?? m.levels, variantName(details, language)];
  const title = named.filter(Boolean).join(' · ');
  return {
    title,
    svg: svgOf(layout, { language, last, look }),
    alt: `${title}. ${summaryOf(shown, { from: 0, to: series.days.length - 1 })}`,
    note:
      [
        layout.launchShare > 0 && details.launchDate !== null
          ? m.chartNote(formatDate(language, details.launchDate))
          : '',
        details.hasReturns ? '' : indexPageMessages(language).isMeasure,
      ]
        .filter(Boolean)
        .join(' ') || null,
  };
}

type Drawn = { language: Language; last: number; look: PrintLook };

function svgOf(layout: LinesLayout, { language, last, look }: Drawn): string {
  const { width, height, top, right, bottom } = plot;
  const y = (share: number) => (top + share * height).toFixed(2);
  const grid = layout.valueTicks.map(
    ({ share }) => `<path d="M0 ${y(share)}H${width}" stroke="${look.rule}" stroke-width="0.5"/>`,
  );
  const [paths = { live: '', backTested: '' }] = layout.paths();
  const ends = layout.marks.map((share) => ({ share }));
  const labels = ticksBeside(layout.valueTicks, ends, roomForEnd).map((tick) =>
    valueLabel(y(tick.share), formatNumber(language, tick.value, tick.decimals)),
  );
  const end = valueLabel(
    y(ends[0]?.share ?? 0),
    formatNumber(language, last, levelDecimals(last)),
    ` font-weight="600" fill="${look.ink}"`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + right} ${top + height + bottom}" font-family="Source Sans 3, Noto Sans JP" font-size="7" fill="${look.quiet}">`,
    ...grid,
    launchLine(layout, look.quiet),
    `<g fill="none" stroke="${look.line}" stroke-width="0.9" stroke-linejoin="round">`,
    pathOf(paths.backTested, ' stroke-dasharray="2.4 1.6"'),
    pathOf(paths.live),
    '</g>',
    ...labels,
    end,
    ...layout.timeTicks.wide.map((tick) => timeLabelAt(tick, language)),
    '</svg>',
  ].join('');
}

function pathOf(data: string, attributes = ''): string {
  if (data === '') return '';
  return `<path d="${pathInBox(data, { ...plot, x: 0, y: plot.top })}"${attributes}/>`;
}

function launchLine({ launchShare }: LinesLayout, colour: string): string {
  if (launchShare <= 0 || launchShare >= 1) return '';
  const x = (launchShare * plot.width).toFixed(2);
  const end = plot.top + plot.height;
  return `<path d="M${x} ${plot.top}V${end}" stroke="${colour}" stroke-width="0.5"/>`;
}

function valueLabel(y: string, text: string, attributes = ''): string {
  const x = plot.width + plot.right;
  return `<text x="${x}" y="${y}" dy="2.4" text-anchor="end"${attributes}>${text}</text>`;
}

function timeLabelAt(tick: TimeTick & { share: number }, language: Language): string {
  const x = (tick.share * plot.width).toFixed(2);
  const y = plot.top + plot.height + 11;
  const anchor = tick.share < 0.04 ? 'start' : 'middle';
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${timeLabel(language, tick)}</text>`;
}
