import { PageLink } from '#src/ui/page-link.tsx';
import type { SectionOf } from './content-page-data.ts';
import { TitledSection } from './titled-section.tsx';
import styles from './link-list.module.css';

type LinkListProps = {
  title: string | null;
  links: readonly { title: string; href: string; description: string | null }[];
};

/** Links as lines: where each leads, and what is there. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <TitledSection title={title}>
      <ul role="list" className={styles.list}>
        {links.map(({ title: name, href, description }) => (
          <li key={href} className={styles.line}>
            <PageLink href={href} className={styles.link}>
              {name}
            </PageLink>
            {description ? <p className={styles.description}>{description}</p> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The content pages of the site (RT-10). */
export function PageList({ pages }: { pages: SectionOf<'pageList'>['pages'] }) {
  return (
    <LinkList title={null} links={pages.map(({ url, ...page }) => ({ ...page, href: url }))} />
  );
}
