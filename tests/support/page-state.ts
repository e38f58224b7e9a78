import type { Page } from 'playwright-core';
import { isFullRun } from './test-size.ts';

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

/**
 * Opens the tables of charts: all in the full run, the first in others, since axe takes fifteen seconds for the 8,500
 * elements of a comparison whose tables are all open.
 */
export async function openTables(page: Page): Promise<void> {
  const tables = page.locator('figure details');
  await tables.first().waitFor();
  const opened = isFullRun ? tables : tables.first();
  await opened.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
