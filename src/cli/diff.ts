import { statSync } from 'node:fs';
import { InvalidInputError } from '#src/domain/errors.ts';
import { compareFolder, compareLevelsFile } from '#src/publishing/compare-folder.ts';
import { differencePage } from '#src/publishing/difference/difference-page.ts';
import type { InputOptions } from './check.ts';
import { formatDifference } from './format-difference.ts';
import { requireLevels } from './publish-options.ts';
import { printResult } from './print-result.ts';
import { requireStandardInput, withLevelsFile } from './files/standard-input.ts';
import { withListeners } from './with-listeners.ts';
import { withOutput } from './files/with-output.ts';
import { withStore } from './with-store.ts';

type DiffOptions = InputOptions & {
  html?: string;
  json?: boolean;
  mapping?: string;
  name?: string;
};

/** `plumbline diff`: what a publish of the folder, or of the file of levels, would change. */
export async function diff(input: string, options: DiffOptions): Promise<void> {
  const { files, mapping, name, report, html, json } = options;
  const found = input === '-' ? null : statSync(input, { throwIfNoEntry: false });
  if (found === undefined) throw new InvalidInputError(`There is no folder or file ${input}`);
  requireLevels(mapping, !found?.isDirectory());
  requireStandardInput(name, input);
  const compare = () =>
    withListeners(report, (listeners) =>
      withStore((store) =>
        found?.isDirectory()
          ? compareFolder(store, { folder: input, files, ...listeners })
          : withLevelsFile(input, name, (file) =>
              compareLevelsFile(store, { ...file, mapping, ...listeners }),
            ),
      ),
    );
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
