import { longestTerm } from '#src/domain/search-term.ts';
import type { WrongValue } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { formatCount } from '#src/i18n/format.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink, useLocalPath } from '#src/ui/page-link.tsx';
import { isNarrowed, listHref, withoutValue, type ListQuery } from './list-query.ts';
import type { ListTexts } from './list-texts.ts';

type NoRowsProps = {
  language: Language;
  query: ListQuery;
  texts: ListTexts;
  /** The path of the unfiltered list. */
  wholeList: string;
};

/**
 * The message of an empty list: nothing matches, or the page is beyond the last one.
 * @param total matching rows; above zero when the page is beyond the last one
 */
export function NoRows(props: NoRowsProps & { total: number }) {
  const { language, query, texts, wholeList, total } = props;
  if (total > 0) return <NoSuchPage language={language} query={query} total={total} />;
  return (
    <div role="status" tabIndex={-1} data-takes-focus="">
      {isNarrowed(query) ? (
        <NoneMatch language={language} query={query} texts={texts} wholeList={wholeList} />
      ) : (
        <Notice title={texts.noneYet} />
      )}
    </div>
  );
}

/** The message for a page beyond the last one, with a link to the last. */
function NoSuchPage({
  language,
  query,
  total,
}: Pick<NoRowsProps, 'language' | 'query'> & { total: number }) {
  const m = listMessages(language);
  const last = Math.ceil(total / query.size);
  const [asked, pages] = [query.page, last].map((number) => formatCount(language, number));
  return (
    <Notice title={m.noSuchPage(asked!, pages!)}>
      <PageLink href={listHref(query, { page: last })}>{m.lastPage}</PageLink>
    </Notice>
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

type RowsRefusedProps = NoRowsProps & {
  wrong: readonly WrongValue[];
  filterNames: Readonly<Record<string, string>>;
};

/**
 * The message of a refused address. Retrying would not help, so it links to the nearest accepted value or to the
 * unfiltered list.
 */
export function RowsRefused(props: RowsRefusedProps) {
  const { language, query, texts, wholeList } = props;
  const m = listMessages(language);
  const isTooLong = query.filterPattern.length > longestTerm;
  const wrong = isTooLong ? [] : [...wrongFilters(props), ...wrongNames(props)];
  const [first, ...others] = wrong;
  const hint = isTooLong ? m.termTooLongHint(String(longestTerm)) : m.refusedHint;
  return (
    <div role="alert">
      <Notice title={isTooLong ? m.termTooLong : (first?.said ?? m.refused)}>
        {first === undefined ? <p>{hint}</p> : null}
        {wrong.map(({ said, wayOn, href }) => (
          <p key={said}>
            {others.length > 0 ? `${said} ` : ''}
            <PageLink href={href}>{wayOn}</PageLink>
          </p>
        ))}
        <PageLink href={wholeList}>{texts.viewAll}</PageLink>
      </Notice>
    </div>
  );
}

/** The message for each wrong value of a filter, with a link that replaces it by the nearest value or removes it. */
function wrongFilters({ language, query, wrong, filterNames }: RowsRefusedProps) {
  const { filters } = query;
  const m = listMessages(language);
  return wrong.flatMap(({ parameter, value, nearest }) => {
    // The parameter of a call may be named differently from that of the page.
    const names = Object.keys(filters).filter((name) => filters[name]?.includes(value));
    const name = names.includes(parameter) ? parameter : names[0];
    if (name === undefined) return [];
    const filter = filterNames[name] ?? name;
    const left = withoutValue(query, name, value).filters;
    const meant = {
      ...left,
      [name]: [...(left?.[name] ?? []), nearest ?? ''].filter(Boolean),
    };
    return [
      {
        said: m.notAValue(value, filter),
        wayOn: nearest === null ? m.clearOne(filter, value) : m.meantPerhaps(nearest),
        href: listHref(query, { filters: meant }),
      },
    ];
  });
}

/** The message for each name that is no figure, such as a column, with a link that replaces or removes it. */
function wrongNames({ language, query, wrong }: RowsRefusedProps) {
  const { view, sort } = query;
  const m = listMessages(language);
  return wrong.flatMap(({ value, nearest }) => {
    const namesIn = (name: string) => (view[name]?.[0] ?? '').split(',');
    const name = Object.keys(view).find((one) => namesIn(one).includes(value));
    if (name === undefined && sort?.by !== value) return [];
    const names = (of: string) =>
      namesIn(of)
        .map((one) => (one === value ? (nearest ?? '') : one))
        .filter(Boolean);
    const href =
      name === undefined
        ? listHref(query, { sort: nearest === null ? null : { ...sort!, by: nearest } })
        : listHref(query, { view: { ...view, [name]: [names(name).join()] } });
    return [
      {
        said: m.noSuchFigure(value),
        wayOn: nearest === null ? m.withoutFigure(value) : m.meantPerhaps(nearest),
        href,
      },
    ];
  });
}

/** The message when the list could not be loaded. Retrying reloads the document. */
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
