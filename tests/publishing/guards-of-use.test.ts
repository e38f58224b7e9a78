import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { OpenQuestionsError, type OpenQuestions } from '#src/publishing/guards/questions.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { copiedStore, engines, type ThrowawayStore } from '../support/stores.ts';
import { mapped } from './fault-fixture.ts';
import { days, four, indexes, levelRow, levels, usual } from './guarded-folder.ts';
import { site, temporaryFolders, type FolderFiles } from './provider-folder.ts';
import { runCommand } from './run-command.ts';

const folders = temporaryFolders();
afterAll(folders.remove);

/** Levels of which the indexes at these places rest for the last days. */
const resting = (places: readonly number[], for_: number) => {
  const from = days.length - for_;
  const rows = days.map((day, at) => {
    const [, ...own] = levelRow(day, at).split(',');
    const [, ...rested] = levelRow(day, from).split(',');
    const shown = own.map((level, of) => (at >= from && places.includes(of) ? rested[of] : level));
    return [isoOfDay(day), ...shown].join(',');
  });
  return `date,${four.join(',')}\n${rows.join('\n')}\n`;
};

const rateIndexes = indexes.replace('BBB,equity,World,daily,yes', 'BBB,equity,World,daily,no');
const withSite = (more: string): FolderFiles => ({ ...usual, 'site.yaml': `${site}${more}` });
const pageOf = (text: string) =>
  `url: /page/a\ntitle: A\ndescription: A\nsections:\n  - type: richText\n    text: ${text}\n`;

/** Input in which something has no effect: what is asked of it, by guard, place and words. */
const asked: Record<string, [files: FolderFiles, questions: string[]]> = {
  'a daily index that stands still, and a rate that does': [
    { ...usual, 'indexes.csv': rateIndexes, 'levels/main.csv': resting([0, 1], 5) },
    [
      'repeated-level levels/main.csv:80 5 times 100, from 2026-11-13 to 2026-11-19, while a usual step of it is 0.5 %',
    ],
  ],
  'one that rests for four days': [{ ...usual, 'levels/main.csv': resting([0], 4) }, []],
  'files with a header alone': [
    {
      ...usual,
      'levels/more.csv': 'date,AAA\n',
      'products.csv': 'product_id,name\n',
      'constituents/october.csv': 'index,as_of,isin,member,weight\n',
      'redirects.csv': 'from,to\n',
    },
    [
      'empty-file constituents/october.csv:1 it has a header and no row',
      'empty-file levels/more.csv:1 it has a header and no row',
      'empty-file products.csv:1 it has a header and no row',
    ],
  ],
  'fields and figures that no column gives': [
    withSite(
      'fields:\n  - field: theme\n    name: { en-us: Theme }\nfigures:\n  - figure: capacity\n    name: { en-us: Capacity }\n    definition: { en-us: Free capacity }\n',
    ),
    [
      'unused-setting site.yaml:10 no index has a value of theme, in the column field_theme',
      'unused-setting site.yaml:13 no index has a value of capacity, in the column figure_capacity',
    ],
  ],
  'a calendar of no index, and texts that nobody sees': [
    {
      ...withSite(
        "languages: [en-us]\ncalendar:\n  time: '18:00'\n  holidays: []\n  named:\n    tokyo:\n      holidays: [2026-12-31]\n",
      ),
      'texts/ja-jp.yaml': 'shellMessages.menu: Menu\n',
    },
    [
      'unused-setting site.yaml:15 calendar.named.tokyo.holidays are those of no index',
      'unused-setting texts/ja-jp.yaml:1 the site is shown in en-us (languages of site.yaml), and nobody sees these texts',
    ],
  ],
  'links and redirects in a language that the site is not shown in': [
    {
      ...withSite('languages: [en-us]\n'),
      'pages/en-us/a.yaml': pageOf('"[a](/ja-jp/data), [b](/ja-jp/was), [c](/指数)"'),
      'pages/ja-jp/a.yaml': pageOf('"[a](/nowhere)"'),
      'redirects.csv':
        'from,to\n/ja-jp/was,/data\n/指数,/data\n/ja-jp/status,/data\n/ja-jp/old,/ja-jp/data\n',
    },
    [
      'dead-link pages/en-us/a.yaml:6 leads to /ja-jp/data, where nothing is',
      'dead-link redirects.csv:5 /ja-jp/old leads to /ja-jp/data, where nothing is',
    ],
  ],
  'links and redirects of a site of two languages': [
    {
      ...withSite('languages: [en-us, ja-jp]\n'),
      'pages/en-us/a.yaml': pageOf('"[a](/ja-jp/data), [b](/old)"'),
      'pages/ja-jp/a.yaml': pageOf('"[a](/old)"'),
      'redirects.csv':
        'from,to\n/old,/data\n/ja-jp/status,/data\n/ja-jp/page/a,/data\n/ja-jp/page/b,/data\n',
    },
    [
      'dead-link pages/ja-jp/a.yaml:6 leads to /ja-jp/old, where nothing is',
      'hidden-page redirects.csv:3 /ja-jp/status is a page of this folder, which the redirect to /data hides',
      'hidden-page redirects.csv:4 /ja-jp/page/a is a page of this folder, which the redirect to /data hides',
    ],
  ],
  'rules of a mapping that decide about no row': [
    {
      'indexes.csv':
        'id,title,kind,state\nAAA,Alpha,equity,old\nBBB,Beta,equity,\nCCC,Gamma,funds,\n',
      'mapping.yaml': mapped(
        'indexes',
        `file: indexes.csv
    columns: { fund_id: { from: id }, name: { from: title }, asset_type: { from: kind } }
    leaveOut:
      - { column: state, in: [retired], reason: retired }
      - { column: state, in: [old, older], reason: old }
    keep:
      - { column: kind, in: [equity, bonds], reason: other }`,
      ),
    },
    [
      'unused-rule mapping.yaml:5 no row of indexes.csv has "retired" in state, which leaveOut asks for',
    ],
  ],
};

