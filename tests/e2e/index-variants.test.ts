import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { visit } from '../support/visits.ts';

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
