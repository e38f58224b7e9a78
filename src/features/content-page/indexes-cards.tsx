import { languageFacts, type Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Carousel } from './carousel.tsx';
import type { ContentPageData, SectionOf } from './content-page-data.ts';
import { IndexCard } from './index-card.tsx';
import { TitledSection } from './titled-section.tsx';
import styles from './indexes-cards.module.css';

type IndexesCardsProps = {
  language: Language;
  section: SectionOf<'indexesCards'>;
  at: number;
  levels: ContentPageData['levels'];
};

/** Featured indexes by category, four in view and the others a step aside (TP-03). */
export function IndexesCards({ language, section, at, levels }: IndexesCardsProps) {
  const m = contentPageMessages(language);
  const categories = section.categories.filter(({ featuredIndexes: { length } }) => length > 0);
  return (
    <TitledSection title={section.title} note={section.note}>
      {categories.length === 0 ? <Notice title={m.noFeatured} /> : null}
      {categories.map(({ title, featuredIndexes }, category) => (
        <div key={title} className={styles.category}>
          <h3 className={styles.title}>{title}</h3>
          <Carousel
            id={`cards-${at}-${category}`}
            lang={languageFacts[language].tag}
            label={m.indexesOf(title)}
            dotsLabel={m.groups(title)}
            dotLabel={m.showGroup}
            cards={featuredIndexes.map((index) => ({
              key: index.fundId,
              card: <IndexCard language={language} index={index} level={levels[index.secId]} />,
            }))}
          />
        </div>
      ))}
    </TitledSection>
  );
}
