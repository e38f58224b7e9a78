import type { RequestedReview } from '../../index-core.ts';
import type { ReviewChanges } from '../../index-core.ts';
import type { Part } from '#src/client/calls/parts.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** Who came and who went at a review of an index. */
type LoadReviewChanges = (review: string) => Promise<ReviewChanges>;

/** By date; null while it is loaded. */
type Opened = ReadonlyMap<string, Part<ReviewChanges> | null>;

/** The reviews that are opened, at first the one that the address asks for; they are loaded when opened. */
export function useOpenedReviews(
  requested: RequestedReview | null,
  load: LoadReviewChanges,
): [Opened, toggle: (date: string) => void] {
  const [opened, setOpened] = useState<Opened>(
    () => new Map(requested === null ? [] : [[requested.date, requested.changes]]),
  );

  async function open(date: string) {
    setOpened((before) => new Map(before).set(date, null));
    const changes = await load(date).catch(() => 'failed' as const);
    // It may be closed again by now.
    setOpened((before) => (before.has(date) ? new Map(before).set(date, changes) : before));
  }

  // What the network kept from being loaded is loaded when it is back, be it as soon as the failure is shown.
  const openAgain = useEffectEvent(() => {
    for (const [date, changes] of opened) if (changes === 'failed') void open(date);
  });
  useEffect(() => {
    const onOnline = () => openAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  function toggle(date: string) {
    if (!opened.has(date)) {
      void open(date);
      return;
    }
    setOpened((before) => new Map([...before].filter(([one]) => one !== date)));
  }

  return [opened, toggle];
}
