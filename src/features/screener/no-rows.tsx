import type { Language } from '#src/i18n/languages.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink, useLocalPath } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { screenerHref, type ScreenerQuery } from './screener-query.ts';

type NoRowsProps = {
  language: Language;
  query: ScreenerQuery;
  /** Indexes that match; above zero when the page asked for lies behind the last one. */
  total: number;
};

/** The list is empty: nothing matches, or the page lies behind its end. */
export function NoRows({ language, query, total }: NoRowsProps) {
  const m = screenerMessages(language);
  if (total > 0) {
    return (
      <Notice title={m.noSuchPage}>
        <PageLink href={screenerHref(query)}>{m.firstPage}</PageLink>
      </Notice>
    );
  }
  const { filterPattern } = query;
  return (
    <div role="status">
      <Notice title={filterPattern ? m.noneFoundFor(filterPattern) : m.noneFound}>
        <p>{m.noneFoundHint}</p>
        <PageLink href={pages.screener()}>{m.viewAll}</PageLink>
      </Notice>
    </div>
  );
}

/** Trying again would not help: the way on is the list without what the address asked for. */
export function RowsRefused({ language }: { language: Language }) {
  const m = screenerMessages(language);
  return (
    <Notice title={m.refused}>
      <p>{m.refusedHint}</p>
      <PageLink href={pages.screener()}>{m.viewAll}</PageLink>
    </Notice>
  );
}

type RowsFailedProps = { language: Language; query: ScreenerQuery };

/** The list could not be loaded; trying again loads the document anew. */
export function RowsFailed({ language, query }: RowsFailedProps) {
  const m = screenerMessages(language);
  const localPath = useLocalPath();
  return (
    <Notice title={m.rowsFailed}>
      <p>{m.rowsFailedHint}</p>
      <a href={localPath(screenerHref(query, { page: query.page }))}>{m.tryAgain}</a>
    </Notice>
  );
}
