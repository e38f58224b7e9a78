import { afterAll, expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { OpenQuestionsError } from '#src/publishing/guards/questions.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { copiedStore } from '../support/stores.ts';
import { levels, members, usual } from './guarded-folder.ts';
import { temporaryFolders } from './provider-folder.ts';

const today = dayOfIso('2026-11-25') ?? 0;
const folders = temporaryFolders();
afterAll(folders.remove);

const jumps = 'date,AAA,BBB,CCC,DDD\n2026-11-20,100,200,300,400\n2026-11-23,9999,200,300,400\n';

async function placesOf(publishing: Promise<unknown>) {
  const error: unknown = await publishing.catch((error: unknown) => error);
  if (!(error instanceof OpenQuestionsError)) throw error;
  return error.questions.flatMap(({ listed }) =>
    listed.map(({ file, line, column }) => {
      const place = [line, column].filter((one) => one != null).join(':');
      return `${file?.split('/').at(-1) ?? 'no file'}:${place}`;
    }),
  );
}

test('PB-01 what guards ask of a level names the file, line and column where it stands', async () => {
  const { store, remove } = await copiedStore('embedded');
  onTestFinished(remove);
  const daily = { ...usual, 'levels/next.csv': jumps };
  const asked = publishFolder(store, { folder: folders.write('daily', daily), today });
  expect(await placesOf(asked)).toEqual(['next.csv:3:12']);
  const [header, ...rows] = levels.trim().split('\n');
  const early = [header, ...rows.slice(0, 20)];
  const middle = [header, rows[20]!.replace(/,\d[^,]*/, ',9999'), ...rows.slice(21, 40)];
  const split = {
    ...usual,
    'levels/main.csv': `${early.join('\n')}\n`,
    'levels/middle.csv': `${middle.join('\n')}\n`,
    'levels/next.csv': `${[header, ...rows.slice(40)].join('\n')}\n`,
  };
  const between = publishFolder(store, { folder: folders.write('split', split), today });
  // Rather none than the file in which the series begins.
  expect(await placesOf(between)).toEqual(['no file:', 'no file:']);

  await publishFolder(store, { folder: folders.write('usual', usual), today });
  const file = `${folders.write('sent', { 'received-1': jumps })}/received-1`;
  const sent = publishLevels(store, { file, name: 'levels.csv', today });
  expect(await placesOf(sent)).toEqual(['levels.csv:3:12']);
  // Of the long form, and of one that a mapping describes, by whichever names.
  const rest = 'CCC;2026-11-23;300\nDDD;2026-11-23;400\n';
  const long = `index;date;level\nBBB;2026-11-23;200\nAAA;2026-11-23;9999\n${rest}`;
  const mapped = 'Day,Ticker,Close\n23.11.2026,H-AAA,9999\n';
  const mapping = `levels:
  - file: '*'
    daily: true
    columns:
      date: { from: Day, date: DD.MM.YYYY }
      index: { from: Ticker, part: 'H-*' }
      level: Close
`;
  const folder = folders.write('other', {
    'long.csv': long,
    'mapped.csv': mapped,
    'm.yaml': mapping,
  });
  const ofLong = publishLevels(store, { file: `${folder}/long.csv`, today });
  expect(await placesOf(ofLong)).toEqual(['long.csv:3:16']);
  const ofMapped = publishLevels(store, {
    file: `${folder}/mapped.csv`,
    mapping: `${folder}/m.yaml`,
    today,
  });
  expect(await placesOf(ofMapped)).toEqual(['mapped.csv:2:18']);
});

test('PB-01 what is asked of the ISIN of a member names the column where it stands', async () => {
  const { store, remove } = await copiedStore('embedded');
  onTestFinished(remove);
  const list = members([
    'AAA,2026-09-18,DE0007164600,One,50',
    'AAA,2026-09-18,DE0008469009,Two,50',
  ]);
  const folder = folders.write('members', { ...usual, 'constituents/september.csv': list });
  expect(await placesOf(publishFolder(store, { folder, today }))).toEqual(['september.csv:3:16']);
});
