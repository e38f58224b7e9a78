import type { Page } from 'playwright-core';

export type PageState = {
  name: string;
  /** The path without a language prefix. */
  path: string;
  /** Widths at which the state exists; all of them by default. */
  widths?: readonly number[];
  /** Console errors that belong to the state. */
  allowedErrors?: RegExp;
  /** Brings the loaded page into the state. Called at every width. */
  reach?: (page: Page) => Promise<unknown>;
};

/** Opens the tables of all charts. */
export async function openTables(page: Page): Promise<void> {
  const tables = page.locator('figure details');
  await tables.first().waitFor();
  await tables.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
