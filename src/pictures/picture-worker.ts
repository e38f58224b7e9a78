import { withTexts, type Spoken } from '#src/i18n/replaced/texts-around.ts';
import { serveJobs } from '#src/threads/serve-jobs.ts';
import type { PictureOrder } from './picture.ts';
import { openRenderer } from './render-picture.ts';

const renderer = openRenderer();
// Handled with each order.
renderer.catch(() => undefined);

serveJobs(async ({ job, texts }: Spoken<PictureOrder>) => {
  const render = await renderer;
  return withTexts(texts, () => render(job));
});
