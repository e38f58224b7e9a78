import { expect, test } from 'vitest';
import { expectFocused } from '../support/visits.ts';
import {
  answerSubmissions,
  expectMessage,
  fillContactForm,
  openForm,
  send,
  thanks,
} from './fill-form.ts';

test('FV-01 nothing is sent while a field is wrong; the first one gets the focus and its error', async () => {
  const page = await openForm();
  const sent = await answerSubmissions(page, [{ status: 200 }]);
  await fillContactForm(page);
  await page.getByLabel('Last name').fill('   ');
  await page.getByLabel('Request type').selectOption('');
  await send(page);
  const lastName = page.getByLabel('Last name');
  await expectFocused(lastName);
  await expect.poll(() => lastName.getAttribute('aria-invalid')).toBe('true');
  const errorId = await lastName.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${errorId}"]`).textContent()).toBe('This field is required');
  await expectMessage(page, /^Please check 2 fields: Last name, Request type$/);
  expect(sent).toEqual([]);
  await lastName.fill('Lovelace');
  await expect.poll(() => lastName.getAttribute('aria-invalid')).toBe('false');
});

test('CM-07 the fields are sent with the query of the page, where a field always wins', async () => {
  const page = await openForm('/?utm_source=newsletter&firstName=Eve#contact-us');
  const sent = await answerSubmissions(page, [{ status: 200 }]);
  await fillContactForm(page);
  await send(page);
  await page.getByText(thanks).waitFor();
  const { url, body, key } = sent[0]!;
  expect(url.searchParams.get('formName')).toBe('contact-us');
  expect(url.searchParams.get('siteId')).toBe('100200300');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(body.get('utm_source')).toBe('newsletter');
  expect(body.getAll('firstName')).toEqual(['Ada']);
  expect(body.get('pageUrl')).toMatch(/\/\?utm_source=newsletter&firstName=Eve$/);
  expect(body.get('pageTitle')).toBe(await page.title());
  expect(body.get('consentGroups')).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
});

test('CM-05 thanks replace the form, are announced and have the focus; closing resets them', async () => {
  const page = await openForm();
  await answerSubmissions(page, [{ status: 200 }]);
  await fillContactForm(page);
  await send(page);
  const text = page.getByRole('status').getByText(thanks);
  await text.waitFor();
  await page.locator('dialog[open] form').waitFor({ state: 'detached' });
  await expectFocused(text);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await page.locator('dialog[open] form').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('');
});

test('CM-06 the server takes the form that the browser sends', async () => {
  const page = await openForm('/?utm_source=newsletter#contact-us');
  await fillContactForm(page);
  const answer = page.waitForResponse(/eloqua-proxy/);
  await send(page);
  expect((await answer).status()).toBe(200);
  await page.getByText(thanks).waitFor();
});
