import { expect, test } from 'vitest';
import { expectShown, visit } from '../support/visits.ts';

const pair = 'PLACW_NTR_USD,PLUAG_TR_USD';

test('an index is added to a comparison from a list, by keyboard alone', async () => {
  const page = await visit(`/indexes/compare?ids=${pair}`);
  const field = page.getByRole('combobox', { name: 'Add an index by name, ticker or ISIN' });
  await field.fill('china ntr');
  const options = page.getByRole('option');
  await expectShown(options.filter({ hasText: 'China' }).first());
  const [name = ''] = (await options.first().textContent())!.split(/PLCH/);
  await field.press('Enter');
  await page.waitForURL(/ids=PLACW_NTR_USD(?:,|%2C)PLUAG_TR_USD(?:,|%2C)PLCHN_/);
  await expectShown(page.getByRole('list', { name: 'Compared', exact: true }).getByText(name));
  // The next one is typed into an empty field.
  expect(await field.inputValue()).toBe('');
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
  for (const [place, , name] of parts) {
    const field = page.getByRole('combobox', { name: `Part ${place}` });
    await expect.poll(() => field.inputValue()).toBe(name);
  }
});

test.each([
  [`/indexes/compare?ids=${pair}`, 600],
  [`/indexes/blend?of=PLACW_NTR_USD*60,PLUAG_TR_USD*40`, 720],
])('on a desk the lines of %s begin on the first screen', async (path, most) => {
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
