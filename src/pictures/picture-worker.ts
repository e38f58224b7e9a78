import { withTexts, type Spoken } from '#src/i18n/replaced/texts-around.ts';
import { serveJobs } from '#src/threads/serve-jobs.ts';
import type { PictureJob } from './picture.ts';
import { openRenderer } from './render-picture.ts';

const renderer = openRenderer();
// Each job reports this failure.
renderer.catch(() => undefined);

serveJobs(async ({ job, texts }: Spoken<PictureJob>) => {
  const render = await renderer;
  return withTexts(texts, () => render(job));
});
