import type { Listeners } from '#src/publishing/progress.ts';
import { openReport } from './files/open-report.ts';
import { showProgress } from './show-progress.ts';

/** Runs a command while showing its progress and writing its report, and closes both however the command ends. */
export async function withListeners<T>(
  reportFile: string | undefined,
  run: (listeners: Listeners) => Promise<T>,
): Promise<T> {
  const { close, ...report } = openReport(reportFile);
  const progress = showProgress();
  try {
    return await run({ ...report, onProgress: progress.onProgress });
  } finally {
    progress.end();
    close();
  }
}
