import { join } from 'node:path';
import { currentDay } from '#src/publishing/current-day.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { isUpToDate } from './folder/stamp.ts';
import { lastDateBefore } from './trading-days.ts';

const folder = join(import.meta.dirname, '..');
const lastDate = lastDateBefore(currentDay());
if (!(await isUpToDate(folder, lastDate))) await bringUpToDate(folder, lastDate);
