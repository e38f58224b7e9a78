import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './build/closing-line-reporter.ts';

export default defineConfig({
  test: {
    reporters: ['default', new ClosingLineReporter()],
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/**/*.test.{ts,tsx}',
      'demo/**/*.test.ts',
      'build/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
