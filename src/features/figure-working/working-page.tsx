import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { WorkingView } from '#src/workings/working-view.tsx';
import styles from './working-page.module.css';

type WorkingPageProps = {
  language: Language;
  origin: string;
  working: FigureWorking;
  /** The page that shows the figure. */
  shownOn: { href: string; name: string };
};

/** The working of a figure as a page of its own: what links lead to without scripts, and what is cited. */
export function WorkingPage({ language, origin, working, shownOn }: WorkingPageProps) {
  const { portfolioName, name } = working;
  const link = <PageLink href={shownOn.href}>{shownOn.name}</PageLink>;
  return (
    <Container>
      <PageTitle
        eyebrow={
          shownOn.name === portfolioName ? (
            link
          ) : (
            <>
              {link} · {portfolioName}
            </>
          )
        }
        title={name}
        lead={workingMessages(language).lead}
      />
      <div className={styles.working}>
        <WorkingView working={working} language={language} origin={origin} headings="h2" />
      </div>
    </Container>
  );
}