test('what nothing uses and what stands still is asked about by name, with its place', async () => {
  const paths = Object.values(asked).map(([files], at) =>
    folders.write(`use${at}`, { 'site.yaml': site, ...files }),
  );
  const { stdout } = await runCommand(['check', '--json', ...paths]);
  const { folders: answers } = JSON.parse(stdout) as {
    folders: { folder: string; faults: object[]; questions: OpenQuestions[] }[];
  };
  expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
  const said = answers.map(({ folder, questions }) =>
    questions
      .flatMap(({ listed }) => listed)
      .map(
        ({ guard, file, line, found }) =>
          `${guard} ${file?.replace(`${folder}/`, '')}:${line} ${found}`,
      )
      .toSorted(),
  );
  expect(said).toEqual(Object.values(asked).map(([, questions]) => questions));
});

describe.each(engines)('a level that is sent again and again on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  test('is asked about on its fifth day, once', async () => {
    const today = days.at(-1)! + 30;
    const folder = folders.write(engine, {
      'site.yaml': site,
      ...usual,
      'levels/main.csv': levels,
    });
    await publishFolder(thrown.store, { folder, today });
    const [, ...last] = levelRow(days.at(-1)!, days.length - 1).split(',');
    // Weekdays: the days end with a Thursday.
    const next = [1, 4, 5, 6, 7].map((more) => days.at(-1)! + more);
    const send = (day: number, of: object = {}) => {
      const moved = (level: string) => (Number(level) * (1 + (day % 2) / 200)).toFixed(4);
      const [repeated, ...others] = last;
      const row = [isoOfDay(day), repeated, ...others.map(moved)].join(',');
      const csv = `date,${four.join(',')}\n${row}\n`;
      const file = `${folders.write(`${engine}${day}`, { 'day.csv': csv })}/day.csv`;
      return publishLevels(thrown.store, { file, today, ...of });
    };
    for (const day of next.slice(0, 3)) await send(day);
    const found = await send(next[3]!).catch((error: unknown) => error);
    expect(found).toBeInstanceOf(OpenQuestionsError);
    expect((found as OpenQuestionsError).questions[0]).toMatchObject({
      guard: 'repeated-level',
      count: 1,
      listed: [{ index: 'AAA', line: 2 }],
    });
    await send(next[3]!, {
      accepted: { guards: ['repeated-level'], reason: 'The market is closed' },
    });
    await send(next[4]!);
  });

  test('and a daily file without a row too', async () => {
    const file = `${folders.write(`${engine}none`, { 'day.csv': 'date,AAA\n' })}/day.csv`;
    const sent = publishLevels(thrown.store, { file, today: days.at(-1)! + 30 });
    await expect(sent).rejects.toThrow('empty-file');
  });
});
