import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { aboutFacts } from './about-facts.tsx';
import { FactList } from '#src/ui/tables/fact-list.tsx';
import styles from './about-section.module.css';

type AboutSectionProps = { details: IndexDetails; language: Language };

export function AboutSection({ details, language }: AboutSectionProps) {
  const { description } = details;
  return (
    <Section id="about" title={indexSections(language).about}>
      <div className={styles.about}>
        {description ? <p className={styles.description}>{description}</p> : null}
        <FactList facts={aboutFacts(details, language)} />
      </div>
    </Section>
  );
}
