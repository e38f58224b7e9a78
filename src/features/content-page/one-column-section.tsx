import type { Language } from '#src/i18n/languages.ts';
import { RichText } from '#src/ui/rich-text.tsx';
import {
  placeOf,
  type ColumnComponent,
  type ContentPageData,
  type ListData,
  type SectionOf,
} from './content-page-data.ts';
import { FailedElement } from './failed-element.tsx';
import { IndexScreenerPart } from './index-screener-part.tsx';
import { TitledSection } from './titled-section.tsx';

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
      {section.text ? <RichText html={section.text.html} /> : null}
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
  switch (component.name) {
    case 'Index Screener':
      return (
        <IndexScreenerPart
          language={language}
          component={component}
          rows={data?.portfolios ?? null}
        />
      );
    default:
      return <FailedElement language={language} />;
  }
}
