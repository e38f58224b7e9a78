import type { ReactNode } from 'react';
import styles from './floating-notice.module.css';

/** A message over the foot of the page. Messages about the visitor's request are above those about the browser. */
export function FloatingNotice({ isAbove = false, children }: FloatingNoticeProps) {
  return (
    <div className={isAbove ? `${styles.notice} ${styles.above}` : styles.notice}>{children}</div>
  );
}

type FloatingNoticeProps = { isAbove?: boolean; children: ReactNode };
