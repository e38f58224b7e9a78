import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Ends every test run with what it took, what it ran on and what it skipped; the last line is plain:
 * `N passed, N failed`.
 */
export class ClosingLineReporter implements Reporter {
  readonly #postgres: string;
  readonly #start = performance.now();

  /** @param postgres which PostgreSQL is tested, in words */
  constructor(postgres: string) {
    this.#postgres = postgres;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const skipped: string[] = [];
    for (const module of modules) {
      // A file that could not be loaded has no tests to count: it is one failure.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (state === 'skipped') skipped.push(nameOf(test));
      }
    }
    const seconds = Math.round((performance.now() - this.#start) / 1000);
    const stages = [process.env['TEST_STAGES'], `tests ${seconds} s`].filter(Boolean).join(', ');
    const lines = [
      `Took: ${stages}`,
      `Ran on: the embedded store, ${this.#postgres}`,
      ...skipped.map((name) => `Skipped: ${name}`),
      `${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`,
    ];
    // After the default reporter's own summary.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

/** File and title of a test that was skipped, with the reason where it gives one. */
function nameOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' && result.note ? `: ${result.note}` : '';
  return `${test.module.relativeModuleId} > ${test.fullName}${note}`;
}
