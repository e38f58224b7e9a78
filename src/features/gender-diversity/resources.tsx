import type { GenderDiversityResources } from '#src/contract/api/page-answers.ts';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './resources.module.css';

/** Where to read on. */
export function Resources({ resources }: { resources: GenderDiversityResources }) {
  return (
    <Section title={resources.title}>
      <ul role="list" className={styles.list}>
        {resources.links.map(({ title, href, description }) => (
          <li key={href}>
            <PageLink href={href}>{title}</PageLink>
            {description ? <p className={styles.description}>{description}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
