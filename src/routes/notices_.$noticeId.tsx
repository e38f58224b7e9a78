import { createFileRoute } from '@tanstack/react-router';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import { NoticePage } from '#src/features/notices/notice-page.tsx';
import { loadNotice } from './-loaders/load-notices.ts';
import { routeHead } from './-pages/route-head.ts';

export const Route = createFileRoute('/notices_/$noticeId')({
  loader: ({ context, params: { noticeId } }) => loadNotice(context, noticeId),
  head: routeHead,
  component: NoticeRoute,
});

function NoticeRoute() {
  return <NoticePage language={usePageContext().language} notice={Route.useLoaderData().notice} />;
}
