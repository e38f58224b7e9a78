/** True where the long tests run in full: `npm run test:full`, `test:faults` and `test:crawl`. */
export const isFullRun = process.env['TEST_SIZE'] === 'full';

/** All cases in a full run, and the first few of them in every other. */
export const firstOf = <Case>(cases: readonly Case[], inEveryRun: number): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, inEveryRun);
