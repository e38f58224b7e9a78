import { useRouter } from '@tanstack/react-router';
import { usePageContext } from '#src/client/use-page-context.ts';
import '#src/features/index-page/index-page-styles.ts';
import { IndexPage } from '#src/features/index-page/index-page.tsx';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { FurtherSections } from './-further-sections.ts';
import { loadAllConstituents } from './-load-index-page.ts';

/** The index page with what it asks of router and API; each of its addresses shows it. */
export function IndexRoutePage({ data }: { data: IndexPageData }) {
  const router = useRouter();
  const context = usePageContext();
  return (
    <IndexPage
      key={data.fundId}
      data={data}
      language={context.language}
      Further={FurtherSections}
      onRetry={() => void router.invalidate()}
      loadAllConstituents={(fundId) => loadAllConstituents(context, fundId)}
    />
  );
}
