import { expect, test } from 'vitest';
import { brokenIn } from '../../support/broken-words.ts';
import { expectShown, visit } from '../../support/visits.ts';

/** So narrow that words and examples stand below each other: answers wait until they are unfolded. */
const viewport = { width: 900, height: 800 };

test('API-04 a call is found by a word, and its answer unfolded beside its example', async () => {
  const page = await visit('/api', { viewport });
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('screener question');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL(/\/api\?filterPattern=screener/);
  await expectShown(page.getByText('1 call has “screener question”.'));
  await page.getByRole('link', { name: '/api/screener/question' }).click();
  await page.waitForURL(/\/api\/reference\/screener#/);
  const call = page.getByRole('region', { name: 'GET /api/screener/question', exact: true });
  await call.getByText('An answer, shortened').click();
  const answer = call.getByRole('region', { name: 'An answer, shortened: /api/screener/question' });
  await expectShown(answer);
  const address = await call.getByRole('link', { name: /^Open the answer/ }).getAttribute('href');
  const sent = (await (
    await page.request.get(new URL(address!, page.url()).href)
  ).json()) as object;
  for (const name of Object.keys(sent)) expect(await answer.textContent()).toContain(`"${name}": `);
});

test('API-04 an answer that cannot be loaded says so, and is asked again when it is unfolded again', async () => {
  const page = await visit('/api/reference/insights', {
    viewport,
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
  });
  const [first] = await page.getByText('An answer, shortened').all();
  await page.context().setOffline(true);
  await first!.click();
  await expectShown(page.getByText('The answer could not be loaded.'));
  await page.context().setOffline(false);
  await first!.click();
  await first!.click();
  await expectShown(page.getByRole('region', { name: /^An answer, shortened: / }));
});

test.each(['/api/reference/search', '/api/reference/screener', '/data'])(
  'on a phone no word of an example is broken: %s',
  async (path) => {
    const page = await visit(path, { viewport: { width: 375, height: 800 } });
    const code = page.locator('pre:visible code');
    expect(await code.filter({ hasText: 'http' }).count()).toBeGreaterThan(0);
    expect(await brokenIn(page, 'pre code', /[A-Za-z]{3,18}/)).toEqual([]);
  },
);

test('API-04 on a phone the calls come before what changed, and no name of a replacement is broken', async () => {
  const page = await visit('/api', { viewport: { width: 375, height: 800 } });
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const call = await topOf('main dl a[href*="/api/reference/search#"]');
  expect(call).toBeLessThan(await topOf('#identifiers'));
  expect(call).toBeLessThan(2 * 800);
  expect(await topOf('#deprecations')).toBeLessThan(await topOf('#changes'));
  expect(await brokenIn(page, '#deprecations code', /[\w=]{8,}/)).toEqual([]);
});
