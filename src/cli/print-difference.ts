import { differencePage } from '#src/publishing/difference/difference-page.ts';
import type { DifferenceReport } from '#src/publishing/difference/difference-report.ts';
import { withOutput } from './files/with-output.ts';
import { formatDifference } from './format-difference.ts';
import { printResult } from './print-result.ts';

export type DifferenceOptions = {
  /** Where the whole difference is written as a page. */
  html?: string;
  json?: boolean;
};

/** Compares, and prints the difference; the file of `--html` is opened before anything is compared. */
export async function printDifference(
  compare: () => Promise<DifferenceReport>,
  { html, json }: DifferenceOptions,
): Promise<void> {
  const difference =
    html === undefined
      ? await compare()
      : await withOutput({ file: html }, async (write) => {
          const compared = await compare();
          await write([differencePage(compared)]);
          return compared;
        });
  printResult(json, difference, formatDifference(difference));
}
