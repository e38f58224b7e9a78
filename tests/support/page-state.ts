import type { Page } from 'playwright-core';

export type PageState = {
  name: string;
  /** Without its language. */
  path: string;
  /** Widths at which the state exists; all of them by default. */
  widths?: readonly number[];
  /** Console errors that belong to the state. */
  allowedErrors?: RegExp;
  /** Leads from the loaded page to the state; again at every width. */
  reach?: (page: Page) => Promise<unknown>;
};

/** The values of every chart stand beside it as a table, closed at first. */
export async function openTables(page: Page): Promise<void> {
  const tables = page.locator('figure details');
  await tables.first().waitFor();
  await tables.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
