import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSite } from '../../support/running-site.ts';
import { untilAwake, untilDrawn, visit } from '../../support/visits.ts';

test('AN-04 another provider takes the place of the dialog, and is asked when it is there', async () => {
  const other = await startSite({ CONSENT_SCRIPT_URL: 'https://consent.example/stub.js' });
  const provider = `window.OneTrust = {
    ToggleInfoDisplay: () => { window.settings = (window.settings ?? 0) + 1; } };`;
  try {
    const asked: string[] = [];
    const come = Promise.withResolvers<void>();
    const page = await visit('/', {
      baseURL: other.url,
      consent: 'unasked',
      before: (one: Page) =>
        one.route('https://consent.example/**', async (route) => {
          asked.push(route.request().url());
          await come.promise;
          await route.fulfill({ contentType: 'text/javascript', body: provider });
        }),
    });
    await expect.poll(() => asked.length).toBe(1);
    const button = page.getByRole('button', { name: 'Cookie settings' });
    await untilAwake(button);
    await button.click();
    come.resolve();
    const settings = () => page.evaluate('window.settings');
    await expect.poll(settings).toBe(1);
    await button.click();
    await expect.poll(settings).toBe(2);
    expect(asked).toEqual(['https://consent.example/stub.js']);
    await untilDrawn(page);
    expect(await page.getByRole('region', { name: /^Cookie/ }).count()).toBe(0);
    // Before its server goes: an idle page fetches ahead.
    await page.close();
  } finally {
    await other.stop();
  }
});
