import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { guardNames } from '#src/contract/provider/guards.ts';
import { compareFolder } from '#src/publishing/compare-folder.ts';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { compareDraft } from '#src/publishing/drafts/compare-draft.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { copiedStore, engines, type ThrowawayStore } from '../support/stores.ts';
import { indexes, levels, members, tenMembers, usual } from './guarded-folder.ts';
import { site, temporaryFolders } from './provider-folder.ts';

const today = dayOfIso('2026-11-25') ?? 0;
const folders = temporaryFolders();
afterAll(folders.remove);

describe.each(engines)('a comparison on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    await publishFolder(thrown.store, { folder: folders.write('usual', usual), today });
  });
  afterAll(() => thrown.remove());

  test('PB-01 a comparison tells all that a publish would change, and keeps nothing', async () => {
    const folder = folders.write(`other-${engine}`, {
      ...usual,
      'indexes.csv': `${indexes.replace('Name BBB', 'Renamed').replace(/DDD.*\n/, '')}EEE,Fifth,equity,Other,daily,yes\n`,
      'levels/main.csv': levels
        .split('\n')
        .map((row) => row.split(',').slice(0, 4).join(','))
        .join('\n')
        .replace('2026-08-12,100.50', '2026-08-12,110.00'),
      'constituents/september.csv': members([...tenMembers.slice(1), 'AAA,2026-09-18,,New,10']),
      'site.yaml': site.replace('name: Example', 'name: Exemplum'),
    });
    const steps = new Set<string>();
    const onProgress = ({ step }: { step: string }) => void steps.add(step);
    const difference = await compareFolder(thrown.store, { folder, today, onProgress });
    expect([...steps].filter((step) => step.includes('levels'))).toEqual([
      'reading levels',
      'comparing levels',
    ]);
    expect([...steps].filter((step) => step.startsWith('writing'))).toEqual([]);
    expect(difference.comparedWith).toMatchObject({ release: 1 });
    const ofKind = (kind: string) => difference.items.find((one) => one.kind === kind);
    expect(ofKind('index')).toEqual({
      kind: 'index',
      opened: [{ key: 'EEE', name: 'Fifth' }],
      closed: [{ key: 'DDD', name: 'Name DDD' }],
      changed: [
        {
          key: 'BBB',
          name: 'Renamed',
          fields: [{ field: 'name', before: 'Name BBB', after: 'Renamed' }],
        },
      ],
    });
    expect(ofKind('site')?.changed).toMatchObject([{ name: 'Exemplum' }]);
    expect(difference.levels).toEqual([
      {
        key: 'AAA',
        name: 'Name AAA',
        added: null,
        corrected: { points: 1, first: '2026-08-12', last: '2026-08-12' },
        withdrawn: null,
        corrections: [{ day: '2026-08-12', before: 100.5, after: 110 }],
      },
    ]);
    expect(difference.constituents).toMatchObject([
      {
        key: 'AAA',
        added: [{ name: 'New', weight: 10 }],
        removed: [{ name: 'Member 0', weight: 10 }],
        turnover: 10,
      },
    ]);
    // Before: 100.5 against 100 and back. Afterwards the fall from 110 to 100: 100 / 110 − 1 = −9.09 %.
    expect(difference.consequences.figures).toContainEqual(
      expect.objectContaining({ key: 'AAA', before: '−0.50%', after: '−9.09%' }),
    );
    expect(difference.questions.map(({ guard }) => guard).toSorted()).toEqual([
      'closed-indexes',
      'corrected-levels',
    ]);
    // A draft of the same folder tells the same of itself; what guards asked was answered when it was made.
    const accepted = { guards: guardNames, reason: 'as it should be' };
    const drafting = { folder, today, accepted, withdrawLevels: ['DDD'] };
    const { draft } = await draftFolder(thrown.store, drafting);
    const ofDraft = await compareDraft(thrown.store, draft!);
    const byKind = ({ items }: DifferenceReport) =>
      items.toSorted((one, other) => one.kind.localeCompare(other.kind));
    expect({ ...ofDraft, items: byKind(ofDraft) }).toEqual({
      ...difference,
      items: byKind(difference),
      questions: [],
    });
    const tables = ['release', 'item', 'segment', 'correction', 'blob'] as const;
    const rows = tables.map((table) => thrown.store.db.selectFrom(table).selectAll().execute());
    expect((await Promise.all(rows))[0]).toHaveLength(1);
    expect(
      await compareFolder(thrown.store, { folder: folders.write('usual', usual), today }),
    ).toMatchObject({ isSame: true, levels: [], items: [] });
  });
});
