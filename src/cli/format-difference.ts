import { figuresTitle } from '#src/publishing/difference/difference-page.ts';
import type {
  ChangedField,
  DifferenceReport,
  ItemSection,
  LevelsChange,
  ListChange,
  PointsSpan,
} from '#src/publishing/difference/difference-report.ts';
import { wordsAsLine } from '#src/publishing/difference/texts/words-as-line.ts';
import { questionLines } from '#src/publishing/guards/questions.ts';
import { numberText, someOf } from '#src/publishing/guards/words.ts';

/** The most rows of one part that the terminal shows. The JSON and the HTML report contain all rows. */
const shownRows = 20;

/** Formats the difference between the validated input and what is public, as lines for a terminal. */
export function formatDifference(report: DifferenceReport): string {
  const { comparedWith, items, levels, constituents, consequences, questions } = report;
  const { figures, notCompared } = consequences;
  const parts = [
    ...items.flatMap(itemLines),
    ...limited('levels', levels.map(levelLine)),
    ...limited('constituents', constituents.map(listLine)),
    ...limited(
      figuresTitle,
      figures.map(({ key, figure, before, after }) => `${key}: ${figure} ${before} → ${after}`),
    ),
    ...(notCompared > 0 ? [`  figures of ${notCompared} more indexes were not compared`] : []),
    ...(questions.length > 0 ? ['guards ask', ...questionLines(questions)] : []),
  ];
  const against =
    comparedWith === null
      ? 'Nothing is public yet: all of it would be new'
      : `Compared with release ${comparedWith.release} (${comparedWith.label}), public since ${comparedWith.published}`;
  return [against, ...(report.isSame ? ['Nothing would change'] : parts)].join('\n');
}

function itemLines({ kind, opened, closed, changed }: ItemSection): string[] {
  const counts = `${kind}: ${opened.length} new, ${changed.length} changed, ${closed.length} gone`;
  const rows = [
    ...closed.map(({ key, name }) => `− ${named(key, name)}`),
    ...opened.map(({ key, name }) => `+ ${named(key, name)}`),
    ...changed.map(
      ({ key, name, fields }) => `~ ${named(key, name)}: ${someOf(fields.map(change))}`,
    ),
  ];
  return limited(counts, rows);
}

const named = (key: string, name: string) => (key === name ? key : `${key} ${name}`);

const change = (changed: ChangedField): string =>
  changed.text === undefined
    ? `${changed.field} ${changed.before ?? '–'} → ${changed.after ?? '–'}`
    : `${changed.field}: ${wordsAsLine(changed)}`;

function levelLine({ key, added, corrected, withdrawn, corrections }: LevelsChange): string {
  const [first] = corrections;
  const example = first
    ? ` (${first.day}: ${numberText(first.before)} → ${numberText(first.after)}${corrections.length > 1 ? ', …' : ''})`
    : '';
  const parts = [
    pointsText(added, 'new'),
    corrected && `${pointsText(corrected, 'corrected')}${example}`,
    pointsText(withdrawn, 'withdrawn'),
  ];
  return `${key}: ${parts.filter((part) => part !== null).join('; ')}`;
}

function pointsText(points: PointsSpan, what: string): string | null {
  if (points === null) return null;
  const { points: number, first, last } = points;
  return `${number} ${what}, ${first === last ? first : `${first} to ${last}`}`;
}

function listLine({ key, before, after, added, removed, weights, turnover }: ListChange): string {
  const moved = weights[0];
  const parts = [
    `${before.number} → ${after.number} members`,
    added.length > 0 &&
      `in: ${someOf(
        added.map(({ name }) => name),
        3,
      )}`,
    removed.length > 0 &&
      `out: ${someOf(
        removed.map(({ name }) => name),
        3,
      )}`,
    moved && `${moved.name} ${numberText(moved.before)} → ${numberText(moved.after)} %`,
    turnover !== null && `turnover ${numberText(turnover)} %`,
  ];
  return `${key}: ${parts.filter(Boolean).join('; ')}`;
}

function limited(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const rest = rows.length - shownRows;
  return [
    title,
    ...rows.slice(0, shownRows).map((row) => `  ${row}`),
    ...(rest > 0 ? [`  ${rest} more (all of them by --json or --html FILE)`] : []),
  ];
}
