import type { Language } from '#src/domain/language.ts';
import { questionMessages } from '#src/i18n/messages/lists/questions.ts';
import { isNarrowed, listHref } from '#src/list-page/list-query.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import type { ScreenerFigure } from '../screener-figures.ts';
import type { ScreenerQuery } from '../screener-query.ts';
import styles from './question.module.css';

type ReadNoteProps = {
  language: Language;
  query: ScreenerQuery;
  figures: readonly ScreenerFigure[];
};

/** That a typed question became filters and an order, what of it was not understood, and the way back to a search for its words. */
export function ReadNote({ language, query, figures }: ReadNoteProps) {
  const [asked] = query.view['asked'] ?? [];
  const { sort } = query;
  const hasFilters = isNarrowed(query);
  if (asked === undefined || (!hasFilters && sort === null)) return null;
  const m = questionMessages(language);
  const sorting = figures.find(({ tag }) => tag === sort?.by);
  const asWords = `"${asked.replaceAll('"', '')}"`;
  return (
    <p className={styles.note} role="status" data-print="no">
      {hasFilters ? `${m.read} ` : null}
      {sort === null || sorting === undefined ? null : (
        <>
          {(sort.order === 1 ? m.lowestFirst : m.highestFirst)(sorting.name)}{' '}
          <PageLink href={listHref(query, { sort: null })}>{m.unsorted}</PageLink>{' '}
        </>
      )}
      {query.filterPattern === '' ? null : `${m.left(query.filterPattern)} `}
      <PageLink
        href={listHref(query, {
          filterPattern: asWords,
          filters: {},
          sort: null,
          view: { ...query.view, asked: [] },
        })}
      >
        {m.asWords}
      </PageLink>
    </p>
  );
}
