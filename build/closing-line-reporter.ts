import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Ends every test run with the time of its stages, its engines and the names of skipped tests. The last line is
 * `N passed, N failed`, and the number of skipped tests if there are any.
 */
export class ClosingLineReporter implements Reporter {
  readonly #postgres: string;
  readonly #start = performance.now();

  /** @param postgres description of the PostgreSQL that is tested, or why none is */
  constructor(postgres: string) {
    this.#postgres = postgres;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const skipped: string[] = [];
    for (const module of modules) {
      // A file that could not be loaded has no tests; it counts as one failure.
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
    // These lines follow the default reporter's summary.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

/** The file and title of a skipped test, with its reason if it gives one. */
function nameOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' && result.note ? `: ${result.note}` : '';
  return `${test.module.relativeModuleId} > ${test.fullName}${note}`;
}
