import { serveJobs } from '#src/threads/serve-jobs.ts';
import type { PictureOrder } from './picture.ts';
import { renderPicture } from './render-picture.ts';

serveJobs(async (order: PictureOrder) => renderPicture(order));
