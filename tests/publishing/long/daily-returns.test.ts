import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { draftLevels } from '#src/publishing/drafts/make-draft.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { OpenQuestionsError } from '#src/publishing/guards/questions.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { newsroomUrl, openNewsroom, tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { ada, first, newsroom, today, withGamma } from '../newsroom.ts';
import { temporaryFolders } from '../provider-folder.ts';

const mapping =
  'levels:\n  - file: returns_*.csv\n    daily: true\n    columns: { date: Day }\n' +
  '    returns: { as: percent }\n';
const folders = temporaryFolders();
afterAll(() => folders.remove());
let count = 0;

describe.each(engines)('a daily file of returns on %s', (engine) => {
  const room = newsroom(engine);

  const input = (text: string) => {
    const files = { 'returns_1.csv': text, 'mapping.yaml': mapping };
    const folder = folders.write(`returns${count++}`, files);
    return { file: join(folder, 'returns_1.csv'), mapping: join(folder, 'mapping.yaml'), today };
  };
  const send = (text: string) => publishLevels(room.store(), input(text));

  async function faultOf(publishing: Promise<unknown>) {
    const error: unknown = await publishing.catch((error: unknown) => error);
    if (!(error instanceof FaultsError)) throw error;
    const [{ line, column, expected } = {}, ...others] = error.faults.listed();
    return [line, column, expected, others.length];
  }

  // Public are 100 and 101 of AAA, 50 and 51 of BBB, of Monday the 16th and of the 17th.
  test('is chained to the last level that is public, and changes nothing when it comes again', async () => {
    await send('Day,AAA,BBB\n2026-11-18,1,-2\n');
    expect(await room.levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 101 * 1.01 });
    expect(await room.levelsOf('BBB')).toEqual({ 16: 50, 17: 51, 18: 51 * 0.98 });
    expect((await send('Day,AAA,BBB\n2026-11-18,1,-2\n')).release).toBeNull();
    await send('Day,AAA,BBB\n2026-11-19,2,2\n2026-11-20,-1,-1\n');
    const [on18, on19] = [101 * 1.01, 101 * 1.01 * 1.02];
    expect(await room.levelsOf('AAA')).toEqual({
      16: 100,
      17: 101,
      18: on18,
      19: on19,
      20: on19 * 0.99,
    });
  });

  test('corrects days that are public where it has them all, and is refused where levels behind would not follow', async () => {
    await send('Day,AAA,BBB\n2026-11-18,1,1\n2026-11-19,1,1\n');
    const expected =
      'a return of AAA on 2026-11-19 too, which is public: levels behind a changed return change with it';
    expect(await faultOf(send('Day,AAA\n2026-11-18,2\n'))).toEqual([2, 12, expected, 0]);
    await send('Day,AAA,BBB\n2026-11-18,2,2\n2026-11-19,1,1\n');
    const corrected = 101 * 1.02;
    expect(await room.levelsOf('AAA')).toMatchObject({ 18: corrected, 19: corrected * 1.01 });
  });

  test('is refused for an index without a level that it could be chained to', async () => {
    await publishFolder(room.store(), room.inputOf({ ...first, 'indexes.csv': withGamma }));
    const none = send('Day,CCC\n2026-11-18,1\n');
    expect(await faultOf(none)).toEqual([
      2,
      12,
      'a public level of CCC before 2026-11-18, which the return is chained to',
      0,
    ]);
    expect(await faultOf(send('Day,AAA\n2026-11-16,1\n2026-11-17,1\n'))).toEqual([
      2,
      12,
      expect.stringContaining('level of AAA before 2026-11-16'),
      0,
    ]);
  });

  test('asks where a day between has no return: whatever happened then would be lost', async () => {
    const error = await send('Day,AAA,BBB\n2026-11-19,1,1\n').catch((error: unknown) => error);
    if (!(error instanceof OpenQuestionsError)) throw error;
    expect(error.questions.map(({ guard, listed }) => [guard, listed[0]])).toMatchObject([
      [
        'level-gap',
        {
          file: expect.stringMatching(/returns_1\.csv$/) as string,
          line: 2,
          index: 'AAA',
          found: 'a return on 2026-11-19 behind the level of 2026-11-17, and none on 2026-11-18',
        },
      ],
    ]);
    // Between Friday and Monday there is none.
    await send('Day,AAA,BBB\n2026-11-18,1,1\n2026-11-19,1,1\n2026-11-20,1,1\n');
    const monday = { ...input('Day,AAA,BBB\n2026-11-23,1,1\n'), today: today + 3 };
    expect((await publishLevels(room.store(), monday)).release).not.toBeNull();
  });

  test('as a draft is tied to the release whose levels it was chained to', async () => {
    const { draft } = await draftLevels(room.store(), {
      ...input('Day,AAA,BBB\n2026-11-18,1,1\n'),
      actor: ada.actor,
    });
    await room.publishFile('date,AAA\n2026-11-17,105\n');
    await expect(room.publish(draft!.number)).rejects.toThrow(
      `Draft ${draft!.number} was made against release 1; release 2 touches the same: ` +
        'levels of returns are chained to those of release 1',
    );
    const again = await draftLevels(room.store(), input('Day,AAA,BBB\n2026-11-18,1,1\n'));
    await room.publish(again.draft!.number);
    expect(await room.levelsOf('AAA')).toMatchObject({ 17: 105, 18: 105 * 1.01 });
  });

  test('is taken by the newsroom, with its place in what guards ask', async () => {
    await publishFolder(room.store(), room.inputOf({ ...first, 'mapping.yaml': mapping }));
    const { app } = await openNewsroom(room.store(), room.config().dataDir);
    const { feed } = await tokensOf(room.store(), { feed: 'author' });
    const put = async (body: string) => {
      const address = `${newsroomUrl}/newsroom/levels?mapping=yes&name=returns_18.csv`;
      const headers = { Authorization: `Bearer ${feed!}` };
      const answer = await app.request(address, { method: 'PUT', body, headers });
      return { status: answer.status, told: (await answer.json()) as Record<string, unknown> };
    };
    const asked = await put('Day,AAA,BBB\n2026-11-18,1,1\n2026-11-19,90,1\n');
    expect(asked).toMatchObject({
      status: 409,
      told: {
        questions: [{ guard: 'level-jump', listed: [{ file: 'returns_18.csv', line: 3 }] }],
      },
    });
    expect((await put('Day,AAA,BBB\n2026-11-18,1,1\n')).status).toBe(200);
    expect(await room.levelsOf('AAA')).toMatchObject({ 18: 101 * 1.01 });
  });
});
