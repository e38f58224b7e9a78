import { useEffect, useEffectEvent, useState } from 'react';
import type { AskedReview, Part, ReviewChanges } from './index-page-data.ts';

/** Who came and who went at a review of an index. */
export type LoadReviewChanges = (fundId: string, review: string) => Promise<ReviewChanges>;

/** By date; null while it is loaded. */
type Opened = ReadonlyMap<string, Part<ReviewChanges> | null>;

/** The reviews that are opened, at first the one that the address asks for; they are loaded when opened. */
export function useOpenedReviews(
  fundId: string,
  asked: AskedReview | null,
  load: LoadReviewChanges,
): [Opened, toggle: (date: string) => void] {
  const [opened, setOpened] = useState<Opened>(
    () => new Map(asked === null ? [] : [[asked.date, asked.changes]]),
  );

  async function open(date: string) {
    setOpened((before) => new Map(before).set(date, null));
    const changes = await load(fundId, date).catch(() => 'failed' as const);
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
