import { widthOf } from '#src/charts/letter-width.ts';
import { layoutYearBars, type YearBar } from '#src/charts/years/year-bars.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent, formatReturn } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { valueAxis } from './axes.ts';
import type { Drawing, FrameWords, Picture } from './frame.ts';
import type { YearsJob } from './picture.ts';
import { element, text } from './svg.ts';

/** Returns of calendar years as bars, labelled where there is room. */
export function yearsPicture(job: YearsJob): Picture {
  return { words: wordsOf(job), draw: (box, drawing) => drawYears(job, box, drawing) };
}

function wordsOf(job: YearsJob): FrameWords {
  const { language, details, years, asOfDate, provider, release } = job;
  const m = pictureMessages(language);
  const backTest = backTestMessages(language);
  const day = formatDate(language, asOfDate);
  const source = m.source(provider, String(release), day);
  const what = m.calendarYears;
  const said = listedTexts(
    language,
    years.map((one) => `${one.year} ${returnOf(job, one)}`),
  );
  const notes = [
    years.some(({ toDate }) => toDate) ? figureMessages(language).openNote : null,
    years.some(({ crossesLaunch }) => crossesLaunch) ? backTest.note : null,
    years.some(({ crossesLaunch }) => crossesLaunch === null) ? backTest.unknownFigures : null,
  ];
  return {
    title: details.portfolioName,
    subtitle: [what, variantName(details, language)],
    notes,
    source,
    description: joinSentences(language, [
      labels(language).sentence(labels(language).labelled(details.portfolioName, what), said),
      ...notes,
      source,
    ]),
  };
}

type Year = YearsJob['years'][number];

const returnOf = ({ language }: YearsJob, { value, crossesLaunch }: Year): string =>
  `${formatReturn(language, value, 1)}${crossesLaunch ? ' †' : ''}`;

function drawYears(job: YearsJob, box: Box, drawing: Drawing): string[] {
  const { years, language } = job;
  const { unit } = drawing;
  const layout = layoutYearBars(years);
  const step = layout.step * box.width;
  const figures = new Map(years.map((one) => [one.year, one]));
  const room = step / (11 * unit);
  const said = layout.bars.map((bar) => ({
    bar,
    figure: returnOf(job, figures.get(bar.year)!),
    name: `${bar.year}${figures.get(bar.year)?.toDate ? '*' : ''}`,
  }));
  const hasRoom = said.every(({ figure }) => widthOf(figure) <= room);
  // Where labels of years would touch, only every so many years has one, counted back from the newest.
  const every = Math.ceil(widthOf('2000*') / (step / (12.5 * unit)));
  return [
    ...valueAxis({ ticks: layout.ticks }, box, drawing, ({ value, decimals }) =>
      formatPercent(language, value, decimals),
    ),
    ...said.flatMap(({ bar, figure, name }, at) => [
      barOf(bar, step, box, drawing),
      ...(hasRoom ? [figureAt(bar, figure, box, drawing)] : []),
      ...((said.length - 1 - at) % every === 0 ? [nameAt(bar, name, box, drawing)] : []),
    ]),
    element('path', {
      d: `M${box.x} ${(box.y + layout.zero * box.height).toFixed(2)}h${box.width}`,
      stroke: drawing.look.quiet,
    }),
  ];
}

function barOf(bar: YearBar, step: number, box: Box, { look }: Drawing): string {
  const width = step * 0.64;
  return element('rect', {
    x: (box.x + bar.across * box.width - width / 2).toFixed(2),
    y: (box.y + bar.top * box.height).toFixed(2),
    width: width.toFixed(2),
    height: (bar.height * box.height).toFixed(2),
    fill: look.line,
  });
}

/** The figure of a bar, outside its end. */
function figureAt(bar: YearBar, figure: string, box: Box, { look, unit }: Drawing): string {
  const isBelow = (bar.value ?? 0) < 0;
  const end = box.y + (isBelow ? bar.top + bar.height : bar.top) * box.height;
  const style = { size: 11 * unit, fill: look.ink, anchor: 'middle' as const };
  return text(box.x + bar.across * box.width, end + (isBelow ? 12 : -4) * unit, figure, style);
}

function nameAt(bar: YearBar, name: string, box: Box, { small, unit }: Drawing): string {
  const y = box.y + box.height + 18 * unit;
  return text(box.x + bar.across * box.width, y, name, { ...small, anchor: 'middle' });
}
