import type { Home } from '#src/contract/api/site-answers.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { pages } from '#src/urls.ts';
import { Hero } from './late-parts.ts';
import styles from './home-head.module.css';

/** Headline, and the invitation to search. */
export function HomeHead({ language, home }: { language: Language; home: Home }) {
  const m = homeMessages(language);
  const label = m.searchLabel(formatCount(language, home.numberOfPortfolios));
  return (
    <header className={styles.head}>
      {home.hero ? (
        <div className={styles.hero}>
          <Hero picture={home.hero} />
        </div>
      ) : null}
      <h1 className={styles.headline}>{home.headline}</h1>
      <PageForm role="search" label={label} action={pages.screener()}>
        <label className={styles.label} htmlFor="home-search">
          {label}
        </label>
        <div className={styles.fieldRow}>
          <input
            id="home-search"
            type="search"
            name="filterPattern"
            maxLength={200}
            autoComplete="off"
            placeholder={m.searchPlaceholder}
            className={styles.field}
          />
          <Button look="primary" type="submit">
            {m.search}
          </Button>
        </div>
      </PageForm>
    </header>
  );
}
