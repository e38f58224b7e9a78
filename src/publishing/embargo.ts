import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';

/** Until when a release that is prepared stays hidden. */
export type Embargo = {
  /** Milliseconds since 1970; at once when it is not given. */
  at?: number | undefined;
  /** Told when everything is prepared, and only the moment is waited for. */
  onPrepared?: ((release: number, at: number) => void) | undefined;
};

const longestDays = 7;
const stayEvery = 10_000;

/** @throws InvalidInputError for a moment that has passed, or is too far away to wait for */
export function requireComing(at: number, now = Date.now()): void {
  const iso = new Date(at).toISOString();
  if (at <= now) throw new InvalidInputError(`The moment of the release, ${iso}, has passed`);
  if (at - now > longestDays * 86_400_000) {
    throw new InvalidInputError(
      `The moment of the release, ${iso}, is more than ${longestDays} days away`,
    );
  }
}

/** Waits for the moment of a prepared release; who ends the process before takes the release back. */
export async function untilPublic(
  draft: Pick<UnfinishedRelease, 'number' | 'stay'>,
  { at = 0, onPrepared }: Embargo,
): Promise<void> {
  if (Date.now() >= at) return;
  onPrepared?.(draft.number, at);
  for (;;) {
    const left = at - Date.now();
    if (left <= 0) return;
    await sleep(Math.min(left, stayEvery));
    // Known early that the store was lost, not at the moment itself.
    if (Date.now() < at) await draft.stay();
  }
}
