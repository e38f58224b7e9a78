import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Language } from '#src/domain/language.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { pages } from '#src/urls.ts';
import { WorkingView } from '#src/workings/working-view.tsx';
import styles from './working-page.module.css';

type WorkingPageProps = { language: Language; origin: string; working: FigureWorking };

/** The working of a figure as a page of its own: what links lead to without scripts, and what is cited. */
export function WorkingPage({ language, origin, working }: WorkingPageProps) {
  const { fundId, portfolioName, name } = working;
  return (
    <Container>
      <PageTitle
        eyebrow={<PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>}
        title={name}
        lead={workingMessages(language).lead}
      />
      <div className={styles.working}>
        <WorkingView working={working} language={language} origin={origin} headings="h2" />
      </div>
    </Container>
  );
}
