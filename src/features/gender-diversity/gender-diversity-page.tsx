import type { Part } from '#src/client/calls/parts.ts';
import type { ReactNode } from 'react';
import type { GenderDiversity, GenderDiversityResources } from '#src/contract/api/page-answers.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { errorMessages } from '#src/i18n/messages/site/errors.ts';
import { genderDiversityMessages } from '#src/i18n/messages/site/gender-diversity.ts';
import { Container, Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { pages } from '#src/urls.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { Resources } from './resources.tsx';
import { TopConstituents } from './top-constituents.tsx';
import styles from './gender-diversity-page.module.css';

type GenderDiversityPageProps = {
  language: Language;
  microsite: GenderDiversity;
  /** Null where they could not be loaded. */
  resources: Part<GenderDiversityResources>;
  /** The sections that the provider has written. */
  children: ReactNode;
};

/** The gender diversity microsite: what the provider says, the tables of its index, resources (GD-01). */
export function GenderDiversityPage(props: GenderDiversityPageProps) {
  const { language, microsite, resources, children } = props;
  const own = microsite.language === language ? undefined : languageFacts[microsite.language].tag;
  return (
    <Container>
      <article>
        <div lang={own}>
          <PageTitle eyebrow={microsite.eyebrow} title={microsite.title} lead={microsite.lead} />
          <div className={styles.text}>{children}</div>
        </div>
        <Tables language={language} microsite={microsite} />
        {resources === 'failed' ? (
          <Section title={genderDiversityMessages(language).resources}>
            <Notice title={errorMessages(language).elementFailed} />
          </Section>
        ) : (
          <Resources resources={resources} />
        )}
      </article>
    </Container>
  );
}

function Tables({ language, microsite }: { language: Language; microsite: GenderDiversity }) {
  const m = genderDiversityMessages(language);
  const { fundId, portfolioName, asOfDate, numberOfConstituents, classification } = microsite;
  const breakdowns = (['sector', 'country', 'region'] as const).filter(
    (kind) => microsite[`${kind}Breakdown`].length > 0,
  );
  const weights = breakdowns.flatMap((kind) => microsite[`${kind}Breakdown`]);
  const heaviest = Math.max(...weights.map(({ weight }) => weight));
  const link = <PageLink href={pages.index(fundId)}>{m.openIndex}</PageLink>;
  if (microsite.topConstituents.length === 0) {
    return (
      <Section title={m.index(portfolioName)}>
        <Notice title={m.noData}>{link}</Notice>
      </Section>
    );
  }
  return (
    <>
      <Section
        title={m.index(portfolioName)}
        note={
          asOfDate
            ? m.asOf(formatDate(language, asOfDate), formatCount(language, numberOfConstituents))
            : null
        }
      >
        <TopConstituents language={language} constituents={microsite.topConstituents} />
        <p className={styles.note}>{link}</p>
      </Section>
      {breakdowns.length > 0 ? (
        <>
          <div className={styles.breakdowns}>
            {breakdowns.map((kind) => (
              <Section key={kind} title={m[`${kind}Breakdown`]}>
                <BreakdownTable
                  language={language}
                  kind={kind}
                  rows={microsite[`${kind}Breakdown`]}
                  heaviest={heaviest}
                />
              </Section>
            ))}
          </div>
          <p className={styles.note}>
            {classification ? m.classification(classification) : null} {m.rounding}
          </p>
        </>
      ) : null}
    </>
  );
}
