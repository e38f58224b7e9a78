import type { RefusedForm } from '#src/contract/forms/submission.ts';
import type { TextsByLanguage } from '#src/i18n/replaced/replaced-texts.ts';
import type { ApiAnswer } from '../calls/api-client.ts';
import type { SiteSettings } from './site-settings.ts';

/** A description by schema.org, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** What the server provides to a page while it is rendered. */
export type RequestContext = {
  /** Calls the API in-process, on the snapshot of the request. */
  api: (path: string) => Promise<ApiAnswer>;
  /** Number of the release that the page shows. */
  release: number;
  /** Public origin of the site, without a slash at the end; for canonical and alternate links. */
  origin: string;
  /** Port of the API for browsers of the dev environment, null elsewhere (API-06). */
  apiPort: number | null;
  settings: SiteSettings;
  /** The provider's replacements of messages in the page's language. */
  texts?: TextsByLanguage | undefined;
  /** The page of this site whose link was followed, with its query, where the browser sends a referrer. */
  cameFrom: URL | null;
  /** The refused submission that the page shows again; null on every other page. */
  refusedForm: RefusedForm | null;
  /** Reports the HTTP status of a page that failed with anything but "not found". */
  reportStatus: (status: number) => void;
  /** Receives the page's document; other results, such as redirects, are the response itself. */
  takeDocument: (html: string) => void;
  /** The page's structured data, added while it is loaded. */
  described: StructuredData[];
};
