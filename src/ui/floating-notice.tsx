import type { ReactNode } from 'react';
import styles from './floating-notice.module.css';

/** Says something over the page, at its foot; what it says of what was asked for stands above what it says of the browser. */
export function FloatingNotice({ isAbove = false, children }: FloatingNoticeProps) {
  return (
    <div className={isAbove ? `${styles.notice} ${styles.above}` : styles.notice}>{children}</div>
  );
}

type FloatingNoticeProps = { isAbove?: boolean; children: ReactNode };
