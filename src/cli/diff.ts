import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { InvalidInputError } from '#src/domain/errors.ts';
import { compareFolder, compareLevelsFile } from '#src/publishing/compare-folder.ts';
import { differencePage } from '#src/publishing/difference/difference-page.ts';
import type { InputOptions } from './check.ts';
import { formatDifference } from './format-difference.ts';
import { requireLevels } from './publish-options.ts';
import { printResult } from './print-result.ts';
import { withLevelsFile } from './standard-input.ts';
import { withListeners } from './with-listeners.ts';
import { withStore } from './with-store.ts';

type DiffOptions = InputOptions & { html?: string; json?: boolean; mapping?: string };

/** `plumbline diff`: what a publish of the folder, or of the file of levels, would change. */
export async function diff(input: string, options: DiffOptions): Promise<void> {
  const { files, mapping, report, html, json } = options;
  const found = input === '-' ? null : statSync(input, { throwIfNoEntry: false });
  if (found === undefined) throw new InvalidInputError(`There is no folder or file ${input}`);
  requireLevels(mapping, !found?.isDirectory());
  const difference = await withListeners(report, (listeners) =>
    withStore((store) =>
      found?.isDirectory()
        ? compareFolder(store, { folder: input, files, ...listeners })
        : withLevelsFile(input, (file) =>
            compareLevelsFile(store, { ...file, mapping, ...listeners }),
          ),
    ),
  );
  if (html !== undefined) {
    await writeFile(html, differencePage(difference)).catch((error: unknown) => {
      throw new InvalidInputError(`${html} cannot be written: ${String(error)}`);
    });
  }
  printResult(json, difference, formatDifference(difference));
}
