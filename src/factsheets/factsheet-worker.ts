import { serveJobs } from '#src/threads/serve-jobs.ts';
import { blendSheetContent } from './blend-sheet.ts';
import type { SheetData } from './open-factsheets.ts';
import { factsheetContent } from './factsheet-content.ts';
import { openTypesetter } from './typeset.ts';

const typesetter = openTypesetter();
// Handled with each order.
typesetter.catch(() => undefined);

serveJobs(async (data: SheetData) => {
  const typeset = await typesetter;
  const content = 'blend' in data ? blendSheetContent(data) : factsheetContent(data);
  return typeset(content, new Date(data.release.published));
});
