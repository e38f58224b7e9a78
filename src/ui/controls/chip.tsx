import { PageLink } from '../page-link.tsx';
import styles from './chip.module.css';

/** A selected value that can be removed. */
export function Chip({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <PageLink href={href} className={styles.chip} label={label}>
      <span className={styles.text}>{children}</span>
      <svg className={styles.cross} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d="m1 1 8 8M9 1 1 9" />
      </svg>
    </PageLink>
  );
}
