import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './build/closing-line-reporter.ts';
import { findPostgres } from './build/find-postgres.ts';
import { LongTestsFirst } from './build/long-tests-first.ts';
import { memoryFolder } from './build/memory-folder.ts';
import { oneStylesheet } from './build/one-stylesheet.ts';

// The processes that tests start load in half the time.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'plumbline-test-compile-cache');

const folder = memoryFolder();
if (folder !== null) process.env['TMPDIR'] = folder;

// PostgreSQL is tested wherever one answers.
const postgres = await findPostgres();
if (postgres.url !== null) process.env['TEST_DATABASE_URL'] = postgres.url;

const common = {
  // Some tests wait for several pages, and for each thirty seconds: what is slow on a busy machine is not broken.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // As long as a page is waited for, in place of a second.
  expect: { poll: { timeout: 30_000 } },
  // Modules are loaded once a worker instead of once a file: no test may replace one or leave its state behind.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
};

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter(postgres.description)],
    // A worker waits now and then for a browser or a database: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        // Routes ask for what the build makes.
        plugins: [oneStylesheet()],
        test: {
          ...common,
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
          ...common,
          name: 'site',
          include: ['tests/{pages,e2e,faults}/**/*.test.ts'],
          globalSetup: 'tests/support/serve-demo.ts',
          // React renders pages as it does for visitors, without the checks of development that take most of the time.
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
});
