/** Remembers what a function found for the newest release it was asked about; a failure is not remembered. */
export function onceByRelease<Argument extends { release: number }, Result>(
  find: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  let held: { release: number; result: Promise<Result> } | null = null;
  return async (argument) => {
    if (held?.release === argument.release) return held.result;
    const result = find(argument);
    held = { release: argument.release, result };
    return result.catch((error: unknown) => {
      if (held?.result === result) held = null;
      throw error;
    });
  };
}
