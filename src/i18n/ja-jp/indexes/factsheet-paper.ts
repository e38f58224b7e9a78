import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/factsheet-paper.ts';

export const factsheetPaperMessages: Translation<typeof english.factsheetPaperMessages> = {
  letter: 'USレター判',
};
