/**
 * Lets one thread see whether another gets on with its work, also while that one is lost in a call that never
 * returns: a count in shared memory, which is odd while a job is under way.
 */
export type Progress = { begin(): void; end(): void };

/** The count, to be handed to the thread that works. A thread that starts is at work. */
export function sharedProgress(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4)).fill(1);
}

export function progressOn(count: Int32Array): Progress {
  const step = () => void Atomics.add(count, 0, 1);
  return { begin: step, end: step };
}

/**
 * Calls `onHang` when one job has taken so many milliseconds. Gives how to stop watching.
 * @param longest milliseconds for the first job, which is the start, and for each later one
 */
export function watchProgress(
  count: Int32Array,
  longest: { start: number; job: number },
  onHang: () => void,
): () => void {
  let seen = 0;
  let since = 0;
  const look = () => {
    const now = Atomics.load(count, 0);
    if (now !== seen) {
      seen = now;
      since = performance.now();
      return;
    }
    const limit = seen === 1 ? longest.start : longest.job;
    if (seen % 2 === 0 || performance.now() - since < limit) return;
    clearInterval(timer);
    onHang();
  };
  const timer = setInterval(look, Math.min(1_000, longest.job / 4)).unref();
  return () => clearInterval(timer);
}
