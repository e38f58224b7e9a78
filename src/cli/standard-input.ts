import { withReceived } from '#src/publishing/reading/received-file.ts';

/** A file of levels, and what it is called. */
type LevelsFile = { file: string; name?: string };

/** Runs a command on a file, or for `-` on all that comes by standard input. */
export async function withLevelsFile<T>(
  file: string,
  run: (levels: LevelsFile) => Promise<T>,
): Promise<T> {
  if (file !== '-') return run({ file });
  return withReceived(process.stdin, (copy) => run({ file: copy, name: 'standard input' }));
}
