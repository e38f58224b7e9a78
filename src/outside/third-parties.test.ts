import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { thirdParties } from './third-parties.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function openOne() {
  const logged: unknown[] = [];
  const log = { info: (e: unknown) => logged.push(e), warn: (e: unknown) => logged.push(e) };
  const parties = thirdParties(log);
  const party = parties.open('quotes', { timeout: 1_000, atOnce: 2, waiting: 1, rest: 5_000 });
  return { party, wellbeing: () => parties.wellbeing()[0], logged };
}

const failing = async () => {
  throw new Error('status 500');
};

test('a service that fails three times in a row is left alone, then one looks whether it is back', async () => {
  const { party, wellbeing, logged } = openOne();
  await expect(party.ask(failing)).rejects.toThrow('status 500');
  expect(await party.ask(async () => 'well')).toBe('well');
  for (const _ of Array(3)) await expect(party.ask(failing)).rejects.toThrow('status 500');
  expect(party.room()).toBe(0);
  expect(wellbeing()).toEqual({ name: 'quotes', isWell: false, failures: 4, doubted: 0 });
  await expect(party.ask(async () => 'well')).rejects.toThrow(UnavailableError);

  vi.setSystemTime(Date.now() + 5_000);
  expect(party.room()).toBe(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const looking = party.ask(() => promise);
  await expect(party.ask(async () => 'well')).rejects.toThrow(UnavailableError);
  resolve('back');
  expect(await looking).toBe('back');
  expect(party.room()).toBe(2);
  expect(wellbeing()).toEqual({ name: 'quotes', isWell: true, failures: 4, doubted: 0 });
  expect(logged).toEqual([{ service: 'quotes', reason: 'status 500' }, { service: 'quotes' }]);
});

test('a service has no more to answer at once than it takes', async () => {
  const { party } = openOne();
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = [party.ask(() => promise), party.ask(() => promise)];
  expect(party.room()).toBe(0);
  let isThirdAsked = false;
  const third = party.ask(async () => {
    isThirdAsked = true;
    return 'third';
  });
  await expect(party.ask(async () => 'fourth')).rejects.toThrow(UnavailableError);
  expect(isThirdAsked).toBe(false);
  resolve('answer');
  expect(await Promise.all(asked)).toEqual(['answer', 'answer']);
  expect(await third).toBe('third');
  expect(await party.ask(async () => 'fourth')).toBe('fourth');
});

test('who has waited for half of the time is not asked for any more, and that is no failure', async () => {
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const { party, wellbeing } = openOne();
  const { promise, resolve } = Promise.withResolvers<string>();
  clock.mockReturnValue(0);
  const asked = [party.ask(() => promise), party.ask(() => promise)];
  const third = party.ask(async () => 'third');
  clock.mockReturnValue(501);
  resolve('answer');
  await expect(third).rejects.toThrow(UnavailableError);
  expect(await Promise.all(asked)).toEqual(['answer', 'answer']);
  expect(wellbeing()).toMatchObject({ isWell: true, failures: 0 });
});
