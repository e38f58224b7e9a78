import type { Levels } from '#src/domain/level-columns.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { AboutSection } from './about-section.tsx';
import { CompositionSection } from './composition-section.tsx';
import type { LoadConstituents } from './constituents-list.tsx';
import { ConstituentsSection } from './constituents-section.tsx';
import type { IndexPageData, Part } from './index-page-data.ts';
import { ReturnsSection } from './returns-section.tsx';
import { RiskSection } from './risk-section.tsx';
import type { SectionId } from './shown-sections.ts';
import { VariantsSection } from './variants-section.tsx';
import styles from './further-sections.module.css';

export type FurtherSectionsProps = {
  data: IndexPageData;
  levels: Part<Levels | null>;
  shown: readonly SectionId[];
  language: Language;
  onRetry: () => void;
  loadAllConstituents: LoadConstituents;
};

/** The page below its chart; it comes in the HTML and wakes after the rest of the page. */
export function FurtherSections(props: FurtherSectionsProps) {
  const { data, levels, shown, language, onRetry, loadAllConstituents } = props;
  const { details, figures, constituents, variants } = data;
  const known = details === 'failed' ? null : details;
  return (
    <>
      {known && shown.includes('returns') ? (
        <ReturnsSection details={known} figures={figures} language={language} onRetry={onRetry} />
      ) : null}
      {shown.includes('risk') ? (
        <RiskSection figures={figures} levels={levels} language={language} onRetry={onRetry} />
      ) : null}
      {constituents !== 'failed' && shown.includes('composition') ? (
        <CompositionSection constituents={constituents} language={language} />
      ) : null}
      {shown.includes('constituents') ? (
        <ConstituentsSection
          constituents={constituents}
          delayDays={known?.entitlements.constituentsDelayDays ?? 0}
          factsheetExists={false}
          language={language}
          onRetry={onRetry}
          loadAll={loadAllConstituents}
        />
      ) : null}
      {shown.includes('variants') ? (
        <VariantsSection
          fundId={data.fundId}
          variants={variants}
          language={language}
          onRetry={onRetry}
        />
      ) : null}
      {known && shown.includes('about') ? (
        <AboutSection details={known} language={language} />
      ) : null}
      {known ? (
        <Section id="disclaimer" title={indexSections(language).disclaimer}>
          <p className={styles.disclaimer}>{known.legalDisclaimer}</p>
        </Section>
      ) : null}
    </>
  );
}
