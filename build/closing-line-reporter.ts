import type { Reporter, TestModule } from 'vitest/node';

/** Ends every test run with one plain line: `N passed, N failed`. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      // A file that could not be loaded has no tests to count: it is one failure.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    // After the default reporter's own summary.
    process.once('exit', () => {
      process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
    });
  }
}
