import type { Page, Route } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../support/running-site.ts';
import { expectAddress, expectShown, followLink, visit } from '../../support/visits.ts';

/** Content that the page asks for from now on has this button in the place of its own. */
async function offerButton(page: Page, button: object): Promise<void> {
  await page.route(/\/api\/templatized-page/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { sections: { buttons?: object[] }[] };
    const asked = body.sections.find(({ buttons }) => buttons?.length);
    asked?.buttons?.splice(0, 9, { ...button, disabled: false });
    await route.fulfill({ response: answer, json: body });
  });
}

test('TP-02 buttons of content open the forms over the page and keep its query', async () => {
  const page = await visit('/equity?utm_source=mail');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expectAddress(page, '/equity?utm_source=mail#subscribe');
  await expectShown(page.getByRole('dialog', { name: 'Subscribe' }));
  await page.keyboard.press('Escape');
  await expectAddress(page, '/equity?utm_source=mail');
  await page.getByRole('main').getByRole('button', { name: 'Ask for data' }).click();
  await expectAddress(page, '/equity?utm_source=mail#contact-us');
});

test('TP-02 a modal without an address opens the contact form and records a click', async () => {
  const page = await visit('/solutions/retirement', { consent: 'all' });
  await page.getByRole('button', { name: 'Describe your path' }).click();
  await expectAddress(page, '#contact-us');
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual({ event: 'click', target: 'contact-us' });
});

test('TP-01 a button with an address is a link that leads there, whatever its action is called', async () => {
  const page = await visit('/page/about', { consent: 'all' });
  await offerButton(page, { text: 'Subscribe', actionType: null, target: '/page/methodology' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Equity indexes', exact: true })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Subscribe' }).click();
  await expectAddress(page, '/page/methodology');
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual({ event: 'click', target: '/page/methodology' });
});

test('TP-02 without a script a button of content leads to the page of the form', async () => {
  const page = await visit('/equity', { javaScriptEnabled: false });
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expectAddress(page, '/subscribe*');
});

test('CM-04 a button frames its own form with the query of the page, below a loader until it is there', async () => {
  const site = await startSite({ CONTACT_FRAME_ALLOW: 'https://forms.example' });
  onTestFinished(() => site.stop());
  const framed: Route[] = [];
  const page = await visit('/', {
    baseURL: site.url,
    before: async (fresh) => {
      const target = 'https://forms.example/ask?of=us';
      await offerButton(fresh, { text: 'Ask us', actionType: 'modal', target });
      await fresh.route('https://forms.example/**', (route) => void framed.push(route));
    },
  });
  await followLink(page, '/equity?utm_source=mail');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).click();
  const modal = page.getByRole('dialog', { name: 'Contact us' });
  const loader = modal.getByRole('status');
  await expect.poll(() => loader.textContent()).toBe('Loading');
  await expect.poll(() => framed.length).toBe(1);
  expect(framed[0]?.request().url()).toBe('https://forms.example/ask?of=us&utm_source=mail');
  await framed[0]?.fulfill({ contentType: 'text/html', body: '<title>A form</title>' });
  await expect.poll(() => loader.textContent()).toBe('');
  await modal.getByRole('button', { name: 'Close' }).click();
  await modal.waitFor({ state: 'detached' });
  await expectAddress(page, '/equity?utm_source=mail');
});
