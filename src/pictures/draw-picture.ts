import { layoutLevelChart } from '#src/charts/levels/level-chart-layout.ts';
import type { LinesLayout } from '#src/charts/lines/lines-layout.ts';
import { pathInBox, type Box } from '#src/charts/run-paths.ts';
import { timeLabel } from '#src/charts/time-label.ts';
import { ticksBeside } from '#src/charts/value-labels.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import type { PictureOrder } from './picture.ts';
import { lineOf, wordsOf, type PictureWords } from './picture-words.ts';
import { element, text, type Style } from './svg.ts';

/** A width at which type has the size that the page has. */
const usualWidth = 800;

/** A chart of an index as SVG: its name, what it shows, line, last value and day, where it is from. */
export function drawPicture(order: PictureOrder): string {
  const { width, height, look } = order;
  const unit = Math.min(2, Math.max(0.75, width / usualWidth));
  const layout = layoutLevelChart({ lines: [lineOf(order)], ...order.window });
  const isFall = order.chart === 'drawdown';
  const words: Words = {
    ...wordsOf(order, layout),
    layout: isFall ? layout.drawdowns : layout.levels,
    isFall,
  };
  const parts = [
    element('rect', { width, height, fill: look.paper }),
    ...headOf(order, words, unit),
    ...chartOf(order, words, unit),
    ...footOf(order, words, unit),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'title desc',
    },
    `<title id="title">${escaped(words.title)}</title>`,
    `<desc id="desc">${escaped(words.description)}</desc>`,
    ...parts,
  );
}

/** What is said, and where its line stands. */
type Words = PictureWords & { layout: LinesLayout; isFall: boolean };

function headOf({ chart, look, width }: PictureOrder, words: Words, unit: number): string[] {
  const left = 24 * unit;
  const isShare = chart === 'share';
  const big: Style = { size: (isShare ? 30 : 22) * unit, fill: look.ink, font: 'headline' };
  const quiet: Style = { size: 14 * unit, fill: look.quiet };
  return [
    text(left, (isShare ? 52 : 38) * unit, words.title, big),
    text(
      left,
      (isShare ? 80 : 62) * unit,
      [words.subtitle, isShare ? null : words.finding].filter(Boolean).join(' · '),
      quiet,
    ),
    ...(isShare
      ? [
          text(width - left, 58 * unit, words.value, {
            size: 40 * unit,
            fill: look.ink,
            weight: 300,
            anchor: 'end',
          }),
          text(width - left, 80 * unit, words.day, { ...quiet, anchor: 'end' }),
        ]
      : []),
  ];
}

function chartOf(order: PictureOrder, words: Words, unit: number): string[] {
  const { look, width, height, language, chart } = order;
  const isShare = chart === 'share';
  const box: Box = {
    x: 24 * unit,
    y: (isShare ? 112 : 84) * unit,
    width: width - 110 * unit,
    height: height - (isShare ? 190 : 162) * unit,
  };
  const small: Style = { size: 12.5 * unit, fill: look.quiet };
  return [
    ...gridOf(words, box, { look, language, unit, small }),
    ...linesOf(words.layout, box, { look, unit }),
    ...timeOf(words.layout, box, { look, language, unit, small }),
  ];
}

type Drawing = Pick<PictureOrder, 'look' | 'language'> & { unit: number; small: Style };

function gridOf({ layout, isFall, value }: Words, box: Box, drawing: Drawing): string[] {
  const { look, language, unit, small } = drawing;
  const y = (share: number) => box.y + share * box.height;
  const right = box.x + box.width + 62 * unit;
  const ends = layout.marks.map((share) => ({ share }));
  const labels = ticksBeside(layout.valueTicks, ends, (15 * unit) / box.height);
  return [
    ...layout.valueTicks.map(({ share }) =>
      element('path', {
        d: `M${box.x} ${y(share).toFixed(2)}H${box.x + box.width}`,
        stroke: look.rule,
      }),
    ),
    ...labels.map((tick) =>
      text(
        right,
        y(tick.share) + 4 * unit,
        isFall
          ? formatPercent(language, tick.value, tick.decimals)
          : formatNumber(language, tick.value, tick.decimals),
        { ...small, anchor: 'end' },
      ),
    ),
    text(right, y(ends[0]?.share ?? 0) + 4 * unit, value, {
      ...small,
      fill: look.line,
      weight: 600,
      anchor: 'end',
    }),
  ];
}

function linesOf(
  layout: LinesLayout,
  box: Box,
  { look, unit }: Pick<Drawing, 'look' | 'unit'>,
): string[] {
  const stroke = {
    fill: 'none',
    stroke: look.line,
    'stroke-width': 1.75 * unit,
    'stroke-linejoin': 'round',
  };
  const x = box.x + box.width;
  const end = box.y + (layout.marks[0] ?? 0) * box.height;
  const launch = layout.launchShare;
  return [
    ...(launch > 0 && launch < 1
      ? [
          element('path', {
            d: `M${(box.x + launch * box.width).toFixed(2)} ${box.y}v${box.height}`,
            stroke: look.quiet,
            'stroke-dasharray': `${unit} ${3 * unit}`,
          }),
        ]
      : []),
    ...layout.paths().flatMap(({ live, backTested }) => [
      ...(backTested
        ? [
            element('path', {
              d: pathInBox(backTested, box),
              ...stroke,
              'stroke-dasharray': `${5 * unit} ${4 * unit}`,
            }),
          ]
        : []),
      ...(live ? [element('path', { d: pathInBox(live, box), ...stroke })] : []),
    ]),
    // The thread hangs at the day that the figures are of.
    element('path', { d: `M${x} ${box.y}v${box.height}`, stroke: look.line, 'stroke-width': unit }),
    element('path', {
      d: `M${x} ${box.y + box.height - 2 * unit}c${1.6 * unit} ${4.4 * unit} ${4 * unit} ${6.8 * unit} ${4 * unit} ${10.4 * unit}a${4 * unit} ${4 * unit} 0 0 1 ${-8 * unit} 0c0 ${-3.6 * unit} ${2.4 * unit} ${-6 * unit} ${4 * unit} ${-10.4 * unit}z`,
      fill: look.line,
    }),
    element('circle', { cx: x, cy: end.toFixed(2), r: 4 * unit, fill: look.line }),
  ];
}

function timeOf(layout: LinesLayout, box: Box, { look, language, unit, small }: Drawing): string[] {
  const bottom = box.y + box.height;
  return [
    element('path', { d: `M${box.x} ${bottom}h${box.width}`, stroke: look.quiet }),
    ...layout.timeTicks[box.width > 560 ? 'wide' : 'narrow']
      // At the end hangs the weight of the thread.
      .filter(({ share }) => share < 0.96)
      .map((tick) =>
        text(box.x + tick.share * box.width, bottom + 18 * unit, timeLabel(language, tick), {
          ...small,
          anchor: tick.share < 0.04 ? 'start' : 'middle',
        }),
      ),
  ];
}

function footOf({ height, look, address }: PictureOrder, words: Words, unit: number): string[] {
  const small: Style = { size: 12 * unit, fill: look.quiet };
  const left = 24 * unit;
  return [
    ...(words.backTest ? [text(left, height - 36 * unit, words.backTest, small)] : []),
    text(left, height - 16 * unit, `${words.source} · ${address}`, small),
  ];
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
