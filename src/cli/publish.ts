import { InvalidInputError } from '#src/domain/errors.ts';
import { publishFolder, type Published } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import type { InputOptions } from './check.ts';
import { formatSummary } from './format-summary.ts';
import { withListeners } from './with-listeners.ts';
import { withStore } from './with-store.ts';

type PublishOptions = InputOptions & {
  label?: string;
  levels?: string;
  reason?: string;
  /** `true` without ids. */
  withdrawLevels?: true | string[];
  /** Milliseconds since 1970. */
  at?: number;
};

export async function publish(folder: string | undefined, options: PublishOptions): Promise<void> {
  const { files, label, levels, reason, report, at } = options;
  if ((folder === undefined) === (levels === undefined)) {
    throw new InvalidInputError('publish takes a folder, or --levels FILE');
  }
  const withdrawLevels = options.withdrawLevels === true ? [] : options.withdrawLevels;
  const release = { label, reason, at, withdrawLevels, onPrepared: sayPrepared };
  const published = await withListeners(report, (listeners) =>
    withStore((store) =>
      levels === undefined
        ? publishFolder(store, { folder: folder ?? '', files, ...release, ...listeners })
        : publishLevels(store, { file: levels, ...release, ...listeners }),
    ),
  );
  process.stdout.write(`${describe(published)}\n`);
}

function sayPrepared(release: number, at: number): void {
  process.stdout.write(
    `Release ${release} is prepared and becomes public at ${new Date(at).toISOString()}; ` +
      'to take it back, end this command before\n',
  );
}

function describe({ release, summary }: Published): string {
  const outcome = release
    ? `Release ${release.number} (${release.label}) is public`
    : 'Nothing has changed';
  return [formatSummary(summary), outcome].filter(Boolean).join('\n');
}
