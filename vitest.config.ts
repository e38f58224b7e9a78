import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './build/closing-line-reporter.ts';

// Publishes under kills and under readers take minutes: `npm run test:full` runs them whole, and CI with it.
const isFullRun = process.env['TEST_SIZE'] === 'full';
const onlyInFull = isFullRun ? [] : ['tests/faults/publish-*.test.ts'];

const limits = { testTimeout: 30_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...limits,
          name: 'rooms',
          include: [
            'src/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'demo/**/*.test.ts',
            'tests/publishing/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...limits,
          name: 'site',
          // A busy machine may keep a real browser waiting: in CI a test that fails is tried once more.
          retry: process.env['CI'] ? 1 : 0,
          // Browser tests wait for conditions, on machines that are slower than this one.
          expect: { poll: { timeout: 10_000 } },
          include: ['tests/{pages,e2e,faults}/**/*.test.ts'],
          exclude: onlyInFull,
          globalSetup: 'tests/support/publish-demo.ts',
        },
      },
    ],
  },
});
