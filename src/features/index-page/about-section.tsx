import type { IndexDetails } from '#src/contract/api/index-details.ts';
import type { Language } from '#src/i18n/languages.ts';
import { filterValueLabels } from '#src/i18n/messages/index-labels.ts';
import { indexFacts } from '#src/i18n/messages/index-facts.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { FactList, type Fact } from './fact-list.tsx';
import styles from './about-section.module.css';

type AboutSectionProps = { details: IndexDetails; language: Language };

/** How the index is made, by whom, and what else identifies it. */
export function AboutSection({ details, language }: AboutSectionProps) {
  const { description } = details;
  return (
    <Section id="about" title={indexSections(language).about}>
      <div className={styles.about}>
        {description ? <p className={styles.description}>{description}</p> : null}
        <FactList facts={[...making(details, language), ...otherIdentifiers(details, language)]} />
      </div>
    </Section>
  );
}

function making(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const values = filterValueLabels(language);
  const { benchmarkFundId, benchmarkName, returnType } = details;
  return [
    { label: f.returnType, value: returnType && values[returnType] },
    { label: f.hedgedTo, value: details.hedgedTo },
    { label: f.region, value: details.region },
    { label: f.weighting, value: details.weighting },
    { label: f.rebalancing, value: details.rebalancing },
    { label: f.frequency, value: values[details.frequency] },
    { label: f.administrator, value: details.administrator },
    {
      label: f.benchmark,
      value: benchmarkFundId && (
        <PageLink href={pages.index(benchmarkFundId)}>{benchmarkName ?? benchmarkFundId}</PageLink>
      ),
    },
  ];
}

function otherIdentifiers(details: IndexDetails, language: Language): Fact[] {
  const f = indexFacts(language);
  const { fundId, secId, performanceId, formerNames } = details;
  return [
    { label: f.formerNames, value: formerNames.join(', ') },
    { label: f.secId, value: secId === fundId ? null : secId },
    { label: f.performanceId, value: performanceId === fundId ? null : performanceId },
    { label: f.licence, value: details.entitlements.licence },
  ];
}
