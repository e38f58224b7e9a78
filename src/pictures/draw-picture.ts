import { articlePicture } from './article-picture.ts';
import { compositionPicture } from './composition-picture.ts';
import { drawFrame, type Picture } from './frame.ts';
import { levelPicture } from './level-picture.ts';
import { mixPicture } from './mix-picture.ts';
import type { PictureOrder } from './picture.ts';
import { pointsPicture } from './points-picture.ts';
import { yearsPicture } from './years-picture.ts';

/** A chart as SVG: its name, what it shows, its figures and day, where it is from. */
export const drawPicture = (order: PictureOrder): string => drawFrame(order, pictureOf(order));

function pictureOf(order: PictureOrder): Picture {
  switch (order.chart) {
    case 'calendar-years':
      return yearsPicture(order);
    case 'composition':
      return compositionPicture(order);
    case 'compare':
    case 'blend':
      return mixPicture(order);
    case 'article':
      return articlePicture(order);
    case 'screener':
      return pointsPicture(order);
    case 'levels':
    case 'drawdown':
    case 'share':
      return levelPicture(order);
  }
}
