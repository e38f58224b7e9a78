import { serveJobs } from '#src/threads/serve-jobs.ts';
import type { FactsheetData } from './factsheet.ts';
import { factsheetContent } from './factsheet-content.ts';
import { openTypesetter } from './typeset.ts';

const typesetter = openTypesetter();
// Handled with each order.
typesetter.catch(() => undefined);

serveJobs(async (data: FactsheetData) => {
  const typeset = await typesetter;
  return typeset(factsheetContent(data), new Date(data.release.published));
});
