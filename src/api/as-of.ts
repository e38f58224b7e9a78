import { getReleaseAsOf } from '#src/store/releases/releases.ts';
import type { Stored } from './source.ts';

/**
 * The source of an answer as of a release or day: its snapshot, catalogue included, is that release's.
 * @param asof `7` or `2026-11-20`
 * @throws NotFoundError when there is no such release
 * @throws GoneError when it was taken back
 * @throws UnavailableError while its catalogue is being built
 */
export async function sourceAsOf<Source extends Stored>(
  asof: string,
  source: Source,
): Promise<Source> {
  const { number } = await getReleaseAsOf(source.db, asof, source.snapshot.release);
  return sourceIn(number, source);
}

/** The same for a release that is known to be published. */
export async function sourceIn<Source extends Pick<Stored, 'snapshot'>>(
  release: number,
  source: Source,
): Promise<Source> {
  if (release === source.snapshot.release) return source;
  return { ...source, snapshot: await source.snapshot.earlier(release), isPast: true };
}
