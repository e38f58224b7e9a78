import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  title: string;
  children?: ReactNode;
};

/** A message in place of data: nothing found, not available or not loaded, and what can be done. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
