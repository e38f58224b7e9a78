import type { SectionProps } from '../section.ts';
import { aboutFacts } from './about-facts.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import styles from './about-view.module.css';

export function AboutView({ data, language }: SectionProps<object, 'details'>) {
  const { details } = data;
  const { description } = details;
  return (
    <div className={styles.about}>
      {description ? <p className={styles.description}>{description}</p> : null}
      <FactList facts={aboutFacts(details, language)} />
    </div>
  );
}
