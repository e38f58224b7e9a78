import { longestTerm } from '#src/domain/search-term.ts';
import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink, useLocalPath } from '#src/ui/page-link.tsx';
import { isNarrowed, listHref, type ListQuery } from './list-query.ts';
import type { ListTexts } from './list-texts.ts';

type NoRowsProps = {
  language: Language;
  query: ListQuery;
  texts: ListTexts;
  /** Path of the list without what the address asked for. */
  wholeList: string;
};

/**
 * The list is empty: nothing matches, or the page lies behind its end.
 * @param total rows that match; above zero when the page asked for lies behind the last one
 */
export function NoRows(props: NoRowsProps & { total: number }) {
  const { language, query, texts, wholeList, total } = props;
  const m = listMessages(language);
  if (total > 0) {
    return (
      <Notice title={m.noSuchPage}>
        <PageLink href={listHref(query)}>{m.firstPage}</PageLink>
      </Notice>
    );
  }
  return (
    <div role="status" tabIndex={-1} data-takes-focus="">
      {texts.noneYet !== undefined && !isNarrowed(query) ? (
        <Notice title={texts.noneYet} />
      ) : (
        <NoneMatch language={language} query={query} texts={texts} wholeList={wholeList} />
      )}
    </div>
  );
}

function NoneMatch({ language, query: { filterPattern }, texts, wholeList }: NoRowsProps) {
  return (
    <Notice title={filterPattern ? texts.noneFoundFor(filterPattern) : texts.noneFound}>
      <p>{listMessages(language).noneFoundHint}</p>
      <PageLink href={wholeList}>{texts.viewAll}</PageLink>
    </Notice>
  );
}

/** Trying again would not help: the way on is the list without what the address asked for. */
export function RowsRefused({ language, query, texts, wholeList }: NoRowsProps) {
  const m = listMessages(language);
  const isTooLong = query.filterPattern.length > longestTerm;
  return (
    <div role="alert">
      <Notice title={isTooLong ? m.termTooLong : m.refused}>
        <p>{isTooLong ? m.termTooLongHint(String(longestTerm)) : m.refusedHint}</p>
        <PageLink href={wholeList}>{texts.viewAll}</PageLink>
      </Notice>
    </div>
  );
}

/** The list could not be loaded; trying again loads the document anew. */
export function RowsFailed({ language, query, texts }: Omit<NoRowsProps, 'wholeList'>) {
  const m = listMessages(language);
  const localPath = useLocalPath();
  return (
    <div role="alert">
      <Notice title={m.rowsFailed}>
        <p>{texts.rowsFailedHint}</p>
        <a href={localPath(listHref(query, { page: query.page }))}>{m.tryAgain}</a>
      </Notice>
    </div>
  );
}
