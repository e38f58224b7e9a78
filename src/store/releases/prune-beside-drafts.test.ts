import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  oldReleases,
  pruneAct,
  putTexts,
  type Texts,
} from '../../../tests/support/old-releases.ts';
import { engines } from '../../../tests/support/stores.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { insertDraft, openDraft } from '../drafts/change-drafts.ts';
import { draftTarget } from '../drafts/draft-target.ts';
import { planPruning, prune } from './prune.ts';
import { beginRelease } from './unfinished-release.ts';

const filesOf = (...of: string[]) => of.map((text) => hash('sha256', text)).toSorted();

describe.each(engines)('a prune beside drafts and publishes, on %s', (engine) => {
  const old = oldReleases(engine);
  const draftAgainst = async (against: number, of: Texts) => {
    const written = await insertDraft(old.store(), {
      label: 'D',
      note: '',
      sourceHash: '',
      against,
    });
    const target = draftTarget(old.store(), written, against);
    await putTexts(of, target);
    return written;
  };
  const summary = { rows: {}, accepted: [], withdrawnLevels: 0 };

  test('keeps what a draft was made against', async () => {
    const written = await draftAgainst(2, { '/a': 'other' });
    await openDraft(old.store(), written, pruneAct, summary);
    const kept = await old.texts(2);
    const done = await prune(old.store(), '2020-12-31', pruneAct);
    expect(done).toMatchObject({
      firstKept: { number: 2 },
      heldBy: written.number,
    });
    expect(done.releases.map(({ number }) => number)).toEqual([1]);
    expect(await old.texts(2)).toEqual(kept);
  });

  test('keeps a file that a draft alone names', async () => {
    await openDraft(old.store(), await draftAgainst(5, { '/again': 'a1' }), pruneAct, summary);
    expect((await prune(old.store(), '2020-12-31', pruneAct)).files.count).toBe(1);
    expect(await old.files()).toEqual(filesOf('a1', 'a2', 'a5', 'b1', 'c2'));
  });

  test('leaves files while a draft is being written, whose files nobody knows yet', async () => {
    await insertDraft(old.store(), {
      label: 'D',
      note: '',
      sourceHash: '',
      against: 5,
    });
    await expect(prune(old.store(), '2020-12-31', pruneAct)).rejects.toThrow(UnavailableError);
    expect(await old.files()).toHaveLength(6);
  });

  test('waits for no publish, and is refused while one is under way', async () => {
    const draft = await beginRelease(old.store(), {
      label: 'L',
      note: '',
      sourceHash: '',
    });
    expect((await planPruning(old.store(), '2020-12-31')).releases).toHaveLength(3);
    await expect(prune(old.store(), '2020-12-31', pruneAct)).rejects.toThrow(UnavailableError);
    await draft.abandon();
    expect((await prune(old.store(), '2020-12-31', pruneAct)).releases).toHaveLength(3);
  });
});
