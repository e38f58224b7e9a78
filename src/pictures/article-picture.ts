import { backTestNotes } from '#src/charts/lines/back-test-notes.ts';
import { letterOf } from '#src/charts/lines/line-letter.ts';
import { rebased, type NamedLine } from '#src/charts/lines/lines-layout.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { listedTexts } from '#src/i18n/listed-texts.ts';
import { labels } from '#src/i18n/messages/charts/labels.ts';
import { pictureMessages } from '#src/i18n/messages/charts/pictures.ts';
import type { Picture } from './frame.ts';
import { drawLines, lastOf, lineOf } from './named-lines.ts';
import type { ArticleJob } from './picture.ts';

/**
 * The share picture of an article: its title, the finding of its first chart, that chart's lines and their last
 * day.
 */
export function articlePicture(job: ArticleJob): Picture {
  const { language, title, finding, isRebased, scale, provider, release } = job;
  const lines = job.lines
    .map(lineOf)
    .map((line) => (isRebased ? { ...line, series: rebased(line.series) } : line));
  const m = pictureMessages(language);
  const day = lastDayOf(job, lines);
  const source = m.source(provider, String(release), day);
  const notes = backTestNotes(language, lines);
  const values = listedTexts(
    language,
    lines.map((line) => `${line.name} ${lastOf(line, language)}`),
  );
  const names = lines.map(({ name }, at) => (lines.length > 1 ? `${letterOf(at)} ${name}` : name));
  const marks = job.marks.map(({ from, to, label }) => ({
    from: dayOfIso(from)!,
    to: to === null ? null : dayOfIso(to),
    label,
  }));
  return {
    words: {
      title,
      subtitle: [finding],
      legend: names,
      notes,
      source,
      description: joinSentences(language, [
        labels(language).sentence(title, finding),
        m.values(day, values),
        ...notes,
        source,
      ]),
    },
    draw: (box, drawing) => drawLines({ lines, scale, marks }, box, drawing),
  };
}

function lastDayOf({ language }: ArticleJob, lines: readonly NamedLine[]): string {
  const last = Math.max(...lines.map(({ series }) => series.days.at(-1) ?? 0));
  return formatDate(language, isoOfDay(last));
}
