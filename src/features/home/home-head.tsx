import type { Home } from '#src/contract/api/site-answers.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { SearchForm } from '#src/ui/controls/search-form.tsx';
import { pages } from '#src/urls.ts';
import { Hero } from './late-parts.ts';
import styles from './home-head.module.css';

/** Headline, and the invitation to search. */
export function HomeHead({ language, home }: { language: Language; home: Home }) {
  const m = homeMessages(language);
  return (
    <header className={styles.head}>
      {home.hero ? (
        <div className={styles.hero}>
          <Hero picture={home.hero} />
        </div>
      ) : null}
      <h1 className={styles.headline}>{home.headline}</h1>
      <SearchForm
        id="home-search"
        action={pages.screener()}
        label={m.searchLabel(formatCount(language, home.numberOfPortfolios))}
        placeholder={m.searchPlaceholder}
        submit={m.search}
      />
    </header>
  );
}
