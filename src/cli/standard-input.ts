import { withReceived } from '#src/publishing/reading/received-file.ts';

/** The path of a file of levels, and the name to report it by. */
type LevelsFile = { file: string; name?: string };

/** Runs a command on a file, or for `-` on standard input, which is read to its end first. */
export async function withLevelsFile<T>(
  file: string,
  run: (levels: LevelsFile) => Promise<T>,
): Promise<T> {
  if (file !== '-') return run({ file });
  return withReceived(
    () => process.stdin,
    (copy) => run({ file: copy, name: 'standard input' }),
  );
}
