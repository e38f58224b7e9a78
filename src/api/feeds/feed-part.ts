import { NotFoundError } from '#src/domain/errors.ts';
import type { FeedPlace } from './feed.ts';

/** Least entries of a feed, and entries of a page. */
const usual = 50;

type Dated = { date: string };

export type FeedPart<One> = { shown: readonly One[]; place: FeedPlace };

const monthOf = ({ date }: Dated) => date.slice(0, 7);

/**
 * The entries of an Atom document (RFC 5005). The feed itself has the newest ones, at least those of the newest month;
 * an archive has those of one past month, so that it stays the same when entries are added.
 * @param month the month of an archive, like 2026-10; undefined for the feed itself
 * @param addressOf path of the archive of a month, and of the feed itself without one
 * @throws NotFoundError for a month that has no archive
 */
export function archivedPart<One extends Dated>(
  all: readonly One[],
  month: string | undefined,
  addressOf: (archive?: string) => string,
): FeedPart<One> {
  const [newest, ...over] = new Set(all.map(monthOf));
  const linked = (month: string | undefined) => (month === undefined ? null : addressOf(month));
  if (month === undefined) {
    const ofNewest = all.filter((one) => monthOf(one) === newest).length;
    return {
      shown: all.slice(0, Math.max(usual, ofNewest)),
      place: { path: addressOf(), previousArchive: linked(over[0]) },
    };
  }
  const at = over.indexOf(month);
  if (at < 0) throw new NotFoundError(`archive: nothing of this feed is archived for ${month}`);
  return {
    shown: all.filter((one) => monthOf(one) === month),
    place: {
      path: addressOf(month),
      previousArchive: linked(over[at + 1]),
      nextArchive: linked(over[at - 1]),
      archiveOf: addressOf(),
    },
  };
}

/** The entries of one page of a JSON feed. */
export function pagedPart<One>(
  all: readonly One[],
  page: number,
  addressOf: (page?: number) => string,
): FeedPart<One> {
  const end = page * usual;
  return {
    shown: all.slice(end - usual, end),
    place: {
      path: addressOf(page > 1 ? page : undefined),
      nextPage: all.length > end ? addressOf(page + 1) : null,
    },
  };
}
