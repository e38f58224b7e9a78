import { expect, inject, test } from 'vitest';
import { expectFocused, expectShown } from '../../support/visits.ts';
import {
  answerSubmissions,
  expectMessage,
  fillContactForm,
  openForm,
  send,
  thanks,
} from '../fill-form.ts';

const failed = /Failed to load resource/;

test('FV-03 a wrong email says what is required', async () => {
  const page = await openForm();
  await fillContactForm(page);
  await page.getByLabel('Email address').fill('ada@example');
  await send(page);
  await expectShown(page.getByText('A valid email address is required'));
});

test('FV-02 a state is required, and filled in for countries that have none on the list', async () => {
  const page = await openForm();
  const state = page.getByLabel('State or province');
  await page.getByLabel('Country').selectOption('JP');
  await expect.poll(() => state.inputValue()).toBe('Unknown');
  await page.getByLabel('Country').selectOption('US');
  await expect.poll(() => state.inputValue()).toBe('');
  await state.selectOption('US-NY');
  await page.getByLabel('Country').selectOption('GB');
  await expect.poll(() => state.inputValue()).toBe('Unknown');
});

test.each([
  [503, {}, /could not store your details at the moment/],
  [500, {}, /could not store your details at the moment/],
  [429, { 'Retry-After': '130' }, /in 3 minutes/],
  [413, {}, /more text than we can take/],
  [403, {}, /could not take this form/],
])(
  'CM-09 refused with %d it keeps what was typed and is sent again under its key',
  async (status, headers, message) => {
    const page = await openForm('/#contact-us', { allowedErrors: failed });
    const sent = await answerSubmissions(page, [{ status, headers }, { status: 200 }]);
    await fillContactForm(page);
    await send(page);
    await page.getByRole('alert').waitFor();
    await expectMessage(page, message);
    expect(await page.getByLabel('Tell us how we can help you').inputValue()).toBe(
      'How is a weight capped?',
    );
    await send(page);
    await page.getByText(thanks).waitFor();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
  },
);

test('CM-09 a changed form whose first version was stored is told so, and gets a key of its own', async () => {
  const page = await openForm('/#contact-us', { allowedErrors: failed });
  const sent = await answerSubmissions(page, [{ status: 422 }, { status: 200 }]);
  await fillContactForm(page);
  await send(page);
  await page.getByRole('alert').waitFor();
  await expectMessage(page, /What you sent before has reached us/);
  await send(page);
  await page.getByText(thanks).waitFor();
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
});

test('FV-06 what only the server finds wrong is shown at its field', async () => {
  const page = await openForm('/#contact-us', { allowedErrors: failed });
  const body = { fields: [{ field: 'company', problem: 'characters' }] };
  await answerSubmissions(page, [{ status: 400, body }]);
  await fillContactForm(page);
  await send(page);
  const company = page.getByLabel('Company');
  await expect.poll(() => company.getAttribute('aria-invalid')).toBe('true');
  await expectFocused(company);
});

test('CM-09 nothing typed is lost by closing or loading anew', async () => {
  const page = await openForm();
  await fillContactForm(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.goto(`${inject('demoUrl')}/indexes/screener#contact-us`);
  await page.reload();
  await page.locator('dialog[open] form').waitFor();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  const form = page.locator('dialog[open] form');
  await expect.poll(() => form.getByLabel('Country').inputValue()).toBe('GB');
  await expect.poll(() => form.getByLabel('No', { exact: true }).isChecked()).toBe(true);
});

test('CM-08 with consent a known visitor has only to type the email, and can see the rest', async () => {
  const page = await openForm('/#contact-us', { consent: 'all' });
  await answerSubmissions(page, [{ status: 200 }]);
  await fillContactForm(page);
  await send(page);
  await page.getByText(thanks).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Email address').fill('Ada@Example.org');
  const show = page.getByRole('button', { name: 'Show and change my details' });
  await show.waitFor();
  await page.getByLabel('Last name').waitFor({ state: 'detached' });
  // What was typed before is neither overwritten nor hidden.
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta');
  await show.click();
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lovelace');
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('GB');

  // Another's email may begin with it: what was filled in is not theirs, what they typed is.
  await page.getByLabel('Last name').fill('Adams');
  await page.getByLabel('Email address').fill('ada@example.organic');
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Adams');
  expect(await page.getByLabel('First name').inputValue()).toBe('Augusta');
});

test('CM-08 without consent to targeting nothing is remembered', async () => {
  const page = await openForm();
  await answerSubmissions(page, [{ status: 200 }]);
  await fillContactForm(page);
  await send(page);
  await page.getByText(thanks).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['OptanonConsent']);
});

test.each([
  ['/#subscribe', 'Thanks for submitting your information', 'GB'],
  // 日本 is chosen beforehand; what follows it by its reading is ニュージーランド.
  ['/ja-jp#subscribe', '情報をお送りいただきありがとうございます', 'NZ'],
])(
  'FV-01 with a keyboard alone a form is filled in, corrected and sent: %s',
  async (path, text, country) => {
    const page = await openForm(path);
    const sent = await answerSubmissions(page, [{ status: 200 }]);
    const { keyboard } = page;
    const nameOfFocused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
    const tabTo = async (name: string) => {
      await keyboard.press('Tab');
      await expect.poll(nameOfFocused).toBe(name);
    };
    // The first control, which gets the focus a moment after the window itself.
    await expectFocused(page.locator('dialog[open] button').first());
    await tabTo('emailAddress');
    await keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect.poll(nameOfFocused).toBe('emailAddress');
    await keyboard.type('ada@example.org');
    await tabTo('firstName');
    await keyboard.type('Ada');
    await tabTo('lastName');
    await keyboard.type('Lovelace');
    await tabTo('country');
    await keyboard.press('ArrowDown');
    await tabTo('company');
    await tabTo('title');
    await tabTo('firmType1');
    await keyboard.press('ArrowDown');
    await tabTo('functionRoleType1');
    await keyboard.press('ArrowDown');
    await tabTo('sysop1');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.getByText(text).waitFor();
    expect(sent[0]?.body.get('country')).toBe(country);
    expect(sent[0]?.body.get('sysop1')).toBe('Yes');
  },
);
