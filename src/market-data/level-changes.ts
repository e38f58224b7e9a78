import type { Quote } from '#src/contract/api/market-data.ts';
import type { QuoteService } from './quote-service.ts';

export type LevelChanges = {
  /**
   * Tells the listener the quote as it is, and each other one that follows. Returns how to stop.
   * Throws NotFoundError for a secId that no index bears; null when too many are listening already.
   */
  follow: (secId: string, listener: Listener) => Promise<(() => void) | null>;
  /** Ends every stream. */
  close: () => void;
};

type Listener = { changed: (quote: Quote) => void; ended: () => void };
type Follower = Listener & { secId: string; told: string };

/**
 * Watches the quote service for those who follow a level. One look at its version answers for all of them;
 * while nobody follows, nothing is looked at.
 * @param options.every milliseconds between two looks
 * @param options.most followers at a time
 */
export function levelChanges(
  service: QuoteService,
  { every = 1_000, most = 1_000 }: { every?: number; most?: number } = {},
): LevelChanges {
  const followers = new Set<Follower>();
  let timer: NodeJS.Timeout | null = null;
  let seen = '';
  let isLooking = false;

  async function look(): Promise<void> {
    const version = service.version();
    if (version === seen || isLooking) return;
    isLooking = true;
    try {
      const bySecId = Map.groupBy(followers, ({ secId }) => secId);
      for (const [secId, group] of bySecId) {
        // An index that a release no longer has leaves those who follow others alone.
        const quote = await service.quote(secId).catch(() => null);
        tellAll(group, quote);
      }
      seen = version;
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
    async follow(secId, listener) {
      if (followers.size >= most) return null;
      const follower: Follower = { ...listener, secId, told: '' };
      tell(follower, await service.quote(secId));
      followers.add(follower);
      timer ??= setInterval(() => void look().catch(() => undefined), every).unref();
      return () => {
        followers.delete(follower);
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

function tellAll(followers: readonly Follower[], quote: Quote | null): void {
  if (quote === null) return;
  for (const follower of followers) tell(follower, quote);
}

function tell(follower: Follower, quote: Quote): void {
  const text = JSON.stringify(quote);
  if (text === follower.told) return;
  follower.told = text;
  follower.changed(quote);
}
