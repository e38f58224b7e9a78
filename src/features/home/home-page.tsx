import type { Home } from '#src/contract/api/site-answers.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { backTestNote } from '#src/list-page/columns/back-test-note.ts';
import { Container, Section } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';
import { HomeHead } from './home-head.tsx';
import type { News } from './home-news.tsx';
import { AssetClasses, FeaturedIndexes, HomeNews, MarketBoard } from './late-parts.ts';
import styles from './home-page.module.css';

type HomePageProps = { language: Language; home: Home; news: News };

export function HomePage({ language, home, news }: HomePageProps) {
  const m = homeMessages(language);
  const featured = home.featured.filter(({ portfolios }) => portfolios.length > 0);
  const shown = featured.flatMap(({ portfolios }) => portfolios);
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
      {featured.length > 0 ? (
        <>
          <div className={styles.featured}>
            {featured.map(({ title, portfolios }) => (
              <Section key={title} title={title}>
                <FeaturedIndexes language={language} title={title} portfolios={portfolios} />
              </Section>
            ))}
          </div>
          <p className={styles.note}>
            {joinSentences(language, [
              m.returnsNote,
              backTestNote(language, shown, ['return1Y']),
              m.performanceNote,
            ])}
          </p>
        </>
      ) : null}
    </Container>
  );
}
