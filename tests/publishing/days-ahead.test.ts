import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';

const folders = temporaryFolders();
let throwaway: ThrowawayStore;
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

test('a level of tomorrow is taken, as it is that day somewhere already; one of the day after is not', async () => {
  const publish = (date: string) =>
    publishFolder(throwaway.store, {
      folder: folders.write(`until-${date}`, {
        'levels/a.csv': `date,AAA\n2026-11-18,100\n${date},101\n`,
      }),
      today: dayOfIso('2026-11-18') ?? 0,
      accepted: acceptedAll,
    });
  await expect(publish('2026-11-20')).rejects.toBeInstanceOf(Error);
  expect((await publish('2026-11-19')).release).toMatchObject({ number: 1 });
});
