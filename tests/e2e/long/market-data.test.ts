import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { requestsFor, failWith, untilRequestsSeen } from '../../support/requests.ts';
import { expectShown, visit } from '../../support/visits.ts';

const { fundId } = demoIndexes.full;
const path = `/indexes/details/${fundId}`;
const changes = /\/api\/market-data\/changes\//;

/** The level of the demo ends on Thursday, 19 November 2026; with a calendar, the next were due on Friday. */
const quote = {
  secId: `S.${fundId}`,
  fundId,
  level: 6300,
  asOfDate: '2026-11-20',
  time: '2026-11-20T14:32:00.000Z',
  previousLevel: 6215.52,
  currency: 'USD',
  nextDue: '2026-11-20T22:30:00.000Z',
  isLate: false,
  isLive: true,
  delayMinutes: 15,
};

/** Answers the stream of levels with one event, after which it is cut. */
const streamOf = (page: Page, ...quotes: object[]) =>
  page.route(changes, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: quotes.map((one) => `event: level\ndata: ${JSON.stringify(one)}\n\n`).join(''),
    }),
  );

/** The demo has no calendar: its answers get the due moment that one would give. */
const withDetails = (page: Page, given: object) =>
  page.route(/\/api\/index-details\?/, async (route) => {
    const response = await route.fetch();
    const details = (await response.json()) as object;
    await route.fulfill({ response, json: { ...details, ...given } });
  });
const withDueLevel = (page: Page) =>
  withDetails(page, {
    nextDue: { date: '2026-11-20', by: quote.nextDue },
    lateFrom: quote.nextDue,
  });

/** Follows the link to the index on the home page, so that the browser asks for its details. */
async function fromHome(prepare: (page: Page) => Promise<void>): Promise<Page> {
  const page = await visit('/', { before: prepare });
  await page.locator('main a[href$="/PLWLD_NTR_USD"]').first().click();
  return page;
}

const before = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));

test('MD-03 the page says that its level is not live, and follows it with both tokens', async () => {
  const page = await visit('/');
  const followed = page.waitForRequest(changes);
  await page.goto(path);
  await expectShown(page.getByText('Last published level, not a live quote.'));
  const headers = (await followed).headers();
  expect(headers['authorization']).toMatch(/^Bearer \S+\.\S+\.\S+$/);
  expect(headers['plumbline-real-time-token']).toMatch(/^\S+\.\S+\.\S+$/);
  expect(headers['authorization']).not.toContain(headers['plumbline-real-time-token']!);
});

test('MD-03 a live quote stands with its time, its delay and its change, and its date when that is not today', async () => {
  const live = async (now: string, ja = '') => {
    const page = await visit('/', { before: before(now) });
    await streamOf(page, quote);
    await page.goto(ja + path);
    return page;
  };
  // 6,300 / 6,215.52 − 1 = 1.359…%
  const change = 'Live 6,300.00 +1.36% against the last published level';
  const today = await live('2026-11-20T14:50:00Z');
  await expectShown(today.getByText(`${change} · 14:32 UTC · delayed by 15 minutes`));
  const later = await live('2026-11-21T10:00:00Z');
  await expectShown(later.getByText(`${change} · 20 Nov 2026, 14:32 UTC · delayed by 15 minutes`));
  const japanese = await live('2026-11-21T10:00:00Z', '/ja-jp');
  await expectShown(japanese.getByText('2026年11月20日 14:32 UTC · 15分遅れ'));
});

