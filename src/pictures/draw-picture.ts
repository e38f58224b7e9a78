import { articlePicture } from './article-picture.ts';
import { compositionPicture } from './composition-picture.ts';
import { drawFrame, type Picture } from './frame.ts';
import { levelPicture } from './level-picture.ts';
import { mixPicture } from './mix-picture.ts';
import type { PictureJob } from './picture.ts';
import { pointsPicture } from './points-picture.ts';
import { yearsPicture } from './years-picture.ts';

/** Draws a chart as SVG with its title, caption, figures, day and source. */
export const drawPicture = (job: PictureJob): string => drawFrame(job, pictureOf(job));

function pictureOf(job: PictureJob): Picture {
  switch (job.chart) {
    case 'calendar-years':
      return yearsPicture(job);
    case 'composition':
      return compositionPicture(job);
    case 'compare':
    case 'blend':
      return mixPicture(job);
    case 'article':
      return articlePicture(job);
    case 'screener':
      return pointsPicture(job);
    case 'levels':
    case 'drawdown':
    case 'share':
      return levelPicture(job);
  }
}
