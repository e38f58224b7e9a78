import type { PublishedRelease } from '../index-core.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { asOfMessages } from '#src/i18n/messages/as-of.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { chartHref, type ChartState } from '../address/chart-state.ts';
import styles from '../index-page.module.css';

type AsOfNoticeProps = {
  fundId: string;
  asOf: PublishedRelease;
  /** Kept on the way back. */
  chart: ChartState;
  language: Language;
};

/** Says that the page is not of today, and leads back. */
export function AsOfNotice({ fundId, asOf, chart, language }: AsOfNoticeProps) {
  const m = asOfMessages(language);
  const date = formatDate(language, asOf.published.slice(0, 10));
  return (
    <div className={styles.asOf}>
      <Notice title={m.title(date, String(asOf.release))}>
        <p>{m.text}</p>
        <p>
          <PageLink href={chartHref(fundId, chart)}>{m.current}</PageLink>
        </p>
      </Notice>
    </div>
  );
}
