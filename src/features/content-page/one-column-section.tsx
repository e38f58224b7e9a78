import type { Language } from '#src/domain/language.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import {
  placeOf,
  type ColumnComponent,
  type ContentPageData,
  type ListData,
  type SectionOf,
} from './content-page-data.ts';
import { DocumentsPart } from './documents-part.tsx';
import { FailedElement } from './failed-element.tsx';
import { IndexScreenerPart } from './index-screener-part.tsx';
import { StructuredProductsPart } from './structured-products-part.tsx';
import { TitledSection } from './titled-section.tsx';
import styles from './one-column-section.module.css';

type OneColumnSectionProps = {
  language: Language;
  section: SectionOf<'oneColumnSection'>;
  at: number;
  lists: ContentPageData['lists'];
};

/** One column of lists of the site, below each other (TP-04). */
export function OneColumnSection({ language, section, at, lists }: OneColumnSectionProps) {
  return (
    <TitledSection title={section.title}>
      {section.text ? (
        <div className={styles.text}>
          <RichText html={section.text.html} />
        </div>
      ) : null}
      {section.components.map((component, index) => {
        const place = placeOf(at, index);
        return (
          <ComponentView
            key={place}
            language={language}
            component={component}
            data={lists[place]}
          />
        );
      })}
    </TitledSection>
  );
}

type ComponentViewProps = {
  language: Language;
  component: ColumnComponent;
  data: ListData | undefined;
};

function ComponentView({ language, component, data }: ComponentViewProps) {
  if (component.name === 'Unknown' || !data) return <FailedElement language={language} />;
  const { title, searchParams } = component;
  const shown = { language, title, searchParams };
  if ('documents' in data) return <DocumentsPart {...shown} answer={data.documents} />;
  if ('structuredProducts' in data) {
    return <StructuredProductsPart {...shown} answer={data.structuredProducts} />;
  }
  return <IndexScreenerPart {...shown} answer={data.portfolios} />;
}
