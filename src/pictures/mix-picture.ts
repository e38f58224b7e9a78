import { backTestNotes } from '#src/charts/lines/back-test-notes.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import type { NamedLine } from '#src/charts/lines/lines-layout.ts';
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
  const { language, parts, window, provider, release } = job;
  const m = pictureMessages(language);
  const day = formatDate(language, window.to);
  const source = m.source(provider, String(release), day);
  const hypothetical = parts && blendMessages(language).hypothetical;
  const notes = [...backTestNotes(language, lines), hypothetical];
  const measured = { rows: job.lines, isBlend: parts !== null, language };
  const finding = returnsFinding(measured) ?? mixMessages(language).levels;
  const name =
    parts && labels(language).labelled(blendMessages(language).blend, blendName(parts, language));
  const legend = lines.map((line, at) => `${letterOf(at)} ${nameWithVariant(line, job)}`);
  const values = listedTexts(
    language,
    lines.map((line) => `${line.name} ${lastOf(line, language)}`),
  );
  return {
    title: finding,
    subtitle: [name, ...windowNotes(window, language)],
    legend,
    notes,
    source,
    description: joinSentences(language, [finding, m.values(day, values), ...notes, source]),
  };
}

const nameWithVariant = ({ name, variant }: NamedLine, { language }: MixJob) =>
  variant && !saysVariant(name, variant, language) ? `${name} ${variant}` : name;
