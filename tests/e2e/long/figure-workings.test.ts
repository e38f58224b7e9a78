import { expect, test } from 'vitest';
import { localPath } from '#src/urls.ts';
import { workingPage } from '#src/urls/workings.ts';
import { visit } from '../../support/visits.ts';

const fundId = 'PLJPN_NTR_JPY';
const path = `/indexes/details/${fundId}`;
const sharpe = workingPage(fundId, 'sharpeRatio3Y');

test('a figure is asked by keyboard, its working opens beside it, and its citation is copied', async () => {
  const page = await visit(path);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = page.locator(`a[href="${sharpe}"]`);
  await figure.waitFor();
  const shown = await figure.textContent();
  await figure.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sharpe ratio 3Y' });
  await panel.waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await panel.getByText('average × √12 ÷ deviation').waitFor();
  await panel.getByText(shown!, { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Copy: Citation' }).press('Enter');
  await panel.getByText('Copied').waitFor();
  const cited = await page.evaluate(() => navigator.clipboard.readText());
  expect(cited).toContain(`Sharpe ratio 3Y: ${shown}.`);
  expect(cited).toMatch(new RegExp(`${sharpe}\\?asof=\\d+$`));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe(sharpe);
});

test('the panel leads to the working as a page, which stands by itself', async () => {
  const page = await visit(path);
  await page.locator(`a[href="${sharpe}"]`).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open as a page' }).click();
  await page.waitForURL(`**${sharpe}`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('Sharpe ratio 3Y');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.each([
  ['/indexes/compare?ids=PLJPN_NTR_JPY,PLWLD_NTR_USD&from=2020-02-19&to=2022-06-30', '#window'],
  ['/indexes/blend?of=PLWLD_NTR_USD*60,PLUAG_TR_USD*40&rebalance=annually', '#risk'],
])('a figure of %s opens its working beside it, and leads to a page', async (path, section) => {
  const page = await visit(path);
  const link = page.locator(`${section} a[href*="/figures/volatility"]`).first();
  const [shown, href] = [await link.textContent(), await link.getAttribute('href')];
  await link.click();
  const panel = page.getByRole('dialog', { name: /^Volatility/ });
  // The marks of back-tests stand beside figures.
  await panel.getByText(shown!.replace(/\D+$/, '') + '%', { exact: true }).waitFor();
  await panel.getByText(/^The (window goes|levels are those)/).waitFor();
  await panel.getByRole('link', { name: 'Open as a page' }).click();
  await page.waitForURL(`**${href}`);
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Volatility/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Compare|Blend) indexes/ })
    .click();
  await page.waitForURL(`**${path}`);
});

test('a figure that is clicked with a key held, or another button, is left to the browser', async () => {
  const page = await visit(path);
  const link = page.locator(`a[href="${sharpe}"]`);
  const isTaken = (init: Record<string, boolean | number>) =>
    link.evaluate((one, given) => {
      let taken = false;
      const note = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', note, { once: true });
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...given }));
      return taken;
    }, init);
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect([held, await isTaken({ [held]: true })]).toEqual([held, false]);
  expect(await isTaken({ button: 1 })).toBe(false);
  expect(await isTaken({})).toBe(true);
  await page.getByRole('dialog', { name: 'Sharpe ratio 3Y' }).waitFor();
});

test('a working that cannot be loaded says so in its panel', async () => {
  const page = await visit(path, { allowedErrors: /503|working of a figure/ });
  await page.route(/\/api\/index-details\/working/, (route) => route.fulfill({ status: 503 }));
  await page.locator(`a[href="${sharpe}"]`).click();
  await page.getByRole('alert').getByText('cannot be loaded').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test.each(['en-us', 'ja-jp'] as const)(
  'without scripts every figure of the page of an index in %s leads to its working',
  async (language) => {
    const page = await visit(localPath(language, path), { javaScriptEnabled: false });
    const links = page.locator('#returns a[href*="/figures/"], #risk a[href*="/figures/"]');
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href')!, link.textContent]),
    );
    expect(found.length).toBeGreaterThan(30);
    const wanted = found.find(([href]) => href!.endsWith('/volatility3Y'))!;
    await page.locator(`a[href="${wanted[0]}"]`).first().click();
    await page.getByText(wanted[1]!, { exact: true }).first().waitFor();
    await page.locator('a[href$="/observations/volatility3Y.csv"]').waitFor();
    for (const [href] of found) {
      const answer = await page.request.get(href!);
      expect([href, answer.status()]).toEqual([href, 200]);
    }
  },
);

test('an index that is not there, and a figure that nobody declares, have no working', async () => {
  const page = await visit('/');
  for (const [index, tag] of [
    [fundId, 'returnNone'],
    ['NONE', 'return1Y'],
  ] as const) {
    const answer = await page.request.get(workingPage(index, tag));
    expect([index, tag, answer.status()]).toEqual([index, tag, 404]);
  }
});

test('the thread of a calculation ends at the knot of its result', async () => {
  const page = await visit(sharpe);
  const steps = page.locator('main ol > li');
  const drawn = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step, '::after').content !== 'none'),
  );
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn).toEqual(drawn.map((_, at) => at < drawn.length - 1));
  const list = await steps
    .first()
    .evaluate((step) => getComputedStyle(step.parentElement!, '::before').content);
  expect(list).toBe('none');
});
