import { PageLink } from '../page-link.tsx';
import styles from './tabs.module.css';

export type Tab = { href: string; label: string; isCurrent: boolean };

type TabsProps = {
  label: string;
  /** Tabs that belong together stand in one row. */
  rows: readonly (readonly Tab[])[];
};

/** Links to the same list in other cuts, above it; the one that is shown is marked. */
export function Tabs({ label, rows }: TabsProps) {
  return (
    <nav aria-label={label} data-print="no">
      {rows.map((tabs) => (
        <ul key={tabs[0]?.href} role="list" className={styles.row}>
          {tabs.map(({ href, label: name, isCurrent }) => (
            <li key={href} className={isCurrent ? styles.current : undefined}>
              <PageLink href={href} className={styles.tab} current={isCurrent ? 'page' : undefined}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
