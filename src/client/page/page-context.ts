import type { Language } from '#src/domain/language.ts';
import type { RefusedForm } from '#src/contract/forms/submission.ts';
import type { StructuredData } from './request-context.ts';
import type { ApiClient } from '../calls/api-client.ts';
import type { SiteSettings } from './site-settings.ts';

/** What every loader and head function of a page gets. */
export type PageContext = {
  /** Calls of the release that the address asks for, which is the current one unless it names another. */
  api: ApiClient;
  /** Calls of the current release whatever the address asks for: header, footer, and which releases there are. */
  currentApi: ApiClient;
  /** The release or day that the address asks for; null where it asks for none. */
  asof: string | null;
  language: Language;
  origin: string;
  /** Port of the API where it is not the page's own (API-06). */
  apiPort: () => number | null;
  /** Settings of the site; the browser has them once the page is alive. */
  settings: () => SiteSettings;
  /** The page that led here, for a form that is a page of its own; null in the browser, where forms open over it. */
  cameFrom: URL | null;
  refusedForm: RefusedForm | null;
  reportStatus: (status: number) => void;
  /** Says what the page is about in the words of schema.org; for programs, and on the server only. */
  describe: (data: StructuredData) => void;
};
