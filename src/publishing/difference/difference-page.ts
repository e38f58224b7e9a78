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
import { escaped } from './escaped.ts';
import { wordsAsHtml } from './texts/words-as-html.ts';
import { wholeWords } from './whole-words.ts';

/** Most rows of a table: more would slow the browser, and nobody reads on. */
const mostRows = 2_000;

/** The stylesheet of the page, whose hash its policy permits. */
export const differenceStyle = `
:root { color-scheme: light dark; --ink: #15171c; --paper: #fbfaf7; --rule: #d9d6cd; --event: #b3401f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #15171c; --rule: #3a3d45; --event: #ff9a76; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 75rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
[role] { overflow-x: auto; } table { border-collapse: collapse; min-width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--rule); }
.whole { white-space: nowrap; } td { font-variant-numeric: tabular-nums; }
ins { background: light-dark(#dff2e9, #173a2e); text-decoration: underline 2px; text-underline-offset: .15em; }
del { background: light-dark(#fbe4e1, #43211f); text-decoration: line-through; }
tr:has(+ tr > .below) > td { border-bottom: 0; }
.below > div { position: sticky; left: 0; width: fit-content; max-width: min(45rem, 100vw - 3rem); overflow-wrap: anywhere; } .below p { margin: 0 0 .5rem; } .passage { position: relative; white-space: pre-line; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
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

const placeList = (
  places: readonly { name: string; address: string | null }[],
) => `<p>Where to look at it:</p>
<ul>
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
      : `Compared with release ${comparedWith.release} (${comparedWith.label}), public since ${momentText(comparedWith.published)}.`;
  const unmeasured =
    notCompared > 0 ? `<p>Figures of ${notCompared} more indexes were not compared.</p>` : '';
  const parts = [
    section('What guards ask', questionTable(questions)),
    ...items.map((one) => section(titleOf(one), itemTable(one))),
    section(`Levels: ${indexesText(levels)}`, levelTable(levels)),
    section(`Constituents: ${indexesText(constituents)}`, listTable(constituents)),
    section(figuresTitle, figureTable(figures), unmeasured),
  ];
  const said = isSame ? '<p>Nothing would change.</p>' : parts.join('\n');
  return `<p>${inWords(against)}</p>\n${said}`;
}

/** New levels alone move no figure here: both sides are calculated up to the same day. */
export const figuresTitle =
  'Figures to the last day that is public, where corrected levels change them';

const titleOf = ({ kind, opened, changed, closed }: ItemSection): string =>
  `${kind}: ${opened.length} new, ${changed.length} changed, ${closed.length} gone`;

const indexesText = ({ length }: { length: number }) =>
  `${length} ${length === 1 ? 'index' : 'indexes'}`;

/** A text, or markup that is too long for a column and has a row of its own. */
type Cell = string | { html: string };

type Table = { head: readonly string[]; rows: readonly (readonly Cell[])[] };

/** A heading and a table that scrolls sideways by itself; empty without rows. */
function section(title: string, { head, rows }: Table, remark = ''): string {
  if (rows.length === 0 && remark === '') return '';
  const name = escaped(title);
  const heading = `<tr>${head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}</tr>`;
  const body = rows
    .slice(0, mostRows)
    .map((row) => `<tr>${row.map((cell, at) => cellOf(cell, at, head)).join('')}</tr>`);
  const rest = rows.length - mostRows;
  const more = rest > 0 ? `<p>${rest} more rows are in the JSON of plumbline diff --json.</p>` : '';
  const table = `<table><thead>${heading}</thead><tbody>${body.join('')}</tbody></table>`;
  const area =
    rows.length === 0 ? '' : `<div tabindex="0" role="region" aria-label="${name}">${table}</div>`;
  return `<section><h2>${name}</h2>${area}${more}${remark}</section>`;
}

/** A cell with the name of its column, which the newsroom shows beside it on a phone. */
const cellOf = (cell: Cell, at: number, head: readonly string[]): string =>
  typeof cell === 'string'
    ? `<td data-head="${escaped(head[at] ?? '')}">${inWords(cell)}</td>`
    : `<td colspan="${head.length}" class="below"><div>${cell.html}</div></td>`;

/** A row below another one with the long parts of it, each under its name; none where all are empty. */
function rowBelow(parts: readonly (readonly [string, string])[]): Cell[][] {
  const said = parts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<p>${escaped(name)}: ${inWords(text)}</p>`);
  return said.length === 0 ? [] : [[{ html: said.join('') }]];
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
  const fields = changed.length === 0 ? [] : ['Field', 'Public', 'Afterward'];
  const none = fields.map(() => '');
  return {
    head: ['Change', 'Name', 'Key', ...fields],
    rows: [
      ...closed.map(({ key, name }) => ['gone', name, key, ...none]),
      ...opened.map(({ key, name }) => ['new', name, key, ...none]),
      ...changed.flatMap(({ key, name, fields }) =>
        fields.flatMap((changed): Cell[][] => {
          const { field, before, after, text } = changed;
          const row = ['changed', name, key, field, before ?? '–', after ?? '–'];
          return text === undefined ? [row] : [sizesOf(row), [{ html: wordsAsHtml(changed) }]];
        }),
      ),
    ],
  };
}

/** Of a text whose words follow, the beginning says nothing more. */
const sizesOf = (row: string[]): string[] =>
  row.map((cell, at) => (at > 3 && cell.endsWith('…') ? '' : cell));

function levelTable(levels: readonly LevelsChange[]): Table {
  return {
    head: ['Index', 'New', 'Corrected', 'Withdrawn'],
    rows: levels.flatMap(({ key, name, added, corrected, withdrawn, corrections }): Cell[][] => [
      [`${name} (${key})`, pointsText(added), pointsText(corrected), pointsText(withdrawn)],
      ...rowBelow([['Corrections', corrections.map(correctionText).join('; ')]]),
    ]),
  };
}

const correctionText = ({ day, before, after }: LevelsChange['corrections'][number]) =>
  `${day}: ${numberText(before)} → ${numberText(after)}`;

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
  const namesOf = (members: readonly { name: string }[]) =>
    members.map((member) => member.name).join('; ');
  return {
    head: ['Index', 'Members', 'Turnover, %'],
    rows: lists.flatMap(
      ({ key, name, before, after, added, removed, weights, turnover }): Cell[][] => [
        [
          `${name} (${key})`,
          `${before.number} → ${after.number}`,
          turnover === null ? '–' : numberText(turnover),
        ],
        ...rowBelow([
          ['In', namesOf(added)],
          ['Out', namesOf(removed)],
          ['Weights, percent', weights.map(weightText).join('; ')],
        ]),
      ],
    ),
  };
}

const weightText = ({ name, before, after }: ListChange['weights'][number]) =>
  `${name}: ${numberText(before)} → ${numberText(after)}`;

/** The text of a cell, whose dates, keys and names of guards do not wrap at their hyphens. */
const inWords = (text: string): string =>
  wholeWords(text)
    .map(({ part, isWhole }) =>
      isWhole ? `<span class="whole">${escaped(part)}</span>` : escaped(part),
    )
    .join('');

/** A moment as the newsroom writes it. @param iso a timestamp in UTC */
const momentText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
