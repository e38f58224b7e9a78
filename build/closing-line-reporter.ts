import { appendFileSync, readFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The result of one run of vitest. A failure is the file, title and first line of the message. */
export interface TestCounts {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly skipped: number;
}

/**
 * Ends every test run with the time of its stages, its engines and the names of skipped and failed tests. The last line
 * is `N passed, N failed`, and the number of skipped tests if there are any. If TEST_COUNTS names a file, the counts are
 * appended to it as a line of JSON.
 */
export class ClosingLineReporter implements Reporter {
  readonly #postgres: string;
  readonly #start = performance.now();

  /** @param postgres description of the PostgreSQL that is tested, or why none is */
  constructor(postgres: string) {
    this.#postgres = postgres;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const skipped = inState('skipped').map((test) => nameOf(test));
    const counts: TestCounts = {
      passed: inState('passed').length,
      failures: [
        ...inState('failed').map(
          (test) => `${nameOf(test)}: ${firstLine(test.result().errors ?? [])}`,
        ),
        // A file or a group that fails before its tests begin, and an error that belongs to no test.
        ...modules.flatMap((module) => failuresAround(module)),
        ...unhandled.map((error) => `Outside tests: ${firstLine([error])}`),
      ],
      skipped: skipped.length,
    };
    const seconds = Math.round((performance.now() - this.#start) / 1000);
    const stages = [process.env['TEST_STAGES'], `tests ${seconds} s`].filter(Boolean).join(', ');
    const lines = [
      `Took: ${stages}`,
      `Ran on: the embedded store, ${this.#postgres}`,
      ...skipped.map((name) => `Skipped: ${name}`),
      closingLines(counts),
    ];
    const file = process.env['TEST_COUNTS'];
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(counts)}\n`);
    // These lines follow the default reporter's summary.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

/** Returns the names of failed tests and `N passed, N failed`. */
export function closingLines({ passed, failures, skipped }: TestCounts): string {
  const last = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((failure) => `Failed: ${failure}`), last].join('\n');
}

/** Returns the sum of the counts in a file that has a line of JSON for each run of tests. */
export function sumOfCounts(file: string): TestCounts {
  const runs = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TestCounts => JSON.parse(line));
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failures: runs.flatMap(({ failures }) => failures),
    skipped: runs.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** Returns the errors of a file and of its groups of tests, such as those of a hook. */
function failuresAround(module: TestModule): string[] {
  const around = [module, ...module.children.allSuites()];
  return around
    .filter((each) => each.errors().length > 0)
    .map((each) => `${module.relativeModuleId}: ${firstLine(each.errors())}`);
}

function firstLine(errors: readonly SerializedError[]): string {
  return errors[0]?.message.split('\n')[0] ?? 'no message';
}

/** The file and title of a test, with the reason if it was skipped and gives one. */
function nameOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' && result.note ? `: ${result.note}` : '';
  return `${test.module.relativeModuleId} > ${test.fullName}${note}`;
}
