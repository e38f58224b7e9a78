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
