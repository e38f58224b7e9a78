import { checkFolder, openFolder, type CheckInput } from '#src/publishing/check-folder.ts';
import { currentDay } from '#src/publishing/current-day.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { askAboutLevelsAlone } from '#src/publishing/guards/ask-about-release.ts';
import { questionLines } from '#src/publishing/guards/questions.ts';
import { summaryAsJson } from '#src/publishing/results-as-json.ts';
import { formatRowsRead } from './format-summary.ts';
import { printResult } from './print-result.ts';
import { errorAsJson, reportError } from './report-error.ts';
import { withListeners } from './with-listeners.ts';

export type InputOptions = { files?: string; report?: string; json?: boolean };

/** Checks every folder, even when an earlier one has faults. */
export async function check(folders: string[], options: InputOptions): Promise<void> {
  const { files: filesDir = null, report, json } = options;
  const results: object[] = [];
  await withListeners(report, async (listeners) => {
    for (const folder of folders) {
      const input = { folder, filesDir, today: currentDay(), ...listeners };
      try {
        results.push(await checkOne(input, json));
      } catch (error) {
        if (!(error instanceof FaultsError)) throw error;
        if (json) process.exitCode = 1;
        else process.exitCode = reportError(error);
        results.push({ folder, ...errorAsJson(error) });
      }
    }
  });
  if (json) printResult(true, { folders: results }, '');
}

/** Reports what the guards would ask of the files alone. It stops nothing: only a publish waits for an answer. */
async function checkOne(input: CheckInput, json: boolean | undefined): Promise<object> {
  const checked = await checkFolder(await openFolder(input));
  const { summary, questions, content } = checked;
  await askAboutLevelsAlone(checked);
  content.finish(questions.ask, null);
  const open = questions.open(null);
  const { folder } = input;
  if (!json) {
    const lines = [
      formatRowsRead(summary),
      ...questionLines(open),
      `${folder}: no faults. The folder was looked at alone; plumbline diff ${folder} compares it with what is public, ` +
        'asks about what it would change, and leaves out what was answered before',
    ];
    printResult(false, null, lines.filter(Boolean).join('\n'));
  }
  return { folder, faults: [], rows: summaryAsJson(summary), questions: open, comparedWith: null };
}
