import { expect, test } from 'vitest';
import { expectShown, visit } from '../../support/visits.ts';

const pair = 'PLACW_NTR_USD,PLUAG_TR_USD';

test('an index is added to a comparison from a list, by keyboard alone', async () => {
  const page = await visit(`/indexes/compare?ids=${pair}`);
  await page.getByText('Add an index, change the window').click();
  const field = page.getByRole('combobox', { name: 'Add an index by name, ticker or ISIN' });
  await field.fill('china ntr');
  const options = page.getByRole('option');
  await expectShown(options.filter({ hasText: 'China' }).first());
  const [name = ''] = (await options.first().textContent())!.split(/PLCH/);
  await field.press('Enter');
  await page.waitForURL(/ids=PLACW_NTR_USD(?:,|%2C)PLUAG_TR_USD(?:,|%2C)PLCHN_/);
  await expectShown(page.getByRole('list', { name: 'Compared', exact: true }).getByText(name));
  // The next one is typed into an empty field.
  await expect.poll(() => field.inputValue()).toBe('');
});

test('what is picked for a part of a blend stands in its field, and is sent with the weights', async () => {
  const page = await visit('/indexes/blend');
  const parts = [
    [1, 'PLACW_NTR_USD', 'Plumbline All Country World NTR USD', '60'],
    [2, 'PLUAG_TR_USD', 'Plumbline US Aggregate Bond TR USD', '40'],
  ] as const;
  for (const [place, term, name, weight] of parts) {
    const field = page.getByRole('combobox', { name: `Part ${place}` });
    await field.fill(term);
    const option = page.getByRole('listbox', { name: `Part ${place}` }).getByRole('option');
    await expectShown(option.first());
    await option.first().click();
    await expect.poll(() => field.inputValue()).toBe(name);
    await expect.poll(() => option.count()).toBe(0);
    await page.getByRole('textbox', { name: `Weight of part ${place} in %` }).fill(weight);
  }
  await page.getByRole('button', { name: 'Show the blend' }).click();
  await page.waitForURL(/of=PLACW_NTR_USD\*60(?:,|%2C)PLUAG_TR_USD\*40/);
  await expectShown(page.getByRole('heading', { level: 1, name: /^60% .+ 40% / }));
  // Who changes a part reads its name, not its identifier.
  await page.getByText('Change the blend').click();
  for (const [place, , name] of parts) {
    const field = page.getByRole('combobox', { name: `Part ${place}` });
    await expect.poll(() => field.inputValue()).toBe(name);
  }
});

test.each([
  [`/indexes/compare?ids=${pair}`, 470],
  [`/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40`, 490],
  [`/ja-jp/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40`, 490],
])('on a desk the lines of %s begin in the upper part of the screen', async (path, most) => {
  const page = await visit(path, { viewport: { width: 1280, height: 720 } });
  const top = await page
    .locator('#window figure svg')
    .first()
    .evaluate((plot) => {
      const above = document.querySelector('header[data-print=no]')!.getBoundingClientRect().top;
      return plot.getBoundingClientRect().top - above;
    });
  expect(top).toBeLessThan(most);
});

test.each([1280, 1024])('the parts of a blend leave no hole in its form at %dpx', async (width) => {
  const page = await visit('/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40', {
    viewport: { width, height: 720 },
  });
  await page.getByText('Change the blend').click();
  const boxes = await page
    .locator('main form')
    .first()
    .locator('input:visible, select, button')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { left, right, top } = field.getBoundingClientRect();
        return { left, right, top: Math.round(top) };
      }),
    );
  const gaps = boxes.slice(1).flatMap(({ left, top }, at) => {
    const before = boxes[at]!;
    return before.top === top ? [left - before.right] : [];
  });
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(16);
});

test.each([
  ['/indexes/compare', true],
  [`/indexes/compare?ids=${pair}`, false],
  ['/indexes/blend', true],
  ['/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40', false],
])('without scripts the form of %s stands open: %s; folded, it opens', async (path, isOpen) => {
  const page = await visit(path, { javaScriptEnabled: false });
  const button = page.locator('main form button[type="submit"]').first();
  expect(await button.isVisible()).toBe(isOpen);
  if (!isOpen) await page.locator('main details:has(form) > summary').first().click();
  await expectShown(button);
});

test('on a phone a risk of four periods is in sight beside the names', async () => {
  const page = await visit('/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD', {
    viewport: { width: 375, height: 800 },
  });
  const risk = page.locator('#risk');
  await risk.scrollIntoViewIfNeeded();
  await expect.poll(() => risk.getByText('Maximum drawdown, %').count()).toBe(1);
  const ends = await risk
    .locator('thead th')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends).toHaveLength(15);
  expect(Math.max(...ends)).toBeLessThanOrEqual(375);
});

test('the years in order of return stand apart, ten by ten', async () => {
  const page = await visit('/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD');
  const summary = page.getByText('Years in order of return');
  await summary.click();
  const tables = page.locator('#years details table');
  await expectShown(tables.nth(1));
  const [first, second] = [await tables.first().boundingBox(), await tables.nth(1).boundingBox()];
  expect(second!.y - first!.y - first!.height).toBeGreaterThanOrEqual(16);
});

test('the button beside the field of a comparison stays in one line, in Japanese too', async () => {
  for (const language of ['', '/ja-jp']) {
    const page = await visit(`${language}/indexes/compare?ids=PLACW_NTR_USD,PLUAG_TR_USD`);
    await page.locator('main details:has(input[name="add"]) > summary').click();
    const button = page.locator('form:has(input[name="add"]) button[type="submit"]');
    const box = await button.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(42);
  }
});
