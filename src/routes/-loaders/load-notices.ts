import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage, missing } from '#src/client/page/page-steps.ts';
import type { EndpointAnswer, EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import type { NoticeAnswer } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { readNoticeQuery } from '#src/features/notices/notice-query.ts';
import type { NoticesData } from '#src/features/notices/notices-page.tsx';
import { noticeMessages } from '#src/i18n/messages/lists/notices.ts';
import { apiQueryOf, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { loadRows } from './load-list.ts';

/** Loads the list of notices. The page is shown without filters when those fail, but not without the notices. */
export function loadNotices(
  context: PageContext,
  search: Search,
): Promise<{ data: NoticesData; head: PageFacts }> {
  const { api, language } = context;
  const { title, lead } = noticeMessages(language);
  const query = readNoticeQuery(search);
  const { narrowing, order, paging } = apiQueryOf(query);
  // The visitor's values are passed to the API unchanged, which refuses unknown ones.
  const request = { ...narrowing, index: query.filters['index']?.[0] } as Pick<
    EndpointQuery<'notices'>,
    'filterPattern' | 'type' | 'year' | 'index'
  >;
  const sorted = order as Pick<EndpointQuery<'notices'>, 'sortBy' | 'sortOrder'>;
  return loadPage(context, async () => {
    const [options, rows] = await Promise.all([
      loadPart(
        'notice filters',
        api.get('noticeFilterOptions', request).then(({ filters }) => filters),
      ),
      loadRows(context, api.get('notices', { ...request, ...sorted, ...paging }), rowsOf),
    ]);
    return {
      data: {
        query,
        options,
        rows,
      },
      head: { title, description: lead, path: pages.notices, feed: pages.noticesFeed },
    };
  });
}

function rowsOf({ notices, totalNotices, matchedBySpelling }: EndpointAnswer<'notices'>) {
  return { rows: notices, total: totalNotices, matchedBySpelling };
}

export function loadNotice(
  context: PageContext,
  noticeId: string,
): Promise<{ notice: NoticeAnswer; head: PageFacts }> {
  return loadPage(context, async () => {
    // A call of the API, where no notice is.
    if (noticeId === 'filter-options') throw missing();
    const notice = await context.api.get('notice', { noticeId });
    return {
      notice,
      head: {
        title: notice.title,
        description: notice.paragraphs[0] ?? notice.title,
        path: pages.notice(noticeId),
      },
    };
  });
}
