import type { Locator, Page } from 'playwright-core';

export const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

/** The field with its list of results, which is loaded when it gets the focus. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.locator('#search').focus();
  await page.locator('form:has(#search-menu) #search').waitFor();
  return page.locator('#search');
}
