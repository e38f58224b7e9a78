import type { ShownSection } from '#src/contract/api/page-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { AboutUs } from './about-us.tsx';
import type { ContentPageData } from './content-page-data.ts';
import { ElementBoundary } from './element-boundary.tsx';
import { FailedElement } from './failed-element.tsx';
import { IndexesCards } from './indexes-cards.tsx';
import { LinkList, PageList } from './link-list.tsx';
import { OneColumnSection } from './one-column-section.tsx';
import { Picture } from './picture.tsx';
import { PromoCards } from './promo-cards.tsx';
import { RichTextSection } from './rich-text-section.tsx';

type SectionsProps = { language: Language; data: ContentPageData };

/** The sections of a page; an error affects only its own section (TP-07). */
export function Sections({ language, data }: SectionsProps) {
  return data.page.sections.map((section, at) => (
    // A page's sections never change their order.
    <ElementBoundary key={`${at} ${section.type}`} language={language}>
      <SectionView language={language} data={data} section={section} at={at} />
    </ElementBoundary>
  ));
}

type SectionViewProps = SectionsProps & { section: ShownSection; at: number };

function SectionView({ language, data, section, at }: SectionViewProps) {
  switch (section.type) {
    case 'richText':
      return <RichTextSection section={section} />;
    case 'picture':
      return <Picture section={section} />;
    case 'promoCards':
      return <PromoCards section={section} />;
    case 'linkList':
      return <LinkList title={section.title} links={section.links} />;
    case 'pageList':
      return <PageList pages={section.pages} />;
    case 'aboutUs':
      return <AboutUs language={language} section={section} />;
    case 'indexesCards':
      return <IndexesCards language={language} section={section} at={at} levels={data.levels} />;
    case 'oneColumnSection':
      return <OneColumnSection language={language} section={section} at={at} lists={data.lists} />;
    default:
      return <FailedElement language={language} />;
  }
}
