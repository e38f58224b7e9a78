import { describe, expect, test } from 'vitest';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { engines } from '../support/stores.ts';
import { bob, first, newsroom, notice } from './newsroom.ts';

describe.each(engines)('drafts that are scheduled beside each other, on %s', (engine) => {
  const { store, inputOf, draft } = newsroom(engine);
  const living = (number: number) => getLivingDraft(store().db, number);
  const schedule = async (number: number) =>
    decisions.schedule(store(), bob, await living(number), {
      at: Date.now() + 3_600_000,
      emergency: null,
    });

  test('of two that change the same item the second is not scheduled until the first is dropped', async () => {
    const one = await draft({ 'notices.csv': notice('n1', 'News') });
    const other = await draft({ 'notices.csv': notice('n1', 'Other') });
    const beside = await draft({ 'notices.csv': notice('n2', 'Beside') });
    await schedule(one.number);
    await expect(schedule(other.number)).rejects.toThrow(
      `Draft ${other.number} and draft ${one.number}, which is scheduled, change the same: notice n1. ` +
        'The later one would fail at its moment: make one draft of both, or drop one',
    );
    expect(await living(other.number)).toMatchObject({ state: 'open', at: null });
    await schedule(beside.number);
    // Its own moment can be moved.
    await schedule(one.number);
    await decisions.drop(store(), { ...bob, role: 'operator' }, await living(one.number));
    await schedule(other.number);
    expect(await living(other.number)).toMatchObject({ state: 'scheduled' });
  });

  test('of several that it collides with the first is named, with what it changes and nothing of the others', async () => {
    const one = await draft({ 'notices.csv': notice('n1', 'News') });
    const next = await draft({ 'notices.csv': notice('n2', 'News') });
    const both = await draft({
      'notices.csv': `${notice('n1', 'A')}${notice('n2', 'B').split('\n')[1]}\n`,
    });
    await schedule(one.number);
    await schedule(next.number);
    await expect(schedule(both.number)).rejects.toThrow(
      `draft ${one.number}, which is scheduled, change the same: notice n1.`,
    );
  });

  test('levels of one day that differ overlap; equal ones and those of other days do not', async () => {
    const levelsOf = (rows: string) =>
      draft({ 'levels/a.csv': `date,AAA\n2026-11-16,100\n${rows}` });
    const one = await levelsOf('2026-11-17,102\n2026-11-18,103\n');
    const equal = await levelsOf('2026-11-17,102\n');
    const other = await levelsOf('2026-11-17,101\n2026-11-18,104\n');
    await schedule(one.number);
    await schedule(equal.number);
    await expect(schedule(other.number)).rejects.toThrow(
      `which is scheduled, change the same: levels AAA of 2026-11-18.`,
    );
  });

  test('one that collides with what has become public is not scheduled', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    await publishFolder(store(), inputOf({ ...first, 'notices.csv': notice('n1', 'Third') }));
    await expect(schedule(made.number)).rejects.toThrow('notice n1 was changed');
    expect(await living(made.number)).toMatchObject({ state: 'open', at: null });
  });
});
