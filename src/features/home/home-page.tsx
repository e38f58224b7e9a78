import type { Home } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import type { News } from './home-news.tsx';
import { AssetClasses, FeaturedIndexes, HomeHead, HomeNews, MarketBoard } from './late-parts.ts';
import styles from './home-page.module.css';

type HomePageProps = { language: Language; home: Home; news: News };

export function HomePage({ language, home, news }: HomePageProps) {
  const m = homeMessages(language);
  return (
    <Container>
      <HomeHead language={language} home={home} />
      <MarketBoard language={language} flagships={home.flagships} />
      <HomeNews language={language} {...news} />
      <p className={styles.introduction}>{home.introduction}</p>
      <Section
        title={m.assetClasses}
        note={<PageLink href={pages.screener()}>{m.allIndexes}</PageLink>}
      >
        <AssetClasses language={language} assetTypes={home.assetTypes} />
      </Section>
      <FeaturedIndexes language={language} groups={home.featured} />
    </Container>
  );
}
