import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { madeSecondProvider } from '../../support/made-second-provider.ts';
import { startSite } from '../../support/running-site.ts';
import { untilScriptsRun } from '../../support/visits.ts';
import { fillContactForm } from '../fill-form.ts';

const thanks = 'Thanks for submitting your information';

/** Starts a site of the second provider, until the test ends. */
async function startSecondSite() {
  const made = await madeSecondProvider();
  onTestFinished(made.remove);
  const site = await startSite({}, made.store);
  onTestFinished(site.stop);
  return site;
}

/** Fills in what the second provider asks beside the fields of the specification. */
async function fillOwnFields(page: Awaited<ReturnType<typeof openPage>>['page']) {
  const form = page.locator('form[method=post]');
  await form.getByLabel('Curve that you ask about').selectOption('overnight');
  await form.getByLabel('Your reference').fill('A/7');
  await form.getByLabel('Call me instead').check();
}

test('CM-06 further fields of the provider are sent with scripts and without, and given back with the rest', async () => {
  const site = await startSecondSite();
  for (const javaScriptEnabled of [false, true]) {
    const { page, expectNoErrors, close } = await openPage({
      baseURL: site.url,
      javaScriptEnabled,
    });
    await page.goto('/contact-us');
    if (javaScriptEnabled) await untilScriptsRun(page);
    await fillContactForm(page);
    await fillOwnFields(page);
    // A box that is not ticked says nothing, and a script must not send it as something else.
    if (javaScriptEnabled) await page.getByLabel('Call me instead').uncheck();
    const email = page.getByLabel('Email address');
    await email.fill('ada@');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('[name=emailAddress][aria-invalid=true]').waitFor();
    // Everything that was filled in is still there.
    expect(await page.getByLabel('Curve that you ask about').inputValue()).toBe('overnight');
    expect(await page.getByLabel('Your reference').inputValue()).toBe('A/7');
    expect(await page.getByLabel('Call me instead').isChecked()).toBe(!javaScriptEnabled);
    await email.fill('ada@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(thanks).waitFor();
    expectNoErrors(javaScriptEnabled ? undefined : /status of 400/);
    await close();
  }
});

test('CM-06 the form over a page has them too, keeps them while it is closed, and says what is wrong with one', async () => {
  const site = await startSecondSite();
  const { page, close } = await openPage({ baseURL: site.url });
  await page.goto('/indexes/details/HYLGUSD');
  await untilScriptsRun(page);
  const open = async () => {
    await page.evaluate(() => {
      location.hash = '#contact-us';
    });
    await page.getByLabel('Your reference').waitFor();
  };
  await open();
  await fillContactForm(page);
  await fillOwnFields(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Your reference').waitFor({ state: 'detached' });
  await open();
  await expect.poll(() => page.getByLabel('Call me instead').isChecked()).toBe(true);
  await page.getByLabel('Your reference').fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('Your reference').waitFor();
  await page.locator('[aria-invalid=true]').and(page.getByLabel('Your reference')).waitFor();
  await close();
});
