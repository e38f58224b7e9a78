/**
 * Lets one thread observe the progress of another, even while that is stuck in a call that never returns: a counter in
 * shared memory, odd while a job is in progress.
 */
export type Progress = { begin(): void; end(): void };

/** The counter to hand to the working thread. A thread that starts counts as working. */
export function sharedProgress(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4)).fill(1);
}

export function progressOn(count: Int32Array): Progress {
  const step = () => void Atomics.add(count, 0, 1);
  return { begin: step, end: step };
}

/**
 * Calls `onHang` when one job has taken too long. Returns a function that stops watching.
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
