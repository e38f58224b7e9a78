import { vi } from 'vitest';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { approveDraft } from '#src/publishing/drafts/four-eyes.ts';
import { publishWaiting, schedule } from '#src/publishing/drafts/decide.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { createLog } from '#src/server/observe/log.ts';
import { publishScheduled } from '#src/server/start/publish-scheduled.ts';
import type { Draft } from '#src/store/drafts/drafts.ts';
import type { Store } from '#src/store/store.ts';
import { ada, bob, person } from '../newsroom.ts';
import type { FolderFiles, TemporaryFolders } from '../provider-folder.ts';
import { dailyFile, fundIds, folderFiles, levelOf, meantLevels } from './invented-provider.ts';

export { ada, bob };
export const bea = person('bea', 'author');
export const olga = person('olga', 'operator');
const feed = person('feed', 'author');

type Person = typeof ada;

/** The people of a provider at work on a store: what they do, what has to be public, and the acts that the log has to tell. */
export function newsroomYear(store: Store, folders: TemporaryFolders) {
  const meant = meantLevels();
  const acts: string[] = [];
  let content: FolderFiles = folderFiles();
  let count = 0;
  const note = (act: string, { actor }: Person) => acts.push(`${act} ${actor.name}`);
  const write = (files: FolderFiles) => folders.write(`f${count++}`, { ...content, ...files });

  async function sendText(text: string, day: Day, reason?: string) {
    const folder = folders.write(`day${count++}`, { 'day.csv': text });
    const input = { file: `${folder}/day.csv`, today: day, actor: feed.actor, reason };
    const { release } = await publishLevels(store, input);
    if (release) note('publish-levels', feed);
    return release;
  }

  async function draft(who: Person, files: FolderFiles, day: Day): Promise<Draft> {
    const made = await draftFolder(store, { folder: write(files), today: day, actor: who.actor });
    note('draft', who);
    return made.draft!;
  }

  async function approve(made: Draft) {
    await approveDraft(store, made, bob);
    note('approve', bob);
  }

  return {
    meant,
    acts,
    /** Content that is public from now on, and stands in every later folder. */
    keep: (files: FolderFiles) => void (content = { ...content, ...files }),
    sendText,
    draft,
    approve,
    async begin(day: Day) {
      await publishFolder(store, { folder: write({}), today: day, actor: olga.actor });
      note('publish', olga);
    },
    async sendDay(day: Day) {
      const release = await sendText(dailyFile(day), day);
      for (const [at, fundId] of fundIds.entries()) meant.get(fundId)!.set(day, levelOf(at, day));
      return release;
    },
    async correct(fundId: string, of: Day, today: Day) {
      const value = Math.round(meant.get(fundId)!.get(of)! * 1.004 * 100) / 100;
      await sendText(`date,${fundId}\n${isoOfDay(of)},${value}\n`, today, 'A late price');
      meant.get(fundId)!.set(of, value);
    },
    async letOut(made: Draft) {
      const release = await publishWaiting(store, bob, made, { emergency: null });
      note('publish-draft', bob);
      return release;
    },
    async embargo(who: Person, files: FolderFiles, day: Day, at: number): Promise<Draft> {
      const made = await draft(who, files, day);
      await approve(made);
      await schedule(store, bob, made, { at, emergency: null });
      note('schedule', bob);
      return made;
    },
    /** A server that looks for what is due. */
    server: () => publishScheduled(store, createLog('silent'), 50),
    moment: (at: number) => vi.setSystemTime(at),
  };
}
