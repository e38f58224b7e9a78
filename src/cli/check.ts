import { checkFolder, openFolder, type CheckInput } from '#src/publishing/check-folder.ts';
import { currentDay } from '#src/publishing/current-day.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { formatSummary } from './format-summary.ts';
import { reportError } from './report-error.ts';
import { withListeners } from './with-listeners.ts';

export type InputOptions = { files?: string; report?: string };

/** Every folder is checked, also when one before it has faults. */
export async function check(folders: string[], options: InputOptions): Promise<void> {
  const { files: filesDir = null, report } = options;
  await withListeners(report, async (listeners) => {
    for (const folder of folders) {
      const input = { folder, filesDir, today: currentDay(), ...listeners };
      await checkOne(input).catch((error: unknown) => {
        if (!(error instanceof FaultsError)) throw error;
        process.exitCode = reportError(error);
      });
    }
  });
}

async function checkOne(input: CheckInput): Promise<void> {
  const { summary } = await checkFolder(await openFolder(input));
  process.stdout.write(`${formatSummary(summary)}\n${input.folder}: no faults\n`);
}
