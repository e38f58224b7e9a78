import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { madeSecondProvider } from '../../support/made-second-provider.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

// Friday. The Monday after, 31 May 2027, is a bank holiday in England and Memorial Day in the United States.
const lastDate = '2027-05-28';

let made: Awaited<ReturnType<typeof madeSecondProvider>>;
let site: SiteApp;
beforeAll(async () => {
  made = await madeSecondProvider(lastDate);
  site = await openSiteApp({}, made.store);
});
afterAll(async () => {
  await site.close();
  await made.remove();
});

const json = async <T>(path: string) => (await (await site.get(path)).json()) as T;

const bondsOf = (currency: string) => `HYLG${currency}`;

/** By currency: the day of the next level, and the moment at which it is due. */
const due = {
  USD: ['2027-06-01', '2027-06-01T21:30:00.000Z'],
  EUR: ['2027-05-31', '2027-05-31T18:00:00.000Z'],
  GBP: ['2027-06-01', '2027-06-01T18:00:00.000Z'],
  JPY: ['2027-05-31', '2027-05-31T08:00:00.000Z'],
  CHF: ['2027-05-31', '2027-05-31T18:00:00.000Z'],
  AUD: ['2027-05-31', '2027-05-31T08:00:00.000Z'],
};

test('each index is due by the calendar of its market, on its page, in the status and in its own calendar', async () => {
  const { levelDates } = await json<{
    levelDates: { nextDue: { date: string; by: string }; numberOfIndexes: number }[];
  }>('/api/level-dates?size=50');
  const groups = levelDates.map(({ nextDue, numberOfIndexes }) => [nextDue.by, numberOfIndexes]);
  expect(Object.fromEntries(groups)).toEqual({
    [due.USD[1]!]: 4,
    [due.EUR[1]!]: 7,
    [due.GBP[1]!]: 3,
    [due.JPY[1]!]: 7,
  });
  for (const [currency, [date, by]] of Object.entries(due)) {
    const { nextDue } = await json<{ nextDue: unknown }>(
      `/api/index-details?indexId=${bondsOf(currency)}`,
    );
    expect([currency, nextDue]).toEqual([currency, { date, by }]);
    const calendar = await (
      await site.get(`/indexes/details/${bondsOf(currency)}/calendar.ics`)
    ).text();
    expect(calendar).toContain(`DTSTART:${by!.replaceAll(/[-:]|\.000/g, '')}`);
  }
  const page = await (await site.get(`/indexes/details/${bondsOf('GBP')}`)).text();
  expect(page).toContain('Next level due by 1 Jun 2027, 18:00 UTC.');
});

test('what is late is late by the clock and its own calendar alone', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-05-31T20:00:00Z'));
  onTestFinished(() => clock.mockRestore());
  for (const currency of Object.keys(due)) {
    const { isLate } = await json<{ isLate: boolean }>(
      `/api/index-details?indexId=${bondsOf(currency)}`,
    );
    expect([currency, isLate]).toEqual([currency, !['USD', 'GBP'].includes(currency)]);
  }
});

test('a month ends before its holidays: periods go back to the end of another one there, to the day elsewhere', async () => {
  const startOf = async (currency: string) => {
    const { periodReturns } = await json<{ periodReturns: { tag: string; from: string }[] }>(
      `/api/index-details/figures?indexId=${bondsOf(currency)}`,
    );
    return periodReturns.find(({ tag }) => tag === 'return1M')?.from;
  };
  expect(await startOf('GBP')).toBe('2027-04-30');
  expect(await startOf('USD')).toBe('2027-04-30');
  expect(await startOf('EUR')).toBe('2027-04-28');
  expect(await startOf('CHF')).toBe('2027-04-28');
});

test('levels stand on no holiday of their market and on all other weekdays', async () => {
  const daysOf = async (currency: string) => {
    const text = await (
      await site.get(`/api/index-prices/download?secId=${bondsOf(currency)}&format=csv`)
    ).text();
    return new Set(text.match(/^20(26|27)-\d\d-\d\d/gm));
  };
  const tokyo = await daysOf('JPY');
  const london = await daysOf('GBP');
  // Christmas and Boxing Day (a Saturday, made up for on the Monday), the last day of the year, New Year.
  const around = [
    '2026-12-24',
    '2026-12-25',
    '2026-12-28',
    '2026-12-29',
    '2026-12-31',
    '2027-01-01',
  ];
  expect(around.filter((day) => london.has(day))).toEqual([
    '2026-12-24',
    '2026-12-29',
    '2026-12-31',
  ]);
  expect(around.filter((day) => tokyo.has(day))).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-28',
    '2026-12-29',
  ]);
});
