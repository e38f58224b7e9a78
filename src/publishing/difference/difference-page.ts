import type { OpenQuestions } from '../guards/questions.ts';
import { numberText } from '../guards/words.ts';
import type {
  DifferenceReport,
  FigureChange,
  ItemSection,
  LevelsChange,
  ListChange,
  PointsSpan,
} from './difference-report.ts';

/** Most rows of a table: more would slow the browser, and nobody reads on. */
const mostRows = 2_000;

/** The stylesheet of the page, whose hash its policy permits. */
export const differenceStyle = `
:root { color-scheme: light dark; --ink: #15171c; --paper: #fbfaf7; --rule: #d9d6cd; --event: #b3401f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #15171c; --rule: #3a3d45; --event: #ff9a76; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 75rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
div { overflow-x: auto; } table { border-collapse: collapse; min-width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--rule); }
td { font-variant-numeric: tabular-nums; } del { opacity: .75; } strong { color: var(--event); }
`;

/**
 * A page of its own with the whole difference: no scripts, nothing loaded from elsewhere.
 * @param places where the changes can be seen in a preview
 */
export function differencePage(
  report: DifferenceReport,
  places: readonly { name: string; address: string | null }[] = [],
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>What will change</title>
<style>${differenceStyle}</style>
</head>
<body>
<main>
<h1>What will change</h1>
${places.length === 0 ? '' : placeList(places)}${differenceContent(report)}
</main>
</body>
</html>
`;
}

const placeList = (places: readonly { name: string; address: string | null }[]) => `<ul>
${places.slice(0, mostRows).map(placeItem).join('\n')}
</ul>
`;

const placeItem = ({ name, address }: { name: string; address: string | null }) =>
  address === null
    ? `<li>${escaped(name)}</li>`
    : `<li><a href="${escaped(address)}">${escaped(name)}</a></li>`;

/** The difference as page content: a line that names the compared release, and a section for each part. */
export function differenceContent(report: DifferenceReport): string {
  const { comparedWith, isSame, items, levels, constituents, consequences, questions } = report;
  const { figures, notCompared } = consequences;
  const against =
    comparedWith === null
      ? 'Nothing is public yet: all of it would be new.'
      : `Compared with release ${comparedWith.release} (${comparedWith.label}), public since ${comparedWith.published}.`;
  const unmeasured =
    notCompared > 0 ? `<p>Figures of ${notCompared} more indexes were not compared.</p>` : '';
  const parts = [
    section('What guards ask', questionTable(questions)),
    ...items.map((one) => section(titleOf(one), itemTable(one))),
    section(`Levels: ${levels.length} indexes`, levelTable(levels)),
    section(`Constituents: ${constituents.length} indexes`, listTable(constituents)),
    section(figuresTitle, figureTable(figures), unmeasured),
  ];
  const said = isSame ? '<p>Nothing would change.</p>' : parts.join('\n');
  return `<p>${escaped(against)}</p>\n${said}`;
}

/** New levels alone move no figure here: both sides are calculated up to the same day. */
export const figuresTitle =
  'Figures to the last day that is public, where corrected levels change them';

const titleOf = ({ kind, opened, changed, closed }: ItemSection): string =>
  `${kind}: ${opened.length} new, ${changed.length} changed, ${closed.length} gone`;

type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A heading and a table that scrolls sideways by itself; empty without rows. */
function section(title: string, { head, rows }: Table, remark = ''): string {
  if (rows.length === 0 && remark === '') return '';
  const name = escaped(title);
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.slice(0, mostRows).map((row) => line(row, 'td'));
  const rest = rows.length - mostRows;
  const more = rest > 0 ? `<p>${rest} more rows are in the JSON of plumbline diff --json.</p>` : '';
  const table = `<table><thead>${line(head, 'th')}</thead><tbody>${body.join('')}</tbody></table>`;
  const area =
    rows.length === 0 ? '' : `<div tabindex="0" role="region" aria-label="${name}">${table}</div>`;
  return `<section><h2>${name}</h2>${area}${more}${remark}</section>`;
}

function questionTable(questions: readonly OpenQuestions[]): Table {
  const rows = questions.flatMap(({ listed, count, guard }) => [
    ...listed.map(({ file, line, index, found, advice }) => [
      guard,
      [file, line].filter((part) => part !== null).join(':'),
      index ?? '',
      found,
      advice,
    ]),
    ...(count > listed.length ? [[guard, '', '', `${count - listed.length} more`, '']] : []),
  ]);
  return { head: ['Guard', 'Place', 'Index', 'Found', 'What to do'], rows };
}

function itemTable({ opened, closed, changed }: ItemSection): Table {
  return {
    head: ['Change', 'Name', 'Key', 'Field', 'Public', 'Afterward'],
    rows: [
      ...closed.map(({ key, name }) => ['gone', name, key, '', '', '']),
      ...opened.map(({ key, name }) => ['new', name, key, '', '', '']),
      ...changed.flatMap(({ key, name, fields }) =>
        fields.map(({ field, before, after }) => [
          'changed',
          name,
          key,
          field,
          before ?? '–',
          after ?? '–',
        ]),
      ),
    ],
  };
}

function levelTable(levels: readonly LevelsChange[]): Table {
  return {
    head: ['Index', 'New', 'Corrected', 'Withdrawn', 'Corrections'],
    rows: levels.map(({ key, name, added, corrected, withdrawn, corrections }) => [
      `${name} (${key})`,
      pointsText(added),
      pointsText(corrected),
      pointsText(withdrawn),
      corrections
        .map(({ day, before, after }) => `${day}: ${numberText(before)} → ${numberText(after)}`)
        .join('; '),
    ]),
  };
}

function pointsText(points: PointsSpan): string {
  if (points === null) return '';
  const { points: number, first, last } = points;
  return `${number} (${first === last ? first : `${first} to ${last}`})`;
}

function figureTable(figures: readonly FigureChange[]): Table {
  return {
    head: ['Index', 'Figure', 'Public', 'Afterward'],
    rows: figures.map(({ key, name, figure, before, after }) => [
      `${name} (${key})`,
      figure,
      before,
      after,
    ]),
  };
}

function listTable(lists: readonly ListChange[]): Table {
  return {
    head: ['Index', 'Members', 'In', 'Out', 'Weights, percent', 'Turnover, percent'],
    rows: lists.map(({ key, name, before, after, added, removed, weights, turnover }) => [
      `${name} (${key})`,
      `${before.number} → ${after.number}`,
      added.map((member) => member.name).join('; '),
      removed.map((member) => member.name).join('; '),
      weights
        .map((one) => `${one.name}: ${numberText(one.before)} → ${numberText(one.after)}`)
        .join('; '),
      turnover === null ? '–' : numberText(turnover),
    ]),
  };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
