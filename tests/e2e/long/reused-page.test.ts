import { expect, inject, test } from 'vitest';
import { openPage } from '../../support/browser.ts';

const open = () => openPage({ baseURL: inject('demoUrl') });

test('a visit leaves nothing of its own to the next one, which has its page', async () => {
  const first = await open();
  await first.page.goto('/');
  await first.page.evaluate(() => {
    localStorage.setItem('left', 'one');
    sessionStorage.setItem('left', 'one');
    document.cookie = 'left=one';
  });
  const asked: string[] = [];
  first.page.on('request', (request) => asked.push(request.url()));
  await first.page.route(/./, (route) => route.abort());
  await first.page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' });
  await first.page.setViewportSize({ width: 375, height: 700 });
  await first.page.goto('/').catch(() => undefined);
  expect(asked.length).toBeGreaterThan(0);
  await first.leave();

  const before = asked.length;
  const { page, expectNoErrors, leave } = await open();
  expect(page).toBe(first.page);
  await page.goto('/');
  const found = await page.evaluate(() => ({
    stored: [localStorage.getItem('left'), sessionStorage.getItem('left')],
    cookies: document.cookie,
    width: innerWidth,
    media: ['screen', '(prefers-color-scheme: light)', '(forced-colors: none)'].map(
      (query) => matchMedia(query).matches,
    ),
  }));
  expect(found).toMatchObject({ stored: [null, null], width: 1280, media: [true, true, true] });
  expect(found.cookies).not.toContain('left');
  expect(asked).toHaveLength(before);
  expectNoErrors();
  await leave();
});

test('a page that keeps something of its visit is not left to the next one', async () => {
  const first = await open();
  await first.page.addInitScript(() => Object.assign(globalThis, { kept: true }));
  await first.leave();
  const { page, close } = await open();
  expect(page).not.toBe(first.page);
  await close();
});
