import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './footer-groups.module.css';

/** Further pages of the provider, by group. */
export function FooterGroups({ groups }: { groups: MainNavigation['footer'] }) {
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={title} className={styles.group} data-print="no">
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.links}>
        {links.map(({ title: name, href }) => (
          <li key={href}>
            <PageLink href={href}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
