import { describe, expect, test } from 'vitest';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { acceptedAll } from '../../support/accepted-all.ts';
import { newsroomUrl, openNewsroom, tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { first, newsroom, today } from '../newsroom.ts';
import { temporaryFolders } from '../provider-folder.ts';

const mapping =
  'levels:\n  - file: feed_*.csv\n    daily: true\n    columns:\n      date: { fileName: feed_*.csv, date: YYYYMMDD }\n' +
  "      index: { from: Kennung, part: IX-* }\n      level: { from: Stand, number: '1.234,56' }\n";
const feed = 'Kennung;Stand\nIX-AAA;102,5\nIX-BBB;52,25\n';

describe.each(engines)('levels in the form of others that are sent, on %s', (engine) => {
  const room = newsroom(engine);
  const folders = temporaryFolders();

  let count = 0;

  async function opened(files: Record<string, string>) {
    const folder = folders.write(`mapped${count++}`, { ...first, ...files });
    await publishFolder(room.store(), { folder, today, accepted: acceptedAll });
    const { app } = await openNewsroom(room.store(), room.config().dataDir);
    const { feed: token } = await tokensOf(room.store(), { feed: 'author' });
    return async (body: string, query: string) => {
      const answer = await app.request(`${newsroomUrl}/newsroom/levels?${query}`, {
        method: 'PUT',
        body,
        headers: { Authorization: `Bearer ${token}` },
      });
      return { status: answer.status, answered: await answer.json() };
    };
  }

  test.each([
    ['written plainly', mapping],
    ['whose keys stand in quotes', mapping.replace('levels:', '"levels":')],
  ])('are read by the mapping of the folder that is public, %s', async (_, written) => {
    const send = await opened({ 'mapping.yaml': written });
    const { status, answered } = await send(feed, 'mapping=yes&name=feed_20261118.csv');
    expect({ status, answered }).toMatchObject({
      status: 200,
      answered: { release: { number: 3 } },
    });
    expect(await room.levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 102.5 });
    const wrong = await send(feed.replace('52,25', '52.25'), 'mapping=yes&name=feed_20261119.csv');
    expect(wrong).toMatchObject({
      status: 422,
      answered: { faults: [{ file: 'feed_20261119.csv', line: 3, column: 8, found: '52.25' }] },
    });
    const other = await send(feed, 'mapping=yes&name=close.csv');
    expect(other).toMatchObject({
      status: 422,
      answered: { faults: [{ file: 'mapping.yaml', line: 5, found: 'feed_*.csv' }] },
    });
  });

  test('are put together with the files that the mapping joins, which are those of the folder that is public', async () => {
    const joined = mapping.replace(
      '    columns:',
      '    joins: [{ file: lists/codes.csv, column: Kennung, key: code }]\n    columns:',
    );
    const send = await opened({
      'mapping.yaml': joined
        .replace('{ from: Kennung, part: IX-* }', 'codes.fund')
        .replace('key: code', 'key: code, as: codes'),
      'lists/codes.csv': 'code,fund\n7,AAA\n9,BBB\n',
    });
    const sent = await send(
      'Kennung;Stand\n7;102,5\n9;52,25\n',
      'mapping=yes&name=feed_20261118.csv',
    );
    expect(sent).toMatchObject({ status: 200 });
    expect(await room.levelsOf('AAA')).toMatchObject({ 18: 102.5 });
    const taken = await send('Kennung;Stand\n7;1\n', 'mapping=yes&name=codes.csv');
    expect(taken).toMatchObject({ status: 422 });
    const unknown = await send('Kennung;Stand\n8;102,5\n', 'mapping=yes&name=feed_20261119.csv');
    expect(unknown).toMatchObject({
      status: 422,
      answered: { faults: [{ file: 'feed_20261119.csv', line: 2 }] },
    });
  });

  test('are refused where no mapping is public, and by a name that is a path', async () => {
    const send = await opened({ 'products.csv': 'product_id,name\nP1,Fund\n' });
    const none = await send(feed, 'mapping=yes');
    expect(none).toMatchObject({
      status: 422,
      answered: {
        detail: 'The folder that is public has no mapping.yaml with levels',
        parameters: ['mapping'],
      },
    });
    expect(await send(feed, 'name=..%2Fa.csv')).toMatchObject({
      status: 422,
      answered: { parameters: ['name'] },
    });
    expect(await room.current()).toBe(2);
  });
});
