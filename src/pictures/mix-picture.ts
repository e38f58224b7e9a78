import { backTestNotes } from '#src/charts/lines/back-test-notes.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
import { levelsFinding, levelsNote } from '#src/charts/lines/own-levels-words.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { returnsFinding, windowNotes } from '#src/charts/lines/mix-findings.ts';
import { blendName } from '#src/i18n/blend-name.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import { blendMessages } from '#src/i18n/messages/mixes/blends.ts';
import { mixMessages } from '#src/i18n/messages/mixes/mixes.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import type { FrameWords, Picture } from './frame.ts';
import { drawLines, lastOf, lineOf } from './named-lines.ts';
import type { MixJob } from './picture.ts';

/** The levels of several indexes rebased at a common start, or of a blend and its parts. */
export function mixPicture(job: MixJob): Picture {
  const lines = job.lines.map(lineOf);
  return {
    words: wordsOf(job, lines),
    draw: (box, drawing) => drawLines({ lines }, box, drawing),
  };
}

function wordsOf(job: MixJob, lines: readonly NamedLine[]): FrameWords {
  const { language, parts, provider, release } = job;
  const m = pictureMessages(language);
  const { finding, days, to } = shownBy(job, lines);
  const day = formatDate(language, to);
  const source = m.source(provider, String(release), day);
  const hypothetical = parts && blendMessages(language).hypothetical;
  const notes = [...backTestNotes(language, lines), hypothetical];
  const name =
    parts && labels(language).labelled(blendMessages(language).blend, blendName(parts, language));
  const legend = lines.map((line, at) => `${letterOf(at)} ${nameWithVariant(line, job)}`);
  const values = listedTexts(
    language,
    lines.map((line) => `${line.name} ${lastOf(line, language)}`),
  );
  return {
    title: finding,
    subtitle: [name, ...days],
    legend,
    notes,
    source,
    description: joinSentences(language, [finding, m.values(day, values), ...notes, source]),
  };
}

/** What the lines show, and of which days. */
function shownBy({ language, parts, window, lines: rows }: MixJob, lines: readonly NamedLine[]) {
  if (window === null) {
    const last = Math.max(...lines.map(({ series }) => series.days.at(-1) ?? 0));
    const days = [levelsNote(lines, language)];
    return { finding: levelsFinding(lines, language), days, to: isoOfDay(last) };
  }
  const finding = returnsFinding({ rows, isBlend: parts !== null, language });
  return {
    finding: finding ?? mixMessages(language).levels,
    days: windowNotes(window, language),
    to: window.to,
  };
}

const nameWithVariant = ({ name, variant }: NamedLine, { language }: MixJob) =>
  variant && !saysVariant(name, variant, language) ? `${name} ${variant}` : name;
