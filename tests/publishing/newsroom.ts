import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { publishDraft } from '#src/publishing/drafts/publish-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Role } from '#src/store/tokens.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore, emptyStore, type Engine, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';

export const today = dayOfIso('2026-11-20') ?? 0;

export const levels = 'date,AAA,BBB\n2026-11-16,100,50\n2026-11-17,101,51\n';
export const first: FolderFiles = { 'levels/a.csv': levels };
export const withGamma =
  'fund_id,name,asset_type\nAAA,Alpha,equity\nBBB,Beta,fixed-income\nCCC,Gamma,equity\n';
export const notice = (id: string, title: string) =>
  `notice_id,type,date,title,text\n${id},methodology-change,2026-11-20,${title},Text\n`;

export const person = (name: string, role: Role): Person => ({
  actor: { name, by: 'token', host: 'desk' },
  role,
});
export const ada = person('ada', 'author');
export const bob = person('bob', 'approver');

/** Stops the clock until the test ends: a moment comes when the test says so, however slow the machine is. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A store in which the first folder is public before each test, and what is done to it by folders and files. */
export function newsroom(engine: Engine) {
  const folders = temporaryFolders();
  let thrown: ThrowawayStore;
  let count = 0;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(async () => {
    await thrown.remove();
    folders.remove();
  });
  beforeEach(async () => {
    await emptyStore(thrown.store);
    await publishFolder(thrown.store, inputOf(first));
  });

  const written = (files: FolderFiles) => folders.write(`${engine}${count++}`, files);
  const inputOf = (files: FolderFiles) => ({
    folder: written(files),
    today,
    accepted: acceptedAll,
  });
  const current = async () => (await findCurrentRelease(thrown.store.db))!.number;

  return {
    store: () => thrown.store,
    config: () => thrown.config,
    inputOf,
    written,
    current,
    /** A draft of the first folder with these files over it. */
    draft: async (
      files: FolderFiles,
      more: { reason?: string; replace?: number; actor?: Person['actor'] } = {},
    ) => {
      const made = await draftFolder(thrown.store, {
        ...inputOf({ ...first, ...files }),
        withdrawLevels: ['BBB'],
        actor: ada.actor,
        ...more,
      });
      return made.draft!;
    },
    publish: async (number: number) =>
      publishDraft(thrown.store, await getLivingDraft(thrown.store.db, number), {
        actor: bob.actor,
        approvedBy: [],
      }),
    publishFile: (text: string) => {
      const file = `${written({ 'new.csv': text })}/new.csv`;
      return publishLevels(thrown.store, { file, today, accepted: acceptedAll });
    },
    /** Levels of an index that is public, by the day of the month. */
    levelsOf: async (fundId: string) => {
      const found = await findLevels(thrown.store.db, await current(), fundId);
      const days = Array.from(found?.days ?? [], (day) => isoOfDay(day).slice(-2));
      return Object.fromEntries(days.map((day, at) => [day, found!.values[at]]));
    },
    /** Resolves once a release is written and waits for its flip. */
    isWritten: async () => {
      const { rows } = await sql`select 1 from release where published is null`.execute(
        thrown.store.db,
      );
      return rows.length === 1;
    },
  };
}
