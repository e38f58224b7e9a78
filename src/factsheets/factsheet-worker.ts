import { withTexts, type Spoken } from '#src/i18n/replaced/texts-around.ts';
import { serveJobs } from '#src/threads/serve-jobs.ts';
import { blendSheetContent } from './blend-sheet.ts';
import type { SheetData } from './open-factsheets.ts';
import { factsheetContent } from './factsheet-content.ts';
import { openTypesetter } from './typeset.ts';

const typesetter = openTypesetter();
// Each job reports this failure.
typesetter.catch(() => undefined);

serveJobs(async ({ job: data, texts }: Spoken<SheetData>) => {
  const typeset = await typesetter;
  const content = withTexts(texts, () =>
    'blend' in data ? blendSheetContent(data) : factsheetContent(data),
  );
  return typeset(content, new Date(data.release.published));
});
