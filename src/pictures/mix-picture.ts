import { backTestNotes } from '#src/charts/lines/back-test-notes.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import { layoutLines, type NamedLine } from '#src/charts/lines/lines-layout.ts';
import { grewMost, windowNotes } from '#src/charts/lines/mix-findings.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { blendName } from '#src/i18n/blend-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { rightOf, timeAxis, valueAxis } from './axes.ts';
import type { Drawing, FrameWords, Picture } from './frame.ts';
import type { DrawnLine, MixOrder } from './picture.ts';
import { strokesOf } from './strokes.ts';
import { text } from './svg.ts';

/** Levels of several indexes from a common beginning, or of a blend and its parts. */
export function mixPicture(order: MixOrder): Picture {
  const lines = order.lines.map(lineOf);
  return {
    words: wordsOf(order, lines),
    draw: (box, drawing) => drawLines(lines, box, drawing),
  };
}

/** Before its launch a line is hypothetical: a blend has none, and is so to its end. */
function lineOf({ name, variant, launchDate, isHypothetical, levels }: DrawnLine): NamedLine {
  const series = decodeLevels(levels);
  const last = series.days.at(-1) ?? 0;
  const launch = isHypothetical ? last + 1 : dayOfIso(launchDate ?? '');
  return { name, variant, launch, isHypothetical, href: null, series };
}

function wordsOf(order: MixOrder, lines: readonly NamedLine[]): FrameWords {
  const { language, parts, window, provider, release } = order;
  const m = pictureMessages(language);
  const day = formatDate(language, window.to);
  const source = m.source(provider, String(release), day);
  const hypothetical = parts && blendMessages(language).hypothetical;
  const notes = [...backTestNotes(language, lines), hypothetical];
  const finding = grewMost(order.lines, language) ?? mixMessages(language).levels;
  const name = parts && `${blendMessages(language).blend}: ${blendName(parts, language)}`;
  const legend = lines.map((line, at) => `${letterOf(at)} ${nameWithVariant(line, order)}`);
  const values = lines.map((line) => `${line.name} ${lastOf(line, order)}`).join(', ');
  return {
    title: finding,
    subtitle: [name, ...windowNotes(window, language)],
    legend,
    notes,
    source,
    description: joinSentences(language, [finding, m.values(day, values), ...notes, source]),
  };
}

const nameWithVariant = ({ name, variant }: NamedLine, { language }: MixOrder) =>
  variant && !saysVariant(name, variant, language) ? `${name} ${variant}` : name;

const lastOf = ({ series }: NamedLine, { language }: Pick<MixOrder, 'language'>) =>
  formatNumber(language, series.values.at(-1) ?? null);

function drawLines(lines: readonly NamedLine[], box: Box, drawing: Drawing): string[] {
  const { look, language, unit, small } = drawing;
  const [room, roomForLabel] = [(16 * unit) / box.height, (15 * unit) / box.height];
  const layout = layoutLines(lines, 'linear', room, roomForLabel);
  const colourOf = (at: number) => look.lines[at] ?? look.quiet;
  return [
    ...valueAxis(layout.valueTicks, layout.valueTicks, box, drawing, ({ value, decimals }) =>
      formatNumber(language, value, decimals),
    ),
    ...layout.paths().flatMap((paths, at) => strokesOf(paths, colourOf(at), box, drawing)),
    ...layout.marks.flatMap((share, at) => {
      const y = box.y + share * box.height + 4 * unit;
      const style = { ...small, fill: colourOf(at), weight: 600 };
      return [
        text(box.x + box.width + 6 * unit, y, letterOf(at), style),
        text(rightOf(box, unit) + 14 * unit, y, lastOf(lines[at]!, { language }), {
          ...style,
          anchor: 'end' as const,
        }),
      ];
    }),
    ...timeAxis(layout, box, drawing),
  ];
}
