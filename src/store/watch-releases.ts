import type { Database, Store } from './store.ts';
import type { EngineSession } from './session.ts';

const pollEvery = 1_000;

/**
 * Watches the pointer: told by the engine where it can, and by a look every second behind that.
 * @param known the release that was current when the store was opened
 */
export function watchReleases(session: EngineSession, db: Database, known: number | null) {
  const listeners = new Set<(release: number) => void>();
  let told = known;
  let looking = false;
  let stopHearing = () => {};
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const release = await findPointer(db);
      if (release !== null) tell(release);
    } catch {
      // The store does not answer: what is in memory goes on being served, and we look again.
    } finally {
      looking = false;
    }
  }

  function tell(release: number): void {
    if (told !== null && release <= told) return;
    told = release;
    for (const listener of listeners) listener(release);
  }

  function stop(): void {
    clearInterval(timer);
    stopHearing();
  }

  const onRelease: Store['onRelease'] = (listener) => {
    if (listeners.size === 0) {
      stopHearing = session.onFlip(tell);
      timer = setInterval(() => void look(), pollEvery).unref();
      void look();
    }
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stop();
    };
  };
  return { onRelease, stop };
}

export async function findPointer(db: Database): Promise<number | null> {
  const row = await db.selectFrom('current_release').select('release').executeTakeFirst();
  return row?.release ?? null;
}
