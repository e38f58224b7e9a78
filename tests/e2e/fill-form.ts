import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../support/visits.ts';

/** What a visitor reads after sending a form. */
export const thanks = 'Thanks for submitting your information';

/** Visits a page whose address opens a form. */
export async function openForm(path = '/#contact-us', options = {}): Promise<Page> {
  const page = await visit(path, options);
  await page.locator('dialog[open] form').waitFor();
  return page;
}

export const send = (page: Page) => page.locator('form[method=post] button[type=submit]').click();

/** Waits until the announced message of the form is this. */
export async function expectMessage(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(words);
}

export const proxy = /\/api\/eloqua-proxy/;

/** Fills in the required fields of the shown contact form, by what stands beside them in English. */
export async function fillContactForm(page: Page): Promise<void> {
  const form = page.locator('form[method=post]');
  await form.getByLabel('Email address').fill('ada@example.org');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel('Country').selectOption('GB');
  await form.getByLabel('Firm type').selectOption('Asset Manager');
  await form.getByLabel('State or province').selectOption('Unknown');
  await form.getByLabel('Product interest').selectOption('Equity Indexes');
  await form.getByLabel('Role category').selectOption('C-Suite');
  await form.getByLabel('No', { exact: true }).check();
  await form.getByLabel('Tell us how we can help you').fill('How is a weight capped?');
  await form.getByLabel('Request type').selectOption({ index: 1 });
}

/** Answers submissions one after the other, the last answer again and again; gives what was sent. */
export async function answerSubmissions(
  page: Page,
  answers: readonly { status: number; body?: unknown; headers?: Record<string, string> }[],
): Promise<{ key: string; body: URLSearchParams; url: URL }[]> {
  const sent: { key: string; body: URLSearchParams; url: URL }[] = [];
  await page.route(proxy, async (route: Route) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]!;
    const request = route.request();
    sent.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: new URLSearchParams(request.postData() ?? ''),
      url: new URL(request.url()),
    });
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: answer.headers ?? {},
      body: JSON.stringify(answer.body ?? {}),
    });
  });
  return sent;
}
