import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { actOf } from '#src/publishing/acting.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { draftTarget } from '#src/store/drafts/draft-target.ts';
import { openPreviewSchema } from '#src/store/drafts/preview-schema.ts';
import { getBlob } from '#src/store/blobs.ts';
import { findItem, listItems } from '#src/store/items/items.ts';
import { pageCorrections } from '#src/store/levels/corrections.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { openStore, type Store } from '#src/store/open-store.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { findCurrentRelease, listReleases } from '#src/store/releases/releases.ts';
import { engines } from '../../support/stores.ts';
import { ada, newsroom, notice } from '../newsroom.ts';

/** Everything that readers can ask of a release. */
async function shownBy({ db }: Store, release: number) {
  const kinds = ['index', 'notice', 'site', 'guards', 'folder-levels'] as const;
  const items = kinds.map((kind) => listItems(db, release, kind, { limit: 100 }));
  const levels = ['AAA', 'BBB', 'CCC'].map((fundId) => findLevels(db, release, fundId));
  const all = { from: 0, page: 1, size: 100 };
  const corrections = ['AAA', 'BBB'].map(async (fundId) => {
    const page = await pageCorrections(db, release, fundId, all);
    // The moment of a release that is not there yet is another.
    return page.corrections.map(({ published: _, ...rest }) => rest);
  });
  return [await Promise.all(items), await Promise.all(levels), await Promise.all(corrections)];
}

describe.each(engines)('the preview of a draft on %s', (engine) => {
  const room = newsroom(engine);

  async function previewOf(content: number) {
    const schema = await openPreviewSchema(room.store(), content);
    const preview = await openStore({ ...room.config(), schema });
    onTestFinished(() => preview.close());
    return preview;
  }

  const changes = {
    'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha World,equity\nCCC,Gamma,equity\n',
    'levels/a.csv': 'date,AAA,CCC\n2026-11-16,100.5,\n2026-11-18,102,10\n',
    'notices.csv': notice('n1', 'News'),
  };

  test('reads as the release that the draft becomes, and as its own earlier ones', async () => {
    const draft = await room.draft(changes, { reason: 'Wrong' });
    const preview = await previewOf(draft.content);
    expect((await findCurrentRelease(preview.db))?.number).toBe(2);
    const shown = await shownBy(preview, 2);
    const before = await shownBy(preview, 1);
    expect(await shownBy(room.store(), 1)).toEqual(before);
    expect(await findItem(room.store().db, 1, 'notice', 'n1')).toBeNull();
    const { number } = await room.publish(draft.number);
    expect(shown).toEqual(await shownBy(room.store(), number));
  });

  test('follows what others publish meanwhile, and sees nothing of what they have not', async () => {
    const draft = await room.draft({ 'notices.csv': notice('n1', 'News') });
    const preview = await previewOf(draft.content);
    await room.publishFile('date,AAA\n2026-11-18,102\n');
    expect((await listReleases(preview.db)).map(({ number }) => number)).toEqual([3, 2, 1]);
    const { values } = (await findLevels(preview.db, 3, 'AAA'))!;
    expect([...values]).toEqual([100, 101, 102]);
    const unfinished = await beginRelease(room.store(), { label: '', note: '', sourceHash: '' });
    await unfinished.closeMissing('index', new Set());
    expect(await findItem(preview.db, 3, 'index', 'AAA')).toMatchObject({ name: 'Alpha' });
    expect(await findItem(preview.db, 3, 'notice', 'n1')).toMatchObject({
      title: { 'en-us': 'News' },
    });
    await unfinished.abandon();
  });

  test('has the files of the draft, which the site has not', async () => {
    const draft = await room.draft({ 'notices.csv': notice('n1', 'News') });
    const preview = await previewOf(draft.content);
    const sha256 = await draftTarget(room.store(), draft, 1).putBlob(Buffer.from('secret'));
    expect(Buffer.from(await getBlob(preview.db, 2, sha256)).toString()).toBe('secret');
    await expect(getBlob(room.store().db, 9, sha256)).rejects.toThrow('There is no file');
  });

  test('is gone with its draft', async () => {
    const draft = await room.draft({ 'notices.csv': notice('n1', 'News') });
    const preview = await previewOf(draft.content);
    await dropDraft(room.store(), draft, actOf('drop-draft', ada.actor, undefined));
    expect(await findItem(preview.db, 2, 'notice', 'n1')).toBeNull();
  });

  test('that was opened as its draft ended is gone with the next draft', async () => {
    const schemas = async () => {
      const { rows } = await sql<{ name: string }>`
        select nspname as name from pg_namespace where nspname like 'draft%'`.execute(
        room.store().db,
      );
      return rows.map(({ name }) => name);
    };
    const draft = await room.draft({ 'notices.csv': notice('n1', 'News') });
    await dropDraft(room.store(), draft, actOf('drop-draft', ada.actor, undefined));
    const left = await openPreviewSchema(room.store(), draft.content);
    expect(await schemas()).toEqual([left]);
    const next = await room.draft({ 'notices.csv': notice('n2', 'News') });
    const shown = await openPreviewSchema(room.store(), next.content);
    expect(await schemas()).toEqual([shown]);
    await room.draft({ 'notices.csv': notice('n3', 'News') });
    expect(await schemas()).toEqual([shown]);
  });
});
