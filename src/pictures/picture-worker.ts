import { withTexts, type Spoken } from '#src/i18n/replaced/texts-around.ts';
import { serveJobs } from '#src/threads/serve-jobs.ts';
import type { PictureOrder } from './picture.ts';
import { renderPicture } from './render-picture.ts';

serveJobs(async ({ job, texts }: Spoken<PictureOrder>) =>
  withTexts(texts, () => renderPicture(job)),
);
