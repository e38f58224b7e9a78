import { statSync } from 'node:fs';
import { InvalidInputError } from '#src/domain/errors.ts';
import { compareFolder, compareLevelsFile } from '#src/publishing/compare-folder.ts';
import type { InputOptions } from './check.ts';
import { requireLevels } from './publish-options.ts';
import { printDifference, type DifferenceOptions } from './print-difference.ts';
import { requireStandardInput, withLevelsFile } from './files/standard-input.ts';
import { withListeners } from './with-listeners.ts';
import { withStore } from './with-store.ts';

type DiffOptions = InputOptions & DifferenceOptions & { mapping?: string; name?: string };

/** `plumbline diff`: what a publish of the folder, or of the file of levels, would change. */
export async function diff(input: string, options: DiffOptions): Promise<void> {
  const { files, mapping, name, report } = options;
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
  await printDifference(compare, options);
}
