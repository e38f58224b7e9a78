import { currentDay } from '#src/publishing/current-day.ts';
import { lastDateBefore } from '../../demo/generator/trading-days.ts';
import { generateSecondProvider } from './generate.ts';

await generateSecondProvider(import.meta.dirname, lastDateBefore(currentDay()));
