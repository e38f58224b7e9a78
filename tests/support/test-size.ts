const size = process.env['TEST_SIZE'];

/** Whether tests that `npm test` shortens run in full: in `npm run test:full`, `test:faults`, `test:crawl` and `test:soak`. */
export const isFullRun = size === 'full' || size === 'soak';

/** True in `npm run test:soak`. */
export const isSoakRun = size === 'soak';

/** A number of generated cases or similar pages. It is ten times as high in `npm run test:soak`. */
export const cases = (usual: number): number => (isSoakRun ? 10 * usual : usual);
