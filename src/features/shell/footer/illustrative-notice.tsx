import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import { illustrativeNoticeId } from '../illustrative-notice-id.ts';
import styles from './illustrative-notice.module.css';

type IllustrativeNoticeProps = { language: Language; notice: string | null };

/** Says on every page of a site that is no real provider's that its data is made up. */
export function IllustrativeNotice({ language, notice }: IllustrativeNoticeProps) {
  if (!notice) return null;
  return (
    <aside
      id={illustrativeNoticeId}
      tabIndex={-1}
      className={styles.notice}
      aria-label={outerMessages(language).illustrativeNotice}
    >
      <p className={styles.text}>{notice}</p>
    </aside>
  );
}
