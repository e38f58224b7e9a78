import { besideTexts, shareLists, type ShareList } from '#src/charts/shares/share-lists.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexPageMessages, indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { variantName } from '#src/i18n/variant-name.ts';
import { shortened } from './fitted-lines.ts';
import type { Drawing, FrameWords, Picture } from './frame.ts';
import type { CompositionJob } from './picture.ts';
import { element, text } from './svg.ts';

/** Weights by class: each classification is a list of bars on one scale, with ticks at the benchmark's weights. */
export function compositionPicture(job: CompositionJob): Picture {
  const lists = shareLists(job.constituents.breakdowns, job.beside, job.language);
  return {
    words: wordsOf(job, lists),
    draw: (box, drawing) => drawLists(lists, box, drawing),
  };
}

function wordsOf(job: CompositionJob, lists: readonly ShareList[]): FrameWords {
  const { language, details, constituents, beside, provider, release } = job;
  const day = formatDate(language, constituents.asOfDate);
  const source = pictureMessages(language).source(provider, String(release), day);
  const { tick } = besideTexts(beside, language);
  const { classification } = constituents;
  const notes = [
    tick,
    classification ? indexPageMessages(language).classification(classification) : null,
  ];
  const said = lists.map(({ title, bars }) =>
    labels(language).sentence(
      title,
      listedTexts(
        language,
        bars.map(({ name, text }) => `${name} ${text}`),
      ),
    ),
  );
  const what = indexSections(language).composition;
  return {
    title: details.portfolioName,
    subtitle: [what, variantName(details, language)],
    notes,
    source,
    description: joinSentences(language, [
      labels(language).sentence(details.portfolioName, what),
      ...said,
      ...notes,
      source,
    ]),
  };
}

/** The height of a class, and that of the title above a list. */
const rowHeight = 20;
const titleHeight = 24;

/** The gap between lists side by side. */
const gap = 28;

/** The least width of a list. */
const narrowest = 240;

function drawLists(lists: readonly ShareList[], plot: Box, drawing: Drawing): string[] {
  const { unit } = drawing;
  // These bars have no axis to their right or below.
  const box = { ...plot, width: plot.width + 62 * unit, height: plot.height + 24 * unit };
  const beside = Math.floor((box.width / unit + gap) / (narrowest + gap));
  const columns = Math.min(lists.length, Math.max(1, beside));
  const fitting = Math.max(1, Math.floor(box.height / unit / (titleHeight + 3 * rowHeight)));
  const shown = lists.slice(0, columns * fitting);
  const rows = Math.ceil(shown.length / columns);
  const width = (box.width - (columns - 1) * gap * unit) / columns;
  const height = box.height / rows;
  const longest = Math.max(
    ...lists.flatMap(({ bars }) => bars.flatMap((bar) => [bar.share, bar.tick?.share ?? 0])),
  );
  return shown.flatMap((list, at) => {
    const x = box.x + (at % columns) * (width + gap * unit);
    const y = box.y + Math.floor(at / columns) * height;
    return drawList(list, longest, { x, y, width, height }, drawing);
  });
}

function drawList({ title, bars }: ShareList, longest: number, box: Box, drawing: Drawing) {
  const { look, language, unit, small } = drawing;
  const room = Math.max(1, Math.floor((box.height / unit - titleHeight) / rowHeight));
  const most = bars.length <= room ? room : room - 1;
  const left = bars.length - most;
  const yOf = (row: number) => box.y + (titleHeight + row * rowHeight + 12) * unit;
  return [
    text(box.x, box.y + 12 * unit, title, { ...small, fill: look.ink, weight: 600 }),
    ...bars
      .slice(0, most)
      .flatMap((bar, row) => drawBar(bar, longest, { ...box, y: yOf(row) }, drawing)),
    ...(left > 0
      ? [
          text(
            box.x,
            yOf(most),
            compositionMessages(language).others(formatCount(language, left)),
            small,
          ),
        ]
      : []),
  ];
}

/** Draws the name, bar and figure of a class in one row. */
function drawBar(
  bar: ShareList['bars'][number],
  longest: number,
  { x, y, width }: Box,
  drawing: Drawing,
): string[] {
  const { look, unit, small } = drawing;
  const from = x + width * 0.46;
  const track = width * 0.36;
  const lengthOf = (share: number) => (longest > 0 ? (share / longest) * track : 0);
  return [
    text(x, y, shortened(bar.name, (width * 0.44) / (12.5 * unit)), small),
    element('rect', {
      x: from.toFixed(2),
      y: (y - 8 * unit).toFixed(2),
      width: lengthOf(bar.share).toFixed(2),
      height: 8 * unit,
      fill: look.line,
    }),
    ...(bar.tick
      ? [
          element('path', {
            d: `M${(from + lengthOf(bar.tick.share)).toFixed(2)} ${(y - 11 * unit).toFixed(2)}v${14 * unit}`,
            stroke: look.ink,
            'stroke-width': 1.5 * unit,
          }),
        ]
      : []),
    text(x + width, y, bar.text, { ...small, fill: look.ink, anchor: 'end' }),
  ];
}
