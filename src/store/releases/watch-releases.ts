import type { Database, Store } from '../store.ts';
import type { EngineSession } from '../session.ts';

/** Milliseconds between two looks at the pointer. */
export const lookEvery = 1_000;

/** Milliseconds after which a look has failed. In the embedded engine it waits its turn behind everything else. */
export const longestLook = { postgres: 3_000, embedded: 5_000 };

export type ReleaseWatch = ReturnType<typeof watchReleases>;

/**
 * Watches the pointer: told by the engine where it can, and by a look every second behind that, which also
 * tells whether the store answers.
 * @param known the release that was current when the store was opened
 * @param patience milliseconds after which a look has failed
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
      // What is in memory goes on being served, and we look again.
      // One failure may be that of its connection alone: others wait on theirs until the next look.
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
    /** Sets what is called when the store has not answered for a while, so that nobody goes on waiting for it. */
    onGivingUp: (listener: () => void) => void (giveUp = listener),
    newest: () => newest ?? 0,
    stop,
  };
}

export async function findPointer(db: Database): Promise<number | null> {
  const row = await db.selectFrom('current_release').select('release').executeTakeFirst();
  return row?.release ?? null;
}
