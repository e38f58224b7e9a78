import { useActiveSection } from './use-active-section.ts';
import styles from './section-menu.module.css';

type SectionMenuProps = { label: string; sections: readonly { id: string; title: string }[] };

/** Leads to the page's sections and marks the one in view by the hairline. */
export function SectionMenu({ label, sections }: SectionMenuProps) {
  const active = useActiveSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.menu} aria-label={label} data-print="no">
      <ul role="list" className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
