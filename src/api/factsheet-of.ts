import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { Language } from '#src/i18n/languages.ts';
import { factsheetAddress } from '#src/urls/downloads.ts';

/** The factsheet of an index as of a release; an index without levels has none. */
export function factsheetOf(
  release: number,
  fundId: string,
  lastDate: string | null,
  lang: Language,
): IndexDetails['factsheet'] {
  if (lastDate === null) return null;
  return { href: factsheetAddress(fundId, lang, release), asOfDate: lastDate };
}
