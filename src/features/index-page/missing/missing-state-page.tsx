import type { MissingState } from '../index-core.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/i18n/languages.ts';
import { asOfMessages, missingStateTexts, missingStateTitles } from '#src/i18n/messages/as-of.ts';
import { Container } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { AsOfForm } from './as-of-form.tsx';
import { chartHref, type ChartState } from '../address/chart-state.ts';

type MissingStatePageProps = { state: MissingState; chart: ChartState; language: Language };

/** Stands where an index is asked for as of a day or release that cannot be shown: why, and what can be. */
export function MissingStatePage({ state, chart, language }: MissingStatePageProps) {
  const { fundId, portfolioName, reason, releases, withdrawnBy: by } = state;
  const m = asOfMessages(language);
  const { current, firstDay } = releases;
  const currentDay = formatDate(language, current.published.slice(0, 10));
  return (
    <Container>
      <article>
        <PageTitle title={portfolioName} />
        <Notice title={missingStateTitles(language)[reason](nameOfAsked(state, language))}>
          <p>{missingStateTexts(language)[reason]}</p>
          {by ? (
            <p>
              {m.replaced(
                formatDate(language, by.published.slice(0, 10)),
                String(by.release),
                by.reason,
              )}
            </p>
          ) : null}
          <p>{m.range(formatDate(language, firstDay), currentDay, String(current.release))}</p>
          <p>
            <PageLink href={chartHref(fundId, chart)}>{m.current}</PageLink>
          </p>
          <AsOfForm
            fundId={fundId}
            asOf={null}
            releases={releases}
            chart={chart}
            language={language}
          />
        </Notice>
      </article>
    </Container>
  );
}

function nameOfAsked({ asked, reason }: MissingState, language: Language): string {
  if (reason === 'unreadable') return asked;
  return asked.includes('-') ? formatDate(language, asked) : asOfMessages(language).release(asked);
}
