import { useMemo } from 'react';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { decodeLevels } from '#src/domain/level-columns.ts';
import type { Language } from '#src/i18n/languages.ts';
import { emptyTexts, indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { shellMessages } from '#src/i18n/messages/shell.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { formPages } from '#src/urls.ts';
import { aboutFacts } from './about-facts.tsx';
import { AboutSection } from './about-section.tsx';
import type { LoadConstituents } from './constituents-list.tsx';
import { ConstituentsSection } from './constituents-section.tsx';
import { EmptyState } from './empty-state.tsx';
import { IndexHeader } from './index-header.tsx';
import { hasNothingToShow, hasVariants, type IndexPageData, type Part } from './index-page-data.ts';
import { LevelsSection } from './levels-section.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { SectionMenu } from './section-menu.tsx';
import { VariantsSection } from './variants-section.tsx';
import styles from './index-page.module.css';

type IndexPageProps = {
  data: IndexPageData;
  language: Language;
  onRetry: () => void;
  loadAllConstituents: LoadConstituents;
};

/** Everything the provider publishes of one index. */
export function IndexPage({ data, language, onRetry, loadAllConstituents }: IndexPageProps) {
  const { fundId, details, prices } = data;
  const levels = useMemo(
    () => (prices === 'failed' ? prices : prices && decodeLevels(prices)),
    [prices],
  );
  const known = levels === 'failed' ? null : levels;
  const shown = shownSections(data, language);
  const titles = indexSections(language);
  return (
    <Container>
      <article>
        {details === 'failed' ? (
          <UnknownPortfolio fundId={fundId} language={language} />
        ) : (
          <IndexHeader
            details={details}
            levels={known}
            language={language}
            onNewerLevel={onRetry}
          />
        )}
        <div className={styles.body}>
          <SectionMenu
            label={indexPageMessages(language).sections}
            sections={shown.map((id) => ({ id, title: titles[id] }))}
          />
          <div className={styles.sections}>
            {shown.includes('levels') ? (
              <LevelsSection
                levels={levels}
                details={details}
                language={language}
                onRetry={onRetry}
              />
            ) : (
              <EmptyState language={language} description={emptyTexts(language).nothingAvailable} />
            )}
            {shown.includes('returns') && details !== 'failed' ? (
              <ReturnsSection details={details} language={language} />
            ) : null}
            {shown.includes('constituents') ? (
              <ConstituentsSection
                constituents={data.constituents}
                delayDays={delayDays(details)}
                factsheetExists={false}
                language={language}
                onRetry={onRetry}
                loadAll={loadAllConstituents}
              />
            ) : null}
            {shown.includes('variants') ? (
              <VariantsSection
                fundId={fundId}
                variants={data.variants}
                language={language}
                onRetry={onRetry}
              />
            ) : null}
            {details === 'failed' ? null : (
              <>
                {shown.includes('about') ? (
                  <AboutSection details={details} language={language} />
                ) : null}
                <Section id="disclaimer" title={titles.disclaimer}>
                  <p className={styles.disclaimer}>{details.legalDisclaimer}</p>
                </Section>
              </>
            )}
          </div>
        </div>
      </article>
    </Container>
  );
}

type SectionId = keyof ReturnType<typeof indexSections>;

function shownSections(data: IndexPageData, language: Language): SectionId[] {
  const { details } = data;
  const isKnown = details !== 'failed';
  const isEmpty = hasNothingToShow(data);
  const shown: Record<SectionId, boolean> = {
    levels: !isEmpty,
    returns: !isEmpty && isKnown,
    constituents: !isEmpty,
    variants: hasVariants(data),
    about: isKnown && isDescribed(details, language),
    disclaimer: isKnown,
  };
  return (Object.keys(shown) as SectionId[]).filter((id) => shown[id]);
}

function isDescribed(details: IndexDetails, language: Language): boolean {
  return details.description !== null || aboutFacts(details, language).length > 0;
}

function delayDays(details: Part<IndexDetails>): number {
  return details === 'failed' ? 0 : details.entitlements.constituentsDelayDays;
}

/** The index exists, but what it is could not be loaded (ID-11). */
function UnknownPortfolio({ fundId, language }: { fundId: string; language: Language }) {
  return (
    <div className={styles.unknown}>
      <PageTitle title={fundId} />
      <EmptyState language={language} description={emptyTexts(language).noPortfolio} />
      <p>
        <ButtonLink href={formPages.contact}>{shellMessages(language).contactUs}</ButtonLink>
      </p>
    </div>
  );
}
