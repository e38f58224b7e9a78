import { PageLink } from '../page-link.tsx';
import styles from './tabs.module.css';

export type Tab = { href: string; label: string; isCurrent: boolean };

type TabsProps = {
  label: string;
  /** Related tabs form one row. */
  rows: readonly (readonly Tab[])[];
};

/** Links to other views of the same list; the current one is marked. */
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
