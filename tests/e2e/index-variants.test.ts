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
