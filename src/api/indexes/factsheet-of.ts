import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Language } from '#src/domain/language.ts';
import { factsheetAddress } from '#src/urls/downloads.ts';
import { fileName } from '../downloads/download-file.ts';

type NamedIndex = Parameters<typeof fileName>[0];

export const factsheetName = (index: NamedIndex, asOfDate: string | null, lang: Language): string =>
  `${fileName(index, 'factsheet', asOfDate)}-${lang}.pdf`;

/** The factsheet of an index as of a release; an index without levels has none. */
export function factsheetOf(
  release: number,
  index: NamedIndex,
  lastDate: string | null,
  lang: Language,
): IndexDetails['factsheet'] {
  if (lastDate === null) return null;
  return {
    href: factsheetAddress(index.fundId, lang, release),
    name: factsheetName(index, lastDate, lang),
    asOfDate: lastDate,
  };
}
