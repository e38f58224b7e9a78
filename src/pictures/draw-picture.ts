import { layoutLevelChart } from '#src/charts/levels/level-chart-layout.ts';
import type { LinesLayout } from '#src/charts/lines/lines-layout.ts';
import { pathInBox, type Box } from '#src/charts/run-paths.ts';
import { timeLabel } from '#src/charts/axes/time-label.ts';
import { ticksBeside } from '#src/charts/axes/value-labels.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { fittedLines } from './fitted-lines.ts';
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
  const said = {
    ...wordsOf(order, layout),
    layout: isFall ? layout.drawdowns : layout.levels,
    isFall,
  };
  const words: Words = { ...said, lines: linesIn(order, said, unit) };
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
type Words = PictureWords & { layout: LinesLayout; isFall: boolean; lines: Lines };

/** Lines of head and foot in the width of the picture; what is more than usual takes from the height of the chart. */
type Lines = { title: string[]; subtitle: string[]; foot: string[]; above: number; below: number };

function linesIn(
  { chart, width, address }: PictureOrder,
  words: PictureWords,
  unit: number,
): Lines {
  const isShare = chart === 'share';
  // In the picture that is shared, the value stands beside them.
  const beside = isShare ? 260 : 0;
  const fitted = (parts: readonly (string | null)[], size: number, taken: number) =>
    fittedLines(parts, (width / unit - 48 - taken) / size);
  const size = sizes(isShare);
  const title = fitted([words.title], size.title, beside);
  const subtitle = fitted([words.subtitle, isShare ? null : words.finding], size.text, beside);
  const foot = [
    ...fitted([words.backTest], size.foot, 0),
    ...fitted([words.source, address], size.foot, 0),
  ];
  const above = (title.length - 1) * 26 + (subtitle.length - 1) * 18;
  return {
    title,
    subtitle,
    foot,
    above: above * unit,
    below: Math.max(0, foot.length - 2) * 20 * unit,
  };
}

const sizes = (isShare: boolean) => ({ title: isShare ? 30 : 22, text: 14, foot: 12 });

function headOf({ chart, look, width }: PictureOrder, words: Words, unit: number): string[] {
  const left = 24 * unit;
  const isShare = chart === 'share';
  const { title, text: size } = sizes(isShare);
  const big: Style = { size: title * unit, fill: look.ink, font: 'headline' };
  const quiet: Style = { size: size * unit, fill: look.quiet };
  const below = (words.lines.title.length - 1) * 26;
  return [
    ...words.lines.title.map((line, at) =>
      text(left, ((isShare ? 52 : 38) + at * 26) * unit, line, big),
    ),
    ...words.lines.subtitle.map((line, at) =>
      text(left, ((isShare ? 80 : 62) + below + at * 18) * unit, line, quiet),
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
  const { above, below } = words.lines;
  const box: Box = {
    x: 24 * unit,
    y: (isShare ? 112 : 84) * unit + above,
    width: width - 110 * unit,
    height: height - (isShare ? 190 : 162) * unit - above - below,
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

function footOf(
  { height, look }: PictureOrder,
  { lines: { foot } }: Words,
  unit: number,
): string[] {
  const small: Style = { size: sizes(false).foot * unit, fill: look.quiet };
  return foot.map((line, at) =>
    text(24 * unit, height - (16 + (foot.length - 1 - at) * 20) * unit, line, small),
  );
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
