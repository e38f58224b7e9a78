import type { Worker } from 'node:worker_threads';
import { UnavailableError } from '#src/domain/errors.ts';
import { watchProgress } from './progress.ts';

export type ThreadLimits = {
  /** Milliseconds for the start, and for each job after it. */
  start: number;
  job: number;
  /** Milliseconds for a hanging thread to end. */
  end: number;
};

type Listeners = {
  /** Called with the reason when the thread broke, or was given up. */
  onFault: (error: Error) => void;
  /** Called when the thread hangs in the operating system and cannot be ended: it may still complete its last step. */
  onStuck: () => void;
  onExit: () => Promise<void>;
};

export const onlyARestart = 'The embedded store hangs and cannot be ended: restart this process';

/** Ends the engine's thread when it hangs. @param count the thread's progress */
export function mindThread(
  worker: Worker,
  count: Int32Array,
  limits: ThreadLimits,
  { onFault, onStuck, onExit }: Listeners,
) {
  let isStuck = false;
  const exited = Promise.withResolvers<void>();
  const stopWatching = watchProgress(count, limits, () => {
    onFault(new UnavailableError('The embedded store did not answer, and is started again'));
    void worker.terminate();
    const stuck = setTimeout(() => {
      isStuck = true;
      onFault(new UnavailableError(onlyARestart));
      onStuck();
    }, limits.end).unref();
    void exited.promise.then(() => clearTimeout(stuck));
  });
  worker.on('error', onFault);
  worker.once('exit', () => {
    stopWatching();
    isStuck = false;
    void onExit().then(exited.resolve, exited.reject);
  });
  return { exited: exited.promise, isStuck: () => isStuck };
}
