import type { GuardName } from '#src/contract/provider/guards.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { publishFolder, type Published } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import type { InputOptions } from './check.ts';
import { formatSummary, summaryTold } from './format-summary.ts';
import { printResult } from './print-result.ts';
import { withLevelsFile } from './standard-input.ts';
import { withListeners } from './with-listeners.ts';
import { withStore } from './with-store.ts';

type PublishOptions = InputOptions & {
  label?: string;
  levels?: string;
  reason?: string;
  accept?: GuardName[];
  /** `true` without ids. */
  withdrawLevels?: true | string[];
  /** Milliseconds since 1970. */
  at?: number;
};

export async function publish(folder: string | undefined, options: PublishOptions): Promise<void> {
  const { files, label, levels, reason, report, at, accept, json } = options;
  if ((folder === undefined) === (levels === undefined)) {
    throw new InvalidInputError('publish takes a folder, or --levels FILE');
  }
  if (accept !== undefined && !reason) {
    throw new InvalidInputError("--accept takes a --reason '…' with it, which is kept");
  }
  const accepted = accept && { guards: accept, reason: reason ?? '' };
  const withdrawLevels = options.withdrawLevels === true ? [] : options.withdrawLevels;
  const onPrepared = sayPreparedOn(json ? process.stderr : process.stdout);
  const release = { label, reason, at, accepted, withdrawLevels, onPrepared };
  const published = await withListeners(report, (listeners) =>
    withStore((store) =>
      levels === undefined
        ? publishFolder(store, { folder: folder ?? '', files, ...release, ...listeners })
        : withLevelsFile(levels, (file) =>
            publishLevels(store, { ...file, ...release, ...listeners }),
          ),
    ),
  );
  printResult(json, publishedTold(published), describe(published));
}

/** Where JSON is asked for, standard output holds nothing else. */
const sayPreparedOn = (stream: NodeJS.WriteStream) => (release: number, at: number) => {
  stream.write(
    `Release ${release} is prepared and becomes public at ${new Date(at).toISOString()}; ` +
      'to take it back, end this command before\n',
  );
};

/** What a publish did, for programs; `release` is null where nothing has changed. */
function publishedTold({ release, summary, accepted }: Published): object {
  return { release, rows: summaryTold(summary), accepted };
}

function describe({ release, summary }: Published): string {
  const outcome = release
    ? `Release ${release.number} (${release.label}) is public`
    : 'Nothing has changed';
  return [formatSummary(summary), outcome].filter(Boolean).join('\n');
}
