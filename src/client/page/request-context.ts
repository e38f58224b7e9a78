import type { RefusedForm } from '#src/contract/forms/submission.ts';
import type { TextsByLanguage } from '#src/i18n/replaced/replaced-texts.ts';
import type { ApiAnswer } from '../calls/api-client.ts';
import type { SiteSettings } from './site-settings.ts';

/** A description by schema.org, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** What the server hands to a page while it renders it. */
export type RequestContext = {
  /** Calls the API in-process, on the snapshot that the request took at its entry. */
  api: (path: string) => Promise<ApiAnswer>;
  /** Number of the release that the page shows. */
  release: number;
  /** Public origin of the site, without a slash at the end; for canonical and alternate links. */
  origin: string;
  /** Port of the API for browsers of the dev environment, null elsewhere (API-06). */
  apiPort: number | null;
  settings: SiteSettings;
  /** What the provider says in place of messages, in the language of the page; none where it replaces nothing. */
  texts?: TextsByLanguage | undefined;
  /** The page of this site whose link was followed, where the browser says so; with its query. */
  cameFrom: URL | null;
  /** The plain form that the page shows again because it could not be accepted; null on every other page. */
  refusedForm: RefusedForm | null;
  /** HTTP status of a page that failed otherwise than by not being found. */
  reportStatus: (status: number) => void;
  /** Takes the document of the page; what the page answers otherwise (a redirect) is the response itself. */
  takeDocument: (html: string) => void;
  /** Takes what the page is about, for programs that read it. */
  describe: (data: StructuredData) => void;
};
