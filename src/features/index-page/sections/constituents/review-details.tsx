import type { ReviewChanges } from '../../index-core.ts';
import type { Part } from '#src/client/calls/parts.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { reviewMessages } from '#src/i18n/messages/indexes/reviews.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './review-timeline.module.css';

type ReviewDetailsProps = {
  id: string;
  /** Null while they are loaded. */
  changes: Part<ReviewChanges> | null;
  /** The page with this list; null for the one that the page shows. */
  href: string | null;
  language: Language;
};

/** Who came and who went at a review, with their weights, and the way to its list. */
export function ReviewDetails({ id, ...props }: ReviewDetailsProps) {
  const isLoading = props.changes === null;
  return (
    <div id={id} className={styles.details} aria-live="polite" aria-busy={isLoading}>
      <Changes {...props} />
    </div>
  );
}

function Changes({ changes, href, language }: Omit<ReviewDetailsProps, 'id'>) {
  const m = reviewMessages(language);
  if (changes === null) return m.loading;
  if (changes === 'failed') return <span role="alert">{m.changesFailed}</span>;
  const since = changes.previousDate && formatDate(language, changes.previousDate);
  return (
    <>
      {since === null ? null : (
        <>
          <Members
            title={(count) => (count === '0' ? m.nobodyAdded(since) : m.added(count, since))}
            members={changes.additions}
            language={language}
          />
          <Members
            title={(count) => (count === '0' ? m.nobodyDeleted(since) : m.deleted(count, since))}
            members={changes.deletions}
            language={language}
          />
        </>
      )}
      {href === null ? null : (
        <p data-print="no">
          <PageLink href={href}>{m.showList(formatDate(language, changes.date))}</PageLink>
        </p>
      )}
    </>
  );
}

type MembersProps = {
  title: (count: string) => string;
  members: ReviewChanges['additions'];
  language: Language;
};

function Members({ title, members, language }: MembersProps) {
  if (members === null) return null;
  return (
    <>
      <p className={styles.group}>{title(formatCount(language, members.length))}</p>
      {members.length > 0 ? (
        <ul className={styles.members}>
          {members.map(({ name, isin, ticker, weight }) => (
            <li key={`${isin ?? ticker ?? ''} ${name}`}>
              {name}
              {weight === null ? null : (
                <span className={styles.weight}>{` ${formatPercent(language, weight)}`}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
