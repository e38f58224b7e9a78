import type { Language } from '#src/domain/language.ts';
import { downloadTexts } from './messages/data/downloads.ts';

/** The texts of links to files, and the reasons why an index has no downloads. */
export function downloadMessages(language: Language) {
  const m = downloadTexts(language);
  return {
    download: { levels: m.levels, constituents: m.constituents },
    downloadAs: m.downloadAs,
    useInCode: m.useInCode,
    factsheet: m.factsheet,
    asOf: m.asOf,
    thinned: m.thinned,
    rounded: m.rounded,
    askForLicence: m.askForLicence,
    notAllowed: { levels: m.noLevels, constituents: m.noConstituents },
  };
}
