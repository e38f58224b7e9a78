import type { Home } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { Container } from '#src/ui/layout.tsx';
import { HomeHead } from './home-head.tsx';
import type { News } from './home-news.tsx';
import { AssetClasses, FeaturedIndexes, HomeNews, MarketBoard } from './late-parts.ts';
import styles from './home-page.module.css';

type HomePageProps = { language: Language; home: Home; news: News };

export function HomePage({ language, home, news }: HomePageProps) {
  return (
    <Container>
      <HomeHead language={language} home={home} />
      <MarketBoard language={language} flagships={home.flagships} />
      <HomeNews language={language} {...news} />
      <p className={styles.introduction}>{home.introduction}</p>
      <AssetClasses language={language} assetTypes={home.assetTypes} />
      <FeaturedIndexes language={language} groups={home.featured} />
    </Container>
  );
}
