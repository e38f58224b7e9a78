import { pages, withQuery, type QueryValue } from '../urls.ts';

/** The feeds of a subject: Atom, JSON Feed and iCal. */
export type Followed = { atom: string; json: string; calendar: string };

const atLists: Followed = {
  atom: pages.noticesFeed,
  json: '/notices/feed.json',
  calendar: pages.reviewCalendar,
};

/** Feeds of the notices, with the filters of their list. */
export function noticesFollowed(filters: Readonly<Record<string, QueryValue>> = {}): Followed {
  const narrowed = (path: string) => withQuery(path, filters);
  return {
    atom: narrowed(atLists.atom),
    json: narrowed(atLists.json),
    calendar: narrowed(atLists.calendar),
  };
}

/** Feeds of the notices and corrections of an index. */
export function indexFollowed(fundId: string): Followed {
  const path = pages.indexDetails(fundId);
  return {
    atom: `${path}/feed.xml`,
    json: `${path}/feed.json`,
    calendar: `${path}/calendar.ics`,
  };
}

/** The routes of an index's feeds. */
export const indexFollowedPaths: Followed = {
  atom: '/indexes/details/:fundId/feed.xml',
  json: '/indexes/details/:fundId/feed.json',
  calendar: '/indexes/details/:fundId/calendar.ics',
};

/** A pattern for one address of each kind, in the syntax of `routePattern`. */
export const followedPatterns: readonly string[] = [
  ...Object.values(atLists),
  ...Object.values(indexFollowedPaths).map((path) => path.replace(':fundId', '$portfolioDetails')),
];

/** Whether a path is a feed or a calendar. Their handlers parse the filters and refuse unknown parameters. */
export const isFollowed = (path: string): boolean =>
  /\/(?:feed\.(?:xml|json)|\w+\.ics)$/.test(path);
