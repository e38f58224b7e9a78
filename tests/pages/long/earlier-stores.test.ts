import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { verifyAudit } from '#src/store/audit/audit.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { acceptedAll } from '../../support/accepted-all.ts';
import { openSiteOn, type SiteApp } from '../../support/site-app.ts';
import { engines, restoredStore, type ThrowawayStore } from '../../support/stores.ts';
import { textOf } from '../../support/text-of.ts';

/**
 * Stores that earlier commits wrote, as SQL, the oldest first. Each has four releases of three indexes: 282 days of levels; one more day
 * and a corrected level; the first again, which takes the second back; the second again.
 */
const fixtures = new URL('../../fixtures/stores/', import.meta.url);
const commits = readdirSync(fixtures)
  .toSorted()
  .map((file) => file.replace('.sql.gz', ''));
const statementsOf = (commit: string) =>
  gunzipSync(readFileSync(new URL(`${commit}.sql.gz`, fixtures))).toString();

/** The rules that figures were made by then, where they were not those of today. */
const earlierRules: Record<string, number> = {
  '2026-11-23-8358c8d8': 1,
  '2026-11-24-1778cdff': 2,
  '2026-11-25-f26dd61f': 3,
  '2026-11-26-51cf1c0e': 3,
  '2026-11-26-5d34a38b': 3,
  '2026-11-26-5ec73c56': 3,
  '2026-11-26-77ede326': 3,
  '2026-11-26-f66fa9b1': 3,
};

const folders = temporaryFolders();
afterAll(() => folders.remove());

describe.each(engines)('a store of an earlier commit, on %s', (engine) => {
  let thrown: ThrowawayStore;
  let site: SiteApp;
  let open: (commit: string) => Promise<void>;
  beforeEach(() => {
    open = async (commit) => {
      thrown = await restoredStore(engine, statementsOf(commit));
      site = await openSiteOn(thrown.store, thrown.config.dataDir);
    };
  });
  afterEach(async () => {
    await site.close();
    await thrown.remove();
  });

  const answerOf = async (path: string) => {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const levelOf = async (day: string, release: number) => {
    const found = await findLevels(thrown.store.db, release, 'AAA');
    const at = Array.from(found!.days, isoOfDay).indexOf(day);
    return found!.values[at] ?? null;
  };

  test.each(commits)('starts and serves all that was public (%s)', async (commit) => {
    await open(commit);
    const page = await answerOf('/indexes/details/AAA');
    for (const words of ['Alpha', '114.10', 'Able', '2 Jun 2025']) expect(page).toContain(words);
    expect(await answerOf('/docs/methodology/rules')).toContain('No member weighs more');
    expect(await answerOf('/notices/n1')).toContain('The rule of the caps changes.');
    expect(await answerOf('/api/index-details/corrections?indexId=AAA')).toMatch(
      /"date":"2025-12-01".*"oldValue":113\.71.*"newValue":114\.21.*Typo/,
    );
    // 100 became 114.1 in one year and 31 of the next one's 365 days.
    const returns = await answerOf('/api/portfolio-returns?variants=all');
    expect(returns).toMatch(/"fundId":"AAA"[^}]*"returnSinceInception":12\.92787661[,}]/);
    const asOf = await answerOf('/indexes/details/AAA?asof=1');
    expect(asOf).toContain('113.67');
    expect(asOf).toMatch(/release 1/);
    const rules = earlierRules[commit];
    const said = rules ? [`published, rules number ${rules} held.`] : [];
    expect(textOf(asOf).match(/published, rules number \d+ held\./g) ?? []).toEqual(said);
    const asMarkdown = await answerOf('/indexes/details/AAA.md?asof=1');
    expect(asMarkdown.includes(`number ${rules} held: http`)).toBe(rules !== undefined);
    expect((await site.get('/indexes/details/AAA?asof=2')).status).toBe(410);
  });

  test.each(commits)('takes levels, a rollback and a whole folder (%s)', async (commit) => {
    await open(commit);
    const { store } = thrown;
    const file = `${folders.write(`${engine} ${commit} levels`, { 'n.csv': 'date,AAA\n2026-02-03,114.3\n' })}/n.csv`;
    await publishLevels(store, { file, accepted: acceptedAll });
    await site.untilServed(5);
    expect(await answerOf('/indexes/details/AAA')).toContain('114.30');
    await rollbackTo(store, 4);
    await site.untilServed(6);
    expect(await levelOf('2026-02-03', 6)).toBeNull();
    expect(await levelOf('2025-12-01', 6)).toBe(114.21);
    expect(await levelOf('2025-12-01', 1)).toBe(113.71);
    const folder = folders.write(`${engine} ${commit} folder`, {
      'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha renamed,equity\n',
      'levels/a.csv': 'date,AAA\n2026-02-02,114.2\n',
    });
    await publishFolder(store, { folder, accepted: acceptedAll, withdrawLevels: 'all' });
    await site.untilServed(7);
    expect(await answerOf('/indexes/details/AAA')).toContain('Alpha renamed');
    expect(await levelOf('2026-02-02', 7)).toBe(114.2);
    expect(await levelOf('2026-02-02', 4)).toBe(114.1);
    expect((await site.get('/indexes/details/BBB')).status).toBe(404);
    expect(await answerOf('/indexes/details/BBB?asof=6')).toContain('Beta');
    expect(await verifyAudit(store.db, '')).toMatchObject({ brokenAt: null });
  });
});
