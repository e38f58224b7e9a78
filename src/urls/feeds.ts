import { pages, withQuery, type QueryValue } from '../urls.ts';

/** What announces itself to whoever follows it: Atom, JSON Feed and iCal. */
export type Followed = { atom: string; json: string; calendar: string };

const atLists: Followed = {
  atom: pages.noticesFeed,
  json: '/notices/feed.json',
  calendar: pages.reviewCalendar,
};

/** Notices as the filters of their list narrow them. */
export function noticesFollowed(filters: Readonly<Record<string, QueryValue>> = {}): Followed {
  const narrowed = (path: string) => withQuery(path, filters);
  return {
    atom: narrowed(atLists.atom),
    json: narrowed(atLists.json),
    calendar: narrowed(atLists.calendar),
  };
}

/** Notices and corrections of an index. */
export function indexFollowed(fundId: string): Followed {
  const path = pages.indexDetails(fundId);
  return {
    atom: `${path}/feed.xml`,
    json: `${path}/feed.json`,
    calendar: `${path}/calendar.ics`,
  };
}

/** Patterns of what is followed of an index. */
export const indexFollowedPaths: Followed = {
  atom: '/indexes/details/:fundId/feed.xml',
  json: '/indexes/details/:fundId/feed.json',
  calendar: '/indexes/details/:fundId/calendar.ics',
};

/** Patterns for one address of each kind, as `routePattern` has them. */
export const followedPatterns: readonly string[] = [
  ...Object.values(atLists),
  ...Object.values(indexFollowedPaths).map((path) => path.replace(':fundId', '$portfolioDetails')),
];

/** Whether a path is that of a feed or a calendar: they read their filters, and refuse what they do not know, themselves. */
export const isFollowed = (path: string): boolean =>
  /\/(?:feed\.(?:xml|json)|\w+\.ics)$/.test(path);
