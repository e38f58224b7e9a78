import { InvalidInputError } from '#src/domain/errors.ts';
import { unnamed, withReceived } from '#src/publishing/reading/received-file.ts';

/** The path of a file of levels, and the name to report it by. */
type LevelsFile = { file: string; name?: string };

/**
 * Runs a command on a file, or for `-` on standard input, which is read to its end first.
 * @param named what standard input is called in faults, and for mappings that look at names
 */
export async function withLevelsFile<T>(
  file: string,
  named: string | undefined,
  run: (levels: LevelsFile) => Promise<T>,
): Promise<T> {
  if (file !== '-') return run({ file });
  return withReceived(
    () => process.stdin,
    (copy) => run({ file: copy, name: named ?? unnamed }),
  );
}

/** @throws InvalidInputError for a name beside a file, which has its own, or a folder */
export function requireStandardInput(named: string | undefined, input: string | undefined): void {
  if (named === undefined || input === '-') return;
  throw new InvalidInputError('--name says what standard input is called: it takes - as the file');
}
