import { checkFolder, openFolder } from '#src/publishing/check-folder.ts';
import { currentDay } from '#src/publishing/current-day.ts';
import { formatSummary } from './format-summary.ts';
import { withListeners } from './with-listeners.ts';

export type InputOptions = { files?: string; report?: string };

export async function check(folder: string, options: InputOptions): Promise<void> {
  const { files: filesDir = null, report } = options;
  const checked = await withListeners(report, async (listeners) =>
    checkFolder(await openFolder({ folder, filesDir, today: currentDay(), ...listeners })),
  );
  process.stdout.write(`${formatSummary(checked.summary)}\nNo faults\n`);
}
