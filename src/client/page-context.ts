import type { Language } from '#src/i18n/languages.ts';
import type { ApiClient } from './api-client.ts';

/** What every loader and head function of a page gets. */
export type PageContext = {
  api: ApiClient;
  language: Language;
  origin: string;
  reportStatus: (status: number) => void;
};
