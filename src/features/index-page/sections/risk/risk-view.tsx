import type { SectionProps } from '../section.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { isMarkedForOther } from '#src/domain/figures/marked-for-other.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { dashNote } from '#src/i18n/dash-note.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { DrawdownTable } from './drawdown-table.tsx';
import { leftOutNote, withoutUnknown } from './left-out.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { RiskTable } from './risk-table.tsx';
import { Subsection } from '../../parts/subsection.tsx';
import columns from '../../parts/columns.module.css';
import notes from '../../parts/notes.module.css';
import styles from './risk-view.module.css';

/** Volatility, figures against benchmark and risk-free rate, and drawdowns. */
export function RiskView({ data, language }: SectionProps<object, 'figures'>) {
  const { details, figures } = data;
  if (!hasRisk(figures)) {
    return <EmptyState language={language} description={figureMessages(language).noRisk} />;
  }
  return (
    <Risk
      figures={figures}
      isLive={details === 'failed' || !details.hasCeased}
      language={language}
    />
  );
}

function hasRisk({ risk, drawdowns }: IndexFigures): boolean {
  return risk.some(({ value }) => value !== null) || drawdowns.some(({ depth }) => depth !== null);
}

function launchOf(launchDate: string | null, isCrossed: boolean, language: Language): string {
  if (launchDate === null) return backTestMessages(language).unknownFigures;
  const m = indexPageMessages(language);
  return isCrossed ? m.crossesLaunchNote(formatDate(language, launchDate)) : '';
}

type RiskProps = {
  figures: IndexFigures;
  isLive: boolean;
  language: Language;
};

function Risk({ figures, isLive, language }: RiskProps) {
  const m = figureMessages(language);
  const { launchDate } = figures;
  const known = withoutUnknown(figures);
  const { risk, drawdowns } = known;
  const marked = [...risk, ...drawdowns].filter(({ crossesLaunch }) => crossesLaunch);
  const forOther = marked.filter((one) => isMarkedForOther(one, launchDate));
  const launch = launchOf(launchDate, marked.length > forOther.length, language);
  return (
    <div className={columns.two}>
      <div className={styles.risk}>
        {risk.length === 0 ? null : (
          <RiskTable figures={{ ...figures, risk }} language={language} />
        )}
        <p className={notes.note}>
          {joinSentences(language, [
            risk.length === 0 ? '' : m.riskNote,
            workingMessages(language).ask,
            leftOutNote(language, known),
            dashNote(language, [
              ...risk.map(({ missing }) => missing),
              ...drawdowns.map(({ peak }) => (peak === null ? 'no-fall' : null)),
            ]),
          ])}
        </p>
        {launch === '' && forOther.length === 0 ? null : (
          <p className={notes.note}>
            {joinSentences(language, [
              launch,
              forOther.length === 0 ? '' : indexPageMessages(language).markedForOtherNote,
            ])}
          </p>
        )}
      </div>
      {drawdowns.length === 0 ? null : (
        <Subsection title={m.drawdowns} formula="maximum-drawdown">
          <DrawdownTable
            fundId={figures.fundId}
            drawdowns={drawdowns}
            isLive={isLive}
            language={language}
          />
        </Subsection>
      )}
    </div>
  );
}
