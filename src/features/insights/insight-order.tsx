import type { Language } from '#src/domain/language.ts';
import { insightsMessages } from '#src/i18n/messages/articles/insights.ts';
import { listHref, type ListQuery, type SortState } from '#src/list-page/list-query.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './insight-order.module.css';

type InsightOrderProps = { language: Language; query: ListQuery };

/** The orders that the grid can have, as links; with a search term it begins with the best match. */
export function InsightOrder({ language, query }: InsightOrderProps) {
  const m = insightsMessages(language);
  const standing = query.sort ?? (query.filterPattern === '' ? newest : null);
  const orders = [
    { sort: newest, label: m.newest },
    { sort: { by: 'date', order: 1 } as const, label: m.oldest },
    { sort: { by: 'title', order: 1 } as const, label: m.byTitle },
  ];
  return (
    <nav aria-label={m.sort} data-print="no">
      <ul role="list" className={styles.orders}>
        {orders.map(({ sort, label }) => (
          <li key={label}>
            <PageLink
              href={listHref(query, { sort })}
              className={styles.order}
              current={isSame(standing, sort) ? 'true' : undefined}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const newest: SortState = { by: 'date', order: -1 };

function isSame(one: SortState | null, other: SortState): boolean {
  return one?.by === other.by && one.order === other.order;
}
