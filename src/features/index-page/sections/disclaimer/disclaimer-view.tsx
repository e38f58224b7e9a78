import { PageLink } from '#src/ui/page-link.tsx';
import type { SectionProps } from '../section.ts';
import styles from './disclaimer-view.module.css';

export function DisclaimerView({ data: { details } }: SectionProps<object, 'details'>) {
  return (
    <div className={styles.disclaimer}>
      {details.legalDisclaimer.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {details.legalLinks.length > 0 && (
        <ul className={styles.links} data-print="no">
          {details.legalLinks.map(({ title, href }) => (
            <li key={href}>
              <PageLink href={href}>{title}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
