import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { visit } from '../../support/visits.ts';

const path = `/indexes/details/${demoIndexes.full.fundId}`;

test('ID-10 another variant is chosen beside the title, and keeps period and comparison', async () => {
  const page = await visit(`${path}?period=3Y&compare=PLEUR_NTR_EUR`, { javaScriptEnabled: false });
  const types = page.getByRole('group', { name: 'Return type' });
  expect(await types.getByRole('link').allInnerTexts()).toEqual(['Price return', 'Total return']);
  await types.getByRole('link', { name: 'Total return' }).click();
  await page.waitForURL(
    '**/indexes/screener/all-asset-types/PLWLD_TR_USD?period=3Y&compare=PLEUR_NTR_EUR',
  );
  const currencies = page.getByRole('group', { name: 'Currency' });
  expect(await currencies.locator('strong').innerText()).toBe('USD');
});

test('ID-10 neither title nor chart moves when variants and events come after the page', async () => {
  const page = await visit('/indexes/screener?filterPattern=PLARE_PR_USD');
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/(variants|index-details\/events)/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.locator('main tbody th a').first().click();
  const levelsAsTable = page.locator('#levels figure summary').first();
  await levelsAsTable.waitFor();
  const top = async () => (await levelsAsTable.boundingBox())?.y;
  const before = await top();
  asked.resolve();
  await page.getByRole('group', { name: 'Return type' }).waitFor();
  await page.locator('#levels figure summary').nth(1).waitFor();
  expect(await top()).toBe(before);
});

test('the choices of the chart are painted where they stay, also before the last of them has arrived', async () => {
  const page = await visit(path, { viewport: { width: 1280, height: 800 } });
  const controls = page.locator('#levels figure').first();
  const period = controls.getByRole('group', { name: 'Period' });
  const whole = await period.boundingBox();
  // A slow page is painted as far as it has come: without the form of the two days, or without its button.
  for (const missing of ['button', 'form']) {
    const last = controls.locator('form').last();
    await last.evaluate(
      (form, name) => (form.closest(name) ?? form.querySelector(name))?.remove(),
      missing,
    );
    expect([missing, await period.boundingBox()]).toEqual([missing, whole]);
  }
});
