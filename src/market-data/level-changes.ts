import type { Quote } from '#src/contract/api/market-data.ts';
import { followerPlaces, type NoPlace } from './follower-places.ts';
import type { QuoteService } from './quote-service.ts';

export type LevelChanges = {
  /**
   * Sends the listener the current quote and each later one. Returns a function that stops it, or the reason why
   * there is no place: too many followers in total or from this visitor.
   * @throws NotFoundError for an unknown secId
   */
  follow: (secId: string, visitor: string, listener: Listener) => Promise<(() => void) | NoPlace>;
  /** Ends every stream. */
  close: () => void;
};

type Listener = { changed: (quote: Quote) => void; ended: () => void };
/** `seen` is the service version of the last quote that was sent. */
type Follower = Listener & { secId: string; lastSent: string; seen: string };
type Bounds = { every: number; most: number; mostOfOne: number };

/**
 * Watches the quote service for the followers of levels. One look at its version serves all of them; without
 * followers it does not look.
 * @param options.every milliseconds between two looks
 * @param options.most followers at a time
 * @param options.mostOfOne followers per visitor at a time; one network may have many readers
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
        // An index that a release no longer contains must not affect the followers of others.
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
      // The place is taken before the quote is requested, because many followers may arrive meanwhile.
      const leave = places.take(visitor);
      if (typeof leave === 'string') return leave;
      // A release that arrives during the request is noticed at the next look.
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