test('MD-03 a stream of live quotes that breaks says so, and stands for the published level', async () => {
  const page = await visit('/', { allowedErrors: /status of 503/ });
  let asked = 0;
  await page.route(changes, (route) => {
    asked += 1;
    if (asked > 1) return route.fulfill({ status: 503 });
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: level\ndata: ${JSON.stringify(quote)}\n\n`,
    });
  });
  await page.goto(path);
  await expectShown(page.getByText('Live quotes are interrupted'));
});

test('ID-05 an intraday level of a related index says its time and its delay', async () => {
  const page = await visit('/');
  await page.route(/\/api\/market-data\/quotes\//, (route) => route.fulfill({ json: quote }));
  const asked = requestsFor(page, /\/api\/market-data\/(quotes|names)\//);
  const followed = page.waitForRequest(changes);
  await page.goto(path);
  await followed;
  await untilRequestsSeen(page);
  expect(asked, 'before anybody comes near them').toEqual([]);
  await page.locator('#related').scrollIntoViewIfNeeded();
  const said = '20 Nov 2026, 14:32 UTC · intraday · delayed by 15 minutes';
  await expectShown(page.locator('#related').getByText(said).first());
});

test('MD-04 a 401 renews both tokens once and the level is asked for again', async () => {
  const page = await visit('/', { allowedErrors: /status of 401/ });
  let asked = 0;
  await page.route(changes, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' });
  });
  const credentials = requestsFor(page, /\/api\/(sal|real-time)\/credentials/);
  const again = page.waitForResponse((one) => changes.test(one.url()) && one.status() === 200);
  await page.goto(path);
  await again;
  const names = credentials.map(({ pathname }) => pathname).toSorted();
  expect(names.filter((name) => name.includes('real-time'))).toHaveLength(2);
  expect(asked).toBe(2);
});

test('MD-03 a quote service that fails leaves the page standing with its last level', async () => {
  const page = await visit('/', { allowedErrors: /status of 50[03]/ });
  await failWith(page, /\/api\/(market-data|sal|real-time)\//, 503);
  const failed = page.waitForResponse((one) => one.status() === 503);
  await page.goto(path);
  await failed;
  await expectShown(page.getByText('Last published level, not a live quote.'));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Plumbline World');
});

test('a level that is due is said, and one that is late by the clock of the visitor', async () => {
  const early = await fromHome(async (page) => {
    await before('2026-11-20T22:29:00Z')(page);
    await withDueLevel(page);
  });
  await expectShown(early.getByText('Next level due by 20 Nov 2026, 22:30 UTC.'));
  const late = await fromHome(async (page) => {
    await before('2026-11-20T22:31:00Z')(page);
    await withDueLevel(page);
  });
  const said = late.getByText('Late: the next level was due by 20 Nov 2026, 22:30 UTC.');
  await expectShown(said);
  // Told apart by its weight and ink from the quiet line that it stands in.
  const look = (element: Element) => [
    getComputedStyle(element).fontWeight,
    getComputedStyle(element).color,
  ];
  const [weight, ink] = await said.evaluate(look);
  const [lineWeight, lineInk] = await said.locator('..').evaluate(look);
  expect([weight, lineWeight]).toEqual(['600', '400']);
  expect(ink).not.toBe(lineInk);
});

test('without a calendar nothing is promised, and a level too old for its frequency is said to be', async () => {
  const at = (now: string) =>
    fromHome(async (page) => {
      await before(now)(page);
      await withDetails(page, { nextDue: null, lateFrom: '2026-12-01T00:00:00.000Z' });
    });
  const outdated = /^No newer level has come/;
  const early = await at('2026-11-30T23:00:00Z');
  await expectShown(early.getByText('Last published level, not a live quote.'));
  expect(await early.getByText(/Late:|Next level due|No newer level/).count()).toBe(0);
  await expectShown((await at('2026-12-01T01:00:00Z')).getByText(outdated));
});

test('the demo, whose levels end for good, promises none and is never late', async () => {
  const page = await visit(path, { before: before('2027-06-01T12:00:00Z') });
  await expectShown(page.getByText('Last published level, not a live quote.'));
  expect(await page.getByText(/Late:|Next level due/).count()).toBe(0);
});

test.each([
  ['its address', (prepare: Prepare) => visit(path, { before: prepare })],
  ['a link', fromHome],
])(
  'MD-03 a level that is published meanwhile comes onto the page reached by %s',
  async (_, open) => {
    const page = await open(publishWhenFollowed);
    await expectShown(page.getByText('6,300.00').first());
  },
);

type Prepare = (page: Page) => Promise<void>;

/** Answers of the API are of a new release, with a new level, from when the page follows the level. */
async function publishWhenFollowed(page: Page): Promise<void> {
  await page.route(/\/api\/(index-details\?|data-version)/, async (route) => {
    const response = await route.fetch();
    const release = Number(response.headers()['plumbline-release']) + 1;
    const answer = (await response.json()) as { level?: object };
    const level = { ...answer.level, value: quote.level, date: quote.asOfDate };
    await route.fulfill({
      response,
      ...(isPublished && {
        headers: { ...response.headers(), 'plumbline-release': String(release) },
        json: answer.level ? { ...answer, level } : answer,
      }),
    });
  });
  let isPublished = false;
  const expected = { ...quote, isLive: false, time: null, delayMinutes: null };
  await page.route(changes, (route) => {
    isPublished = true;
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: level\ndata: ${JSON.stringify(expected)}\n\n`,
    });
  });
}

test('levels, constituents, factsheet and document are links that work without scripts', async () => {
  const page = await visit(path, { javaScriptEnabled: false });
  const hrefs = await page
    .locator('main a[download], main a[href^="/factsheets/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(9);
  for (const href of hrefs) {
    const response = await page.request.get(href);
    expect([href, response.status()]).toEqual([href, 200]);
    expect((await response.body()).length).toBeGreaterThan(1000);
  }
});
