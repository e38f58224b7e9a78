import type { TopHat as TopHatContent } from '#src/contract/content/top-hat-query.ts';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './top-hat.module.css';

const panelId = 'top-hat';

type TopHatProps = {
  language: Language;
  /** Null when there is none, or the content service fails: the page stands without it (LY-11). */
  topHat: TopHatContent | null;
  /** Path of the page: on another page the panel is closed. */
  path: string;
};

/** The house above the site: its name, and a panel with its other places and its topics. */
export function TopHat({ language, topHat, path }: TopHatProps) {
  if (!topHat) return null;
  const { logo, drawerLinks, taxonomyLists } = topHat;
  const m = outerMessages(language);
  const lists = [{ title: m.moreOfHouse, links: drawerLinks }, ...taxonomyLists];
  return (
    <nav className={styles.topHat} aria-label={logo.text} data-print="no">
      <div className={styles.row}>
        <PageLink href={logo.href} className={styles.logo}>
          {logo.text}
        </PageLink>
        <button type="button" className={styles.toggle} popoverTarget={panelId}>
          {m.explore}
        </button>
      </div>
      <div key={path} id={panelId} popover="auto" className={styles.panel}>
        <div className={styles.lists}>
          {lists.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list" className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <PageLink href={link.href}>{link.title}</PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </nav>
  );
}
