import { widthOf } from '#src/charts/letter-width.ts';
import { lookOfGroup, typesOfPoints, type PointLook } from '#src/charts/points/point-signs.ts';
import { namedPoints } from '#src/charts/points/named-points.ts';
import { scatterLayout } from '#src/charts/points/scatter-layout.ts';
import { tickTextOf } from '#src/charts/points/tick-text.ts';
import { shownPoints } from '#src/charts/points/shown-points.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { assetTypeName, assetTypesIn } from '#src/i18n/asset-types.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import { scatterMessages } from '#src/i18n/messages/lists/scatter.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { valueAxis } from './axes.ts';
import type { Drawing, FrameWords, Picture } from './frame.ts';
import type { PointsJob } from './picture.ts';
import { element, text } from './svg.ts';

/** The most points that the description names; beyond them it states their number. */
const mostSaid = 50;

const mostNamed = 12;

/** A point for each index of a list: one figure across, another one up. */
export function pointsPicture(job: PointsJob): Picture {
  return { words: wordsOf(job), draw: (box, drawing) => drawPoints(job, box, drawing) };
}

function wordsOf(job: PointsJob): FrameWords {
  const { language, answer, x, y, provider, release, published } = job;
  const m = scatterMessages(language);
  const title = pictureMessages(language).points(y.name, x.name);
  const source = pictureMessages(language).source(
    provider,
    String(release),
    formatDate(language, published.slice(0, 10)),
  );
  const shown = shownPoints(language, answer);
  const said = answer.points
    .slice(0, mostSaid)
    .map((point) =>
      m.point(
        point.portfolioName,
        shownFigure(language, x, point.x),
        shownFigure(language, y, point.y),
      ),
    )
    .join('; ');
  const backTest = pictureMessages(language).pointsBackTested;
  return {
    title,
    subtitle: [shown],
    notes: [backTest],
    source,
    description: joinSentences(language, [`${title}:`, shown, `${said}.`, backTest, source]),
  };
}

function drawPoints({ answer, x, y, language }: PointsJob, whole: Box, drawing: Drawing) {
  const { look, unit, small } = drawing;
  const looks = typesOfPoints(answer.points, assetTypesIn(language));
  const key = keyOf(looks, whole, drawing);
  const box = { ...whole, y: whole.y + key.height, height: whole.height - key.height };
  const { places, xTicks, yTicks } = scatterLayout(answer.points);
  const bottom = box.y + box.height;
  const size = { widths: [box.width, box.width], height: box.height, letter: small.size } as const;
  const [xText, yText] = [tickTextOf(language, x, xTicks), tickTextOf(language, y, yTicks)];
  const rows = yTicks.map(({ value, at }) => ({ value, share: at, decimals: 0 }));
  return [
    ...valueAxis({ ticks: rows }, box, drawing, ({ value }) => yText(value)),
    ...xTicks.flatMap(({ value, at }) => {
      const across = box.x + at * box.width;
      return [
        element('path', {
          d: `M${across.toFixed(2)} ${box.y.toFixed(2)}v${box.height.toFixed(2)}`,
          stroke: look.rule,
        }),
        text(across, bottom + 18 * unit, xText(value), {
          ...small,
          anchor: 'middle',
        }),
      ];
    }),
    ...namedPoints(answer.points, places, size, mostNamed).map((one) => {
      const { across, down } = places[one.point]!;
      return text(
        box.x + across * box.width + one.dx * size.letter,
        box.y + down * box.height + (one.dy + 0.35) * size.letter,
        one.name,
        { ...small, fill: look.ink, anchor: one.anchor },
      );
    }),
    ...places.map(({ across, down }, at) =>
      signAt(looks.get(answer.points[at]!.assetType) ?? lookOfGroup(0), drawing, {
        x: box.x + across * box.width,
        y: box.y + down * box.height,
        opacity: 0.55,
      }),
    ),
    ...key.drawn,
  ];
}

type SignPlace = { x: number; y: number; opacity: number };

function signAt({ sign, line }: PointLook, { look, unit }: Drawing, { x, y, opacity }: SignPlace) {
  return element('path', {
    d: sign,
    transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(0.8 * unit).toFixed(2)})`,
    fill: look.lines[line - 1] ?? look.line,
    'fill-opacity': opacity,
  });
}

/** Which sign and colour is which asset type, in rows above the plot; nothing where all points are of one. */
function keyOf(looks: ReadonlyMap<string, PointLook>, box: Box, drawing: Drawing) {
  if (looks.size < 2) return { height: 0, drawn: [] };
  const { language, unit, small } = drawing;
  const [before, after, rowHeight] = [12 * unit, 16 * unit, 20 * unit];
  let [x, row] = [box.x, 0];
  const drawn = Array.from(looks).flatMap(([type, look]) => {
    const name = assetTypeName(language, type);
    const width = before + widthOf(name) * small.size;
    if (x > box.x && x + width > box.x + box.width) [x, row] = [box.x, row + 1];
    const y = box.y + row * rowHeight;
    const at = x;
    x += width + after;
    return [
      signAt(look, drawing, { x: at + 5 * unit, y: y - 4 * unit, opacity: 1 }),
      text(at + before, y, name, small),
    ];
  });
  return { height: (row + 1) * rowHeight, drawn };
}
