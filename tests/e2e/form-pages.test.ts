import { expect, inject, test } from 'vitest';
import { visit } from '../support/visits.ts';

const thanks = 'Thanks for submitting your information';
const failed = /Failed to load resource/;

test.each([
  ['', 'Subscribe'],
  ['/ja-jp', 'ニュース配信の登録'],
])(
  'CM-06 without scripts a form is posted, given back with its errors, and taken (%s)',
  async (root, title) => {
    const page = await visit(`${root}/subscribe?utm_source=x`, {
      javaScriptEnabled: false,
      allowedErrors: failed,
    });
    const form = page.locator('form[method=post]');
    await form.locator('[name=emailAddress]').fill('ada@example');
    await form.locator('[name=firstName]').fill('Ada <b>');
    await form.locator('button').click();
    await form.locator('[name=emailAddress][aria-invalid=true]').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await form.locator('[name=firstName]').inputValue()).toBe('Ada <b>');
    expect(await form.locator('[name=utm_source]').inputValue()).toBe('x');
    await form.locator('[name=emailAddress]').fill('ada@example.org');
    await form.locator('[name=lastName]').fill('Lovelace');
    await form.locator('[name=country]').selectOption('JP');
    await form.locator('[name=firmType1]').selectOption('Academic');
    await form.locator('[name=functionRoleType1]').selectOption('Other');
    await form.locator('[name=sysop1][value=Yes]').check();
    await form.locator('button').click();
    await page.getByText(root ? '情報をお送りいただきありがとうございます' : thanks).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${root}/subscribe`);
  },
);

test('CM-07 no two visitors get the same key in their page', async () => {
  const get = () => fetch(`${inject('demoUrl')}/contact-us`);
  const [one, other] = await Promise.all([get(), get()]);
  expect(one.headers.get('Cache-Control')).toBe('no-store');
  const keyIn = (html: string) => /name="submissionKey" value="([^"]+)"/.exec(html)?.[1];
  const first = keyIn(await one.text());
  expect(first).toBeTruthy();
  expect(keyIn(await other.text())).not.toBe(first);
});
