import type { MissingRelease } from '#src/client/page/release-of-page.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { asOfMessages, missingStateTexts } from '#src/i18n/messages/data/as-of.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { AllReleasesLink } from './all-releases-link.tsx';
import styles from './as-of.module.css';
import { CurrentLink } from './current-link.tsx';

type MissingReleaseViewProps = {
  missing: MissingRelease;
  /** Says what is wrong, in one line. */
  title: string;
  /** Path and query of the page, without its language prefix. */
  path: string;
  search: string;
  language: Language;
};

/** The page shown when the requested day or release cannot be shown: the reason, and the releases that can be. */
export function MissingReleaseView(props: MissingReleaseViewProps) {
  const { missing, title, path, search, language } = props;
  const { reason, withdrawnBy: by, current, firstDay } = missing;
  const m = asOfMessages(language);
  const dayOf = (published: string) => formatDate(language, published.slice(0, 10));
  return (
    <Container>
      <article className={styles.missing}>
        <PageTitle title={title} lead={missingStateTexts(language)[reason]} />
        {by ? <p>{m.replaced(dayOf(by.published), String(by.release), by.reason)}</p> : null}
        <p>
          {m.range(
            formatDate(language, firstDay),
            dayOf(current.published),
            String(current.release),
          )}
        </p>
        <p>
          <CurrentLink path={path} search={search} language={language} />
        </p>
        <p>
          <AllReleasesLink language={language} />
        </p>
      </article>
    </Container>
  );
}
