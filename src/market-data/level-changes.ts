import type { Quote } from '#src/contract/api/market-data.ts';
import { followerPlaces, type NoPlace } from './follower-places.ts';
import type { QuoteService } from './quote-service.ts';

export type LevelChanges = {
  /**
   * Tells the listener the quote as it is, and each other one that follows. Returns how to stop, or why
   * there is no place: too many follow already, in all or of this visitor.
   * Throws NotFoundError for a secId that no index bears.
   */
  follow: (secId: string, visitor: string, listener: Listener) => Promise<(() => void) | NoPlace>;
  /** Ends every stream. */
  close: () => void;
};

type Listener = { changed: (quote: Quote) => void; ended: () => void };
/** `seen` is the version of the service as of which it was told last. */
type Follower = Listener & { secId: string; lastSent: string; seen: string };
type Bounds = { every: number; most: number; mostOfOne: number };

/**
 * Watches the quote service for those who follow a level. One look at its version answers for all of them;
 * while nobody follows, nothing is looked at.
 * @param options.every milliseconds between two looks
 * @param options.most followers at a time
 * @param options.mostOfOne followers of one visitor at a time: one network may hold many who read
 */
export function levelChanges(
  service: QuoteService,
  { every = 1_000, most = 1_000, mostOfOne = 100 }: Partial<Bounds> = {},
): LevelChanges {
  const followers = new Set<Follower>();
  const places = followerPlaces({ most, mostOfOne });
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const version = service.version();
      const behind = Array.from(followers).filter(({ seen }) => seen !== version);
      const bySecId = Map.groupBy(behind, ({ secId }) => secId);
      for (const [secId, group] of bySecId) {
        // An index that a release no longer has leaves those who follow others alone.
        const quote = await service.quote(secId).catch(() => null);
        notifyAll(group, quote, version);
      }
    } finally {
      isLooking = false;
    }
  }

  function stopIfAlone(): void {
    if (followers.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  }

  return {
    async follow(secId, visitor, listener) {
      // A place is taken before the quote is asked for: many may come while that takes its time.
      const leave = places.take(visitor);
      if (typeof leave === 'string') return leave;
      // A release that comes while the quote is asked for is looked at like any other.
      const seen = service.version();
      const follower: Follower = { ...listener, secId, lastSent: '', seen };
      try {
        notify(follower, await service.quote(secId));
      } catch (error) {
        leave();
        throw error;
      }
      followers.add(follower);
      timer ??= setInterval(() => void look().catch(() => undefined), every).unref();
      return () => {
        if (followers.delete(follower)) leave();
        stopIfAlone();
      };
    },
    close() {
      for (const { ended } of followers) ended();
      followers.clear();
      stopIfAlone();
    },
  };
}

function notifyAll(followers: readonly Follower[], quote: Quote | null, version: string): void {
  for (const follower of followers) {
    follower.seen = version;
    if (quote !== null) notify(follower, quote);
  }
}

function notify(follower: Follower, quote: Quote): void {
  const text = JSON.stringify(quote);
  if (text === follower.lastSent) return;
  follower.lastSent = text;
  follower.changed(quote);
}
