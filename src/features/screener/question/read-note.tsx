import type { Language } from '#src/domain/language.ts';
import { questionMessages } from '#src/i18n/messages/lists/questions.ts';
import { isNarrowed, listHref } from '#src/list-page/list-query.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import type { ScreenerQuery } from '../screener-query.ts';
import styles from './question.module.css';

type ReadNoteProps = { language: Language; query: ScreenerQuery };

/** That a typed question became filters, what of it was not understood, and the way back to a search for its words. */
export function ReadNote({ language, query }: ReadNoteProps) {
  const [asked] = query.view['asked'] ?? [];
  if (asked === undefined || !isNarrowed(query)) return null;
  const m = questionMessages(language);
  const asWords = `"${asked.replaceAll('"', '')}"`;
  return (
    <p className={styles.note} role="status" data-print="no">
      {m.read} {query.filterPattern === '' ? null : `${m.left(query.filterPattern)} `}
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
