import type { Database, Store } from '../store.ts';
import type { EngineSession } from '../session.ts';

/** Milliseconds between two checks of the pointer. */
export const lookEvery = 1_000;

/** Milliseconds after which a check has failed. In the embedded engine it queues behind everything else. */
export const longestLook = { postgres: 3_000, embedded: 5_000 };

export type ReleaseWatch = ReturnType<typeof watchReleases>;

/**
 * Watches the pointer to the current release: the engine announces flips where it can, and a check every second, which
 * also detects whether the store answers, finds the others.
 * @param known the current release when the store was opened
 * @param patience milliseconds after which a check has failed
 */
export function watchReleases(
  session: EngineSession,
  db: Database,
  known: number | null,
  patience: number,
) {
  const listeners = new Set<(release: number) => void>();
  let newest = known;
  let looking = false;
  let reachable = true;
  let giveUp = () => {};
  let stopHearing = () => {};
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    const late = setTimeout(() => {
      reachable = false;
      giveUp();
    }, patience);
    try {
      const release = await findPointer(db);
      reachable = true;
      if (release !== null) announce(release);
    } catch {
      // What is in memory is still served, and the check is repeated. A single failure may be that of its connection:
      // others keep waiting until the next check.
      if (!reachable) giveUp();
      reachable = false;
    } finally {
      clearTimeout(late);
      looking = false;
    }
  }

  function announce(release: number): void {
    if (newest !== null && release <= newest) return;
    newest = release;
    for (const listener of listeners) listener(release);
  }

  function stop(): void {
    clearInterval(timer);
    stopHearing();
  }

  const onRelease: Store['onRelease'] = (listener) => {
    if (listeners.size === 0) {
      stopHearing = session.onFlip(announce);
      timer = setInterval(() => void look(), lookEvery).unref();
      void look();
    }
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop();
    };
  };
  return {
    onRelease,
    isReachable: () => reachable,
    /** Sets the function that is called when the store has not answered for a while, to end all waiting. */
    onGivingUp: (listener: () => void) => void (giveUp = listener),
    newest: () => newest ?? 0,
    stop,
  };
}

export async function findPointer(db: Database): Promise<number | null> {
  const row = await db.selectFrom('current_release').select('release').executeTakeFirst();
  return row?.release ?? null;
}
