import { Fragment, type ReactNode } from 'react';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { AboutSection } from './about-section.tsx';
import { CharacteristicsSection } from './characteristics-section.tsx';
import type { ChartState } from './chart-state.ts';
import type { Suggest } from './compare-form.tsx';
import { CorrectionsSection } from './corrections-section.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { CompositionSection } from './composition-section.tsx';
import type { LoadConstituents } from './constituents-list.tsx';
import { ConstituentsSection } from './constituents-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import type { IndexPageData, Part } from './index-page-data.ts';
import { InsightsSection } from './insights-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { RelatedSection } from './related-section.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { RiskSection } from './risk-section.tsx';
import type { SectionId } from './shown-sections.ts';
import { SustainabilitySection } from './sustainability-section.tsx';
import type { LoadReviewChanges } from './use-opened-reviews.ts';
import { VariantsSection } from './variants-section.tsx';
import styles from './further-sections.module.css';

export type FurtherSectionsProps = {
  data: IndexPageData;
  levels: Part<Levels | null>;
  shown: readonly SectionId[];
  language: Language;
  onRetry: () => void;
  loadAllConstituents: LoadConstituents;
  loadReviewChanges: LoadReviewChanges;
  chart: ChartState;
  suggest: Suggest;
};

/** The page below its chart; it comes in the HTML and wakes after the rest of the page. */
export function FurtherSections(props: FurtherSectionsProps) {
  const further = {
    ...ofLevels(props),
    ...ofPortfolio(props),
    ...around(props),
    ...ofIndex(props),
  };
  return props.shown.map((id) => id !== 'levels' && <Fragment key={id}>{further[id]}</Fragment>);
}

type Sections<Id extends SectionId> = Record<Id, ReactNode>;

function ofLevels(props: FurtherSectionsProps): Sections<'comparison' | 'returns' | 'risk'> {
  const { data, levels, language, onRetry, chart, suggest } = props;
  const { details, figures } = data;
  return {
    comparison:
      levels === 'failed' || levels === null ? null : (
        <ComparisonSection
          data={data}
          levels={levels}
          chart={chart}
          language={language}
          suggest={suggest}
        />
      ),
    returns:
      details === 'failed' ? null : (
        <ReturnsSection details={details} figures={figures} language={language} onRetry={onRetry} />
      ),
    risk: <RiskSection figures={figures} levels={levels} language={language} onRetry={onRetry} />,
  };
}

function ofPortfolio(
  props: FurtherSectionsProps,
): Sections<'characteristics' | 'composition' | 'constituents' | 'variants'> {
  const { data, language, onRetry, loadAllConstituents } = props;
  const { details, constituents, variants, fundId } = data;
  return {
    characteristics: (
      <CharacteristicsSection
        characteristics={data.characteristics}
        language={language}
        onRetry={onRetry}
      />
    ),
    composition:
      constituents === 'failed' ? null : (
        <CompositionSection constituents={constituents} language={language} />
      ),
    constituents: (
      <ConstituentsSection
        constituents={constituents}
        reviews={data.reviews}
        askedReview={data.askedReview}
        launchDate={details === 'failed' ? null : details.launchDate}
        delayDays={details === 'failed' ? 0 : details.entitlements.constituentsDelayDays}
        factsheetExists={details !== 'failed' && details.factsheet !== null}
        isDownloadAllowed={details !== 'failed' && details.entitlements.downloads}
        release={data.asOf?.release}
        chart={props.chart}
        language={language}
        onRetry={onRetry}
        loadAll={loadAllConstituents}
        loadReviewChanges={props.loadReviewChanges}
      />
    ),
    variants: (
      <VariantsSection fundId={fundId} variants={variants} language={language} onRetry={onRetry} />
    ),
  };
}

function around(
  props: FurtherSectionsProps,
): Sections<
  | 'related'
  | 'sustainability'
  | 'products'
  | 'documents'
  | 'insights'
  | 'notices-of-index'
  | 'corrections'
> {
  const { data, language, onRetry } = props;
  const { fundId, details, related, sustainability, products, structuredProducts } = data;
  return {
    related: <RelatedSection related={related} language={language} onRetry={onRetry} />,
    sustainability: (
      <SustainabilitySection
        sustainability={sustainability}
        language={language}
        onRetry={onRetry}
      />
    ),
    products: (
      <ProductsSection
        fundId={fundId}
        products={products}
        structuredProducts={structuredProducts}
        language={language}
        onRetry={onRetry}
      />
    ),
    documents: (
      <DocumentsSection
        fundId={fundId}
        factsheet={details === 'failed' ? null : details.factsheet}
        documents={data.documents}
        language={language}
        onRetry={onRetry}
      />
    ),
    insights: <InsightsSection insights={data.insights} language={language} onRetry={onRetry} />,
    corrections: (
      <CorrectionsSection
        fundId={fundId}
        corrections={data.corrections}
        language={language}
        onRetry={onRetry}
      />
    ),
    'notices-of-index': (
      <NoticesSection
        fundId={fundId}
        notices={data.notices}
        language={language}
        onRetry={onRetry}
      />
    ),
  };
}

function ofIndex({ data, language }: FurtherSectionsProps): Sections<'about' | 'disclaimer'> {
  const { details } = data;
  if (details === 'failed') return { about: null, disclaimer: null };
  return {
    about: <AboutSection details={details} language={language} />,
    disclaimer: (
      <Section id="disclaimer" title={indexSections(language).disclaimer}>
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
      </Section>
    ),
  };
}
