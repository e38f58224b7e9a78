import type { Language } from '#src/domain/language.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import type { StructuredData } from './request-context.ts';
import type { ApiClient } from '../calls/api-client.ts';
import type { SiteSettings } from './site-settings.ts';

/** What every loader and head function of a page gets. */
export type PageContext = {
  /** Calls for the release in the address, or the current one. */
  api: ApiClient;
  /** Calls for the current release, whatever the address says: for header, footer, and the list of releases. */
  currentApi: ApiClient;
  /** The release or day in the address; null without one. */
  asof: string | null;
  language: Language;
  origin: string;
  /** Port of the API where it is not the page's own (API-06). */
  apiPort: () => number | null;
  /** Settings of the site; in the browser they are set once the page is hydrated. */
  settings: () => SiteSettings;
  /**
   * The page whose link led here, for a form on a page of its own; null in the browser, where forms open over the page.
   */
  cameFrom: URL | null;
  refusedForm: RefusedForm | null;
  reportStatus: (status: number) => void;
  /** Adds structured data (schema.org) to the document; on the server only. */
  describe: (data: StructuredData) => void;
};
