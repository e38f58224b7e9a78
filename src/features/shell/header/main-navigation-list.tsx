import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { activeStates } from './active-entry.ts';
import styles from './main-navigation-list.module.css';

type MainNavigationListProps = {
  entries: MainNavigation['entries'];
  path: string;
  direction: 'horizontal' | 'vertical';
};

/** The entries of the main navigation; active ones are marked by the hairline. */
export function MainNavigationList({ entries, path, direction }: MainNavigationListProps) {
  const active = activeStates(
    entries.map(({ href }) => href),
    path,
  );
  return (
    <ul role="list" className={styles[direction]}>
      {entries.map((entry, index) => (
        <li key={entry.href}>
          <PageLink href={entry.href} className={styles.link} current={active[index]}>
            {entry.title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
