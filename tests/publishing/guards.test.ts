import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuardName } from '#src/contract/provider/guards.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { OpenQuestionsError, type Question } from '#src/publishing/guards/questions.ts';
import { publishFolder, type PublishInput } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore, emptyStore, engines, type ThrowawayStore } from '../support/stores.ts';
import {
  days,
  filesBesideContent,
  four,
  indexes,
  levelRow,
  master,
  members,
  tenMembers,
  usual,
} from './guarded-folder.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';

const today = dayOfIso('2026-11-25') ?? 0;
const folders = temporaryFolders();
afterAll(folders.remove);
let count = 0;

describe.each(engines)('guards on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  /** Whether the usual folder is public as the first release, and nothing else is. */
  let isUsual = false;

  /** Publishes the usual folder anew, unless the publishes since then were stopped. */
  async function publishUsual(): Promise<void> {
    if (isUsual) return;
    await emptyStore(thrown.store);
    await publishFolder(thrown.store, { folder: folders.write(`g${count++}`, usual), today });
  }

  /** Tries to publish another folder over the usual one. */
  async function questionsOf(files: FolderFiles, options: Partial<PublishInput> = {}) {
    await publishUsual();
    const folder = folders.write(`g${count++}`, { ...usual, ...files });
    return asked(publishFolder(thrown.store, { folder, today, ...options }));
  }

  async function questionsOfLevels(text: string) {
    await publishUsual();
    const file = `${folders.write(`g${count++}`, { 'day.csv': text })}/day.csv`;
    return asked(publishLevels(thrown.store, { file, today }));
  }

  /** What stopped a publish, with its place below the folder; nothing was published then. */
  async function asked(publishing: Promise<unknown>): Promise<string[]> {
    isUsual = false;
    const error = await publishing.then(() => null).catch((reason: unknown) => reason);
    if (error === null) return [];
    if (!(error instanceof OpenQuestionsError)) throw error;
    expect(await findCurrentRelease(thrown.store.db)).toMatchObject({ number: 1 });
    isUsual = true;
    return error.questions.flatMap(({ listed }) => listed).map(described);
  }

  const described = ({ guard, file, line, found }: Question) =>
    `${guard} ${file?.replace(/^.*\/g\d+\//, '') ?? ''}:${line ?? ''} ${found}`;

  test('a list of indexes that was cut takes nothing off the site until it is accepted with a reason', async () => {
    const cut = {
      'indexes.csv': `${master}AAA,Name AAA,equity,World,daily,yes\n`,
      'levels/main.csv': `date,AAA\n${days.map((day, at) => levelRow(day, at).split(',', 2).join(',')).join('\n')}\n`,
    };
    const found = await questionsOf(cut);
    expect(found).toEqual([
      'closed-indexes indexes.csv: 3 of 4 indexes that are public are in it no more (75 percent; up to 2 percent are taken without a question): BBB, CCC, DDD',
    ]);
    const accepted = { guards: ['closed-indexes'] as GuardName[], reason: 'They were sold' };
    expect(await questionsOf(cut, { accepted })).toEqual([]);
    expect(await findCurrentRelease(thrown.store.db)).toMatchObject({ number: 2 });
    const refusing = { ...cut, 'guards.yaml': 'closed-indexes: { mode: refuse }\n' };
    expect(await questionsOf(refusing, { accepted })).toHaveLength(1);
  });

  test.each<[string, string, string[]]>([
    [
      'a level times 100',
      '2026-11-20,10000,200,300,400',
      ['level-jump day.csv:2 100 on 2026-11-19 to 10,000 on 2026-11-20 (+9,900 %)'],
    ],
    [
      'a whole day times 100',
      '2026-11-20,10000,20000,30000,40000',
      four.map(
        (_, i) =>
          `level-jump day.csv:2 ${100 * (i + 1)} on 2026-11-19 to ${(10_000 * (i + 1)).toLocaleString('en-US')} on 2026-11-20 (+9,900 %)`,
      ),
    ],
    ['a day on which the whole family falls by a fifth', '2026-11-20,80,160,240,320', []],
    [
      'one index of four missing',
      '2026-11-20,100,200,300,',
      ['missing-indexes day.csv:2 no level on 2026-11-20 of DDD, while 3 of World have one'],
    ],
    [
      'a Sunday',
      '2026-11-22,100,200,300,400',
      four.map(() => 'closed-day day.csv:2 a level on 2026-11-22, a Sunday'),
    ],
    [
      'a correction of March',
      '2026-08-12,59,,,',
      [
        'corrected-levels day.csv:2 100.5 of 2026-08-12, which is public, becomes 59 (−41.3 %)',
        'level-jump day.csv:2 100 on 2026-08-11 to 59 on 2026-08-12 (−41 %)',
      ],
    ],
  ])('%s in a file of levels', async (_, row, expected) => {
    const cells = row.split(',');
    const filled = four.filter((__, i) => cells[i + 1] !== '');
    const text = `date,${filled.join(',')}\n${cells.filter(Boolean).join(',')}\n`;
    const found = await questionsOfLevels(text);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test.each<[string, FolderFiles, string[]]>([
    [
      'the same member twice',
      {
        'constituents/september.csv': members([
          ...tenMembers.slice(0, 9),
          'AAA,2026-09-18,,Member 0,10',
        ]),
      },
      ['duplicate-member constituents/september.csv:11 the list of 2026-09-18 has Member 0 twice'],
    ],
    [
      'half of the members',
      {
        'constituents/september.csv': members(
          tenMembers.slice(5).map((row) => `${row.slice(0, -2)}20`),
        ),
      },
      ['member-number constituents/september.csv:2 5 members, where 10 are public (−50 %)'],
    ],
    [
      'a member that weighs half',
      {
        'constituents/september.csv': members([
          'AAA,2026-09-18,,Member 0,55',
          ...tenMembers.slice(1).map((row) => `${row.slice(0, -2)}5`),
        ]),
      },
      [
        'member-weight constituents/september.csv:2 the heaviest member weighs 55 percent, where it is 10 in public',
      ],
    ],
    [
      'an ISIN whose check digit is wrong',
      {
        'constituents/september.csv': members([
          'AAA,2026-09-18,DE0008469009,Member 0,10',
          ...tenMembers.slice(1),
        ]),
      },
      [
        'check-digit constituents/september.csv:2 isin DE0008469009 is no ISIN, of the list of 2026-09-18: its check digit does not follow from the others',
      ],
    ],
    [
      'files that nothing reads',
      filesBesideContent,
      [
        'unknown-file brand/old.svg: nothing reads it',
        'unknown-file files/unread.md: nothing reads it',
        'unknown-file pages/en-us/team.md: nothing reads it',
        'unknown-file Levels: nothing reads it; is it meant as levels?',
        'unknown-file levels/book.xlsx: nothing reads it',
        'unknown-file notes.txt: nothing reads it',
      ],
    ],
    [
      'known files beside the content',
      { 'notes.txt': 'x', 'guards.yaml': 'unknown-file: { known: ["*.txt"] }\n' },
      [],
    ],
    [
      'a dead link of the menu',
      {
        'navigation.yaml':
          'en-us:\n  entries:\n    - { title: A, href: /page/nowhere }\n    - { title: B, href: /page/methodology#x }\n' +
          '    - { title: C, href: /indexes/details/AAA }\n    - { title: D, href: /indexes/details/ZZZ }\n',
      },
      [
        'dead-link navigation.yaml:3 leads to /page/nowhere, where nothing is',
        'dead-link navigation.yaml:4 leads to #x of /page/methodology, which has no heading of that anchor',
        'dead-link navigation.yaml:6 leads to /indexes/details/ZZZ, where nothing is',
      ],
    ],
    [
      'a launch before the base date, and levels that are not the base value or before it',
      {
        'indexes.csv':
          'fund_id,name,asset_type,family,base_date,base_value,launch_date\n' +
          four.map((id) => `${id},Name ${id},equity,World,,,\n`).join('') +
          'EEE,New,equity,,2026-11-18,1000,2026-11-17\n',
        'levels/new.csv': 'date,EEE\n2026-11-17,499\n2026-11-18,500\n2026-11-19,501\n',
      },
      [
        'launch-before-base indexes.csv:6 launched on 2026-11-17, before its base date, 2026-11-18',
        'before-base levels/new.csv:2 1 levels before its base date, 2026-11-18, the first of 2026-11-17',
        'base-value levels/new.csv:3 its level on its base date, 2026-11-18, is 500, its base value 1,000',
      ],
    ],
    [
      'a gap, and two indexes with one series',
      {
        'indexes.csv': `${indexes}EEE,Fifth,equity,Other,daily,yes\nFFF,Sixth,equity,More,daily,yes\n`,
        'levels/new.csv': `date,EEE,FFF\n${days
          .filter((_, at) => at < 40 || at > 55)
          .map((day, at) => `${isoOfDay(day)},${100 + at / 10},${100 + at / 10}`)
          .join('\n')}\n`,
      },
      [
        'level-gap levels/new.csv:42 25 days without a level, from 2026-09-25 to 2026-10-20',
        'level-gap levels/new.csv:42 25 days without a level, from 2026-09-25 to 2026-10-20',
        'same-levels levels/new.csv:2 the levels of Fifth are also those of FFF',
      ],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await questionsOf(files, {
      accepted: { guards: ['opened-indexes'], reason: 'x' },
    });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('what was accepted once is not asked again while it stays as it is', async () => {
    const twice = members([...tenMembers.slice(0, 9), 'AAA,2026-09-18,,Member 0,10']);
    const files = { ...usual, 'constituents/september.csv': twice };
    await questionsOf(files, { accepted: acceptedAll });
    const again = { ...files, 'products.csv': 'product_id,name\nP1,Fund\n' };
    const folder = folders.write(`g${count++}`, again);
    const { release } = await publishFolder(thrown.store, { folder, today });
    expect(release).toMatchObject({ number: 3 });
  });
});
