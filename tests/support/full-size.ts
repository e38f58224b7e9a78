/** Whether this is the full run (`npm run test:full`), in which what takes minutes is not shortened. */
export const isFullRun = process.env['TEST_SIZE'] === 'full';
