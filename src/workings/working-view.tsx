import type { ReactNode } from 'react';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { missingTexts } from '#src/i18n/messages/figures/missing.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import { splitLanguage } from '#src/urls.ts';
import { isOfYear, MonthsOfYear } from './months-of-year.tsx';
import { CalculationSteps } from './calculation-steps.tsx';
import { citationOf } from './citation-of.ts';
import { EarlierTable } from './earlier-table.tsx';
import { InputsTable } from './inputs-table.tsx';
import styles from './working-view.module.css';

type WorkingViewProps = {
  working: FigureWorking;
  language: Language;
  origin: string;
  /** The level of its headings, below the title of a page or panel. */
  headings: 'h2' | 'h3';
};

/** The working of a figure: its definition, its calculation, the rules applied, and code to reproduce it. */
export function WorkingView({ working, language, origin, headings: Heading }: WorkingViewProps) {
  const m = workingMessages(language);
  const part = (title: string, content: ReactNode) => (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      {content}
    </section>
  );
  const { inputs, steps, rules, earlier, code, data } = working;
  const copies = (all: readonly { name: string; text: string }[], isProse = false) => (
    <CopiedTexts texts={copyMessages(language)} all={all} isProse={isProse} />
  );
  return (
    <div className={styles.place}>
      <div className={styles.working}>
        <Result working={working} language={language} />
        {steps.length > 0
          ? part(m.calculation, <CalculationSteps working={working} language={language} />)
          : null}
        {inputs.length > 0 && steps.length > 0
          ? part(m.inputs, <InputsTable inputs={inputs} language={language} />)
          : null}
        {rules.length > 0
          ? part(
              m.rules,
              <ul className={styles.rules}>
                {rules.map(({ rule, text }) => (
                  <li key={rule}>
                    <WholeDates text={text} />
                  </li>
                ))}
              </ul>,
            )
          : null}
        {isOfYear(working)
          ? part(m.monthsOfYear, <MonthsOfYear working={working} language={language} />)
          : null}
        {data === null
          ? null
          : part(
              m.observations,
              <Observations working={working} data={data} language={language} />,
            )}
        {earlier.length > 0
          ? part(m.earlier, <EarlierTable working={working} language={language} />)
          : null}
        {code === null
          ? null
          : part(
              m.code,
              <>
                <p className={styles.text}>{m.codeLead}</p>
                {copies([
                  { name: 'Python', text: code.python },
                  { name: 'R', text: code.r },
                  { name: 'Excel', text: code.excel },
                ])}
              </>,
            )}
        {part(
          m.cite,
          copies([{ name: m.citation, text: citationOf(working, { language, origin }) }], true),
        )}
      </div>
    </div>
  );
}

type PartProps = { working: FigureWorking; language: Language };

/** The figure as shown and with all digits, with its day and release; or the reason why there is none. */
function Result({ working, language }: PartProps) {
  const m = workingMessages(language);
  const { shown, value, missing, release, published, to, formula, withheld, crossesLaunch } =
    working;
  return (
    <div className={styles.result}>
      <p className={styles.shown}>{shown}</p>
      {missing === null ? null : (
        <p className={styles.text}>{m.none(missingTexts(language)[missing])}</p>
      )}
      {value === null ? null : (
        <p className={styles.exact}>{m.exactly(String(value).replace('-', '−'))}</p>
      )}
      <p className={styles.facts}>
        {to === null ? null : <span>{m.asOf(formatDate(language, to))}</span>}
        <span>{m.release(String(release), formatDate(language, published.slice(0, 10)))}</span>
        <PageLink href={splitLanguage(formula).path}>{m.definition}</PageLink>
      </p>
      {crossesLaunch ? <p className={styles.text}>{m.hypothetical}</p> : null}
      {withheld ? <p className={styles.text}>{m.withheld}</p> : null}
    </div>
  );
}

function Observations({ working, data, language }: PartProps & { data: string }) {
  const m = workingMessages(language);
  const { observations, from, to, measuredWith, steps } = working;
  const day = (of: string | null) => formatDate(language, of ?? '');
  const hasStretches = steps.some(({ formula }) => /\bstretches\b/.test(formula));
  const hasContributions = steps.some(({ formula }) => /\bcontributions\b/.test(formula));
  const hasLists = steps.some(({ formula }) => /\b(levels|returns|others|excess)\b/.test(formula));
  return (
    <>
      <p className={styles.text}>
        {steps.length > 0 ? (
          <WholeDates
            text={m.observationsOf(formatCount(language, observations), day(from), day(to))}
          />
        ) : null}{' '}
        {measuredWith === null ? null : m.against(measuredWith.portfolioName)}{' '}
        {hasLists ? m.lists : null} {hasContributions ? m.contributions : null}{' '}
        {hasStretches ? m.stretches : null}
      </p>
      <p>
        <a href={data}>{m.download}</a>
      </p>
    </>
  );
}
