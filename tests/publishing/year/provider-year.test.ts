import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { OpenQuestionsError } from '#src/publishing/guards/questions.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import { eachAuditRow, verifyAudit, type AuditEntry } from '#src/store/audit/audit.ts';
import { findDraft } from '#src/store/drafts/drafts.ts';
import { findItem } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { isFullRun } from '../../support/test-size.ts';
import { copiedStore, engines } from '../../support/stores.ts';
import { temporaryFolders } from '../provider-folder.ts';
import {
  businessDays,
  dailyFile,
  daysOfMonth,
  fundIds,
  history,
  historyFile,
  indexesFile,
  levelOf,
  noticesFile,
  reviewFile,
} from './invented-provider.ts';
import { ada, bea, newsroomYear, olga } from './newsroom-year.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

const hour = 3_600_000;

/** The guards that stopped something; fails where nothing did. */
async function stopped(doing: Promise<unknown>): Promise<string[]> {
  const error = await doing.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OpenQuestionsError)) throw error ?? new Error('nothing stopped it');
  return error.questions.map(({ guard }) => guard);
}

describe.each(engines)('a provider at work, on %s', (engine) => {
  const title = isFullRun ? 'for a year' : 'for a month';
  test(
    `${title}: every wrong thing is stopped by name, nothing is public before its moment, and the record is right at the end`,
    { timeout: 3_600_000 },
    async () => {
      const thrown = await copiedStore(engine);
      onTestFinished(thrown.remove);
      const { store } = thrown;
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const room = newsroomYear(store, folders);
      const current = async () => (await findCurrentRelease(store.db))!.number;
      const isPublic = async (kind: 'notice' | 'product', key: string) =>
        (await findItem(store.db, await current(), kind, key)) !== null;
      const written = async () =>
        (await sql`select 1 from release where published is null`.execute(store.db)).rows.length;
      const weightOf = async (fundId: string) => {
        const list = await findItem(store.db, await current(), 'constituents', fundId);
        return list?.constituents.find(({ name }) => name === 'Buoy')?.weight;
      };
      await room.begin(history.at(-1)!);

      const wrong = async (day: Day) => {
        const before = await current();
        const times100 = dailyFile(day, { Y007: levelOf(6, day) * 100 });
        expect(await stopped(room.sendText(times100, day))).toEqual(['level-jump']);
        const sunday = day + ((10 - ((day + 7) % 7)) % 7);
        expect(new Date(sunday * 86_400_000).getUTCDay()).toBe(0);
        expect(await stopped(room.sendText(dailyFile(sunday), sunday))).toContain('closed-day');
        const cut = { 'indexes.csv': indexesFile(20), 'levels/history.csv': historyFile(20) };
        expect(await stopped(room.draft(bea, cut, day))).toContain('closed-indexes');
        const twice = reviewFile(day, 40, `Y001,${isoOfDay(day)},Anchor,0\n`);
        const member = { 'constituents/a.csv': twice };
        expect(await stopped(room.draft(bea, member, day))).toEqual(['duplicate-member']);
        expect(await current()).toBe(before);
      };

      const first = noticesFile([{ id: 'n1', title: 'First' }], businessDays[0]!);
      const both = noticesFile(
        [
          { id: 'n1', title: 'First' },
          { id: 'n2', title: 'Of ada' },
        ],
        businessDays[0]!,
      );
      const product = { 'products.csv': 'product_id,name\nP1,Fund\n' };
      const moments = { first: 0, second: 0 };
      let lost: Awaited<ReturnType<typeof room.embargo>>;

      const incidents: Record<number, (day: Day) => Promise<void>> = {
        // Two embargoes, and daily files go out all the while.
        1: async (day) => {
          moments.first = Date.now() + 30 * hour;
          await room.embargo(ada, { 'notices.csv': first }, day, moments.first);
        },
        2: async (day) => {
          moments.second = Date.now() + 60 * hour;
          lost = await room.embargo(bea, product, day, moments.second);
        },
        3: wrong,
        4: async () => {
          expect([await isPublic('notice', 'n1'), await isPublic('product', 'P1')]).toEqual([
            false,
            false,
          ]);
          const before = await current();
          room.moment(moments.first - 1_000);
          const server = room.server();
          await expect.poll(written).toBe(1);
          expect(await current()).toBe(before);
          room.moment(moments.first);
          await expect.poll(current).toBe(before + 1);
          await server.close();
          room.acts.push('publish-draft (schedule)');
          expect(await isPublic('notice', 'n1')).toBe(true);
          room.keep({ 'notices.csv': first });
        },
        // A server is lost while it holds what it has written, and another does it.
        6: async () => {
          const before = await current();
          room.moment(moments.second - 1_000);
          const server = room.server();
          await expect.poll(written).toBe(1);
          await server.close();
          expect(await findDraft(store.db, lost.number)).toMatchObject({ state: 'scheduled' });
          expect([await current(), await isPublic('product', 'P1')]).toEqual([before, false]);
          room.moment(moments.second + 1);
          const next = room.server();
          await expect.poll(current).toBe(before + 1);
          await next.close();
          room.acts.push('publish-draft (schedule)');
          expect(await isPublic('product', 'P1')).toBe(true);
          room.keep(product);
        },
        // Two editors at once: what touches the same collides, what does not goes out.
        8: async (day) => {
          const ofAda = await room.draft(ada, { 'notices.csv': both }, day);
          const other = both.replace('Of ada', 'Of bea');
          const ofBea = await room.draft(bea, { 'notices.csv': other }, day);
          const apart = { 'products.csv': `${product['products.csv']}P2,Fund\n` };
          const beside = await room.draft(bea, apart, day);
          for (const made of [ofAda, ofBea, beside]) await room.approve(made);
          await room.letOut(ofAda);
          await expect(room.letOut(ofBea)).rejects.toThrow(/notice n2/);
          await room.letOut(beside);
          expect(await isPublic('product', 'P2')).toBe(true);
          room.keep({ ...apart, 'notices.csv': both });
        },
        // A wrong review goes out, levels follow it, and it alone is taken back.
        14: async (day) => {
          const wrongReview = { 'constituents/b.csv': reviewFile(day, 25) };
          const before = await current();
          const weight = await weightOf('Y001');
          const made = await room.draft(ada, wrongReview, day);
          await room.approve(made);
          await room.letOut(made);
          expect(await weightOf('Y001')).toBe(25);
          await room.correct('Y002', day - 7, day);
          await rollBack(store, olga, { release: before, part: 'constituents', reason: 'Wrong' });
          room.acts.push('rollback olga');
          expect(await weightOf('Y001')).toBe(weight);
        },
      };

      const corrected: string[] = ['Y002'];
      for (const [at, day] of businessDays.entries()) {
        if (at < daysOfMonth) await incidents[at]?.(day);
        await room.sendDay(day);
        if (at % daysOfMonth === 10) {
          const weight = 40 - Math.floor(at / daysOfMonth);
          const review = { 'constituents/a.csv': reviewFile(day, weight) };
          const made = await room.draft(ada, review, day);
          await room.approve(made);
          await room.letOut(made);
          room.keep(review);
          expect(await weightOf('Y001')).toBe(weight);
        }
        if (at % (2 * daysOfMonth) === 17 && corrected.length < 6) {
          const fundId = fundIds[20 + at]!;
          await room.correct(fundId, businessDays[at - 3]!, day);
          corrected.push(fundId);
        }
      }

      const shown = new Map<string, Map<Day, number>>();
      for (const fundId of fundIds) {
        const found = await findLevels(store.db, await current(), fundId);
        const pairs = Array.from(found!.days, (day, at) => [day, found!.values[at]!] as const);
        shown.set(fundId, new Map(pairs));
      }
      expect(shown).toEqual(room.meant);
      const ledger = await store.db.selectFrom('correction').select('fund_id').execute();
      expect(ledger.map(({ fund_id }) => fund_id).toSorted()).toEqual(corrected.toSorted());
      const rows = await Array.fromAsync(eachAuditRow(store.db));
      const log = rows.map(({ entry }) => JSON.parse(entry) as AuditEntry);
      const logged = log.map(({ act, actor }) =>
        actor.by === 'schedule' ? `${act} (schedule)` : `${act} ${actor.name}`,
      );
      expect(logged).toEqual(room.acts);
      expect(await verifyAudit(store.db, rows.at(-1)!.hash)).toMatchObject({
        brokenAt: null,
        foundAt: rows.length,
      });
    },
  );
});
