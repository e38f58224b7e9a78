import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import { embedCode, embedHeights, indexEmbed } from '#src/urls/embeds.ts';
import type { Publisher } from '../sections/section.ts';
import styles from './chart-codes.module.css';

type ChartCodesProps = {
  details: Pick<IndexDetails, 'fundId' | 'portfolioName'>;
  chart: 'calendar-years' | 'composition';
  /** The release that the page shows; undefined where it is not known. */
  release: number | undefined;
  /** It is an earlier one: what is always up to date is not what the page shows. */
  isPast: boolean;
  publisher: Publisher;
  language: Language;
};

/** The lines of HTML by which another site shows a chart, at the end of the words below it. */
export function ChartCodes(props: ChartCodesProps) {
  const { details, chart, release, isPast, publisher, language } = props;
  const { fundId, portfolioName } = details;
  const { origin, allowsEmbeds } = publisher;
  if (!allowsEmbeds) return null;
  const m = embedMessages(language);
  const title = m[chart](portfolioName);
  const lang = language === defaultLanguage ? undefined : language;
  const codeOf = (name: string, asof?: number) => {
    const path = indexEmbed(fundId, chart, { lang, asof });
    const text = embedCode({ origin, path, title, height: embedHeights[chart] });
    return { name, text, label: `${name} · ${title}` };
  };
  const live = isPast ? [] : [codeOf(m.live(m.chart))];
  const frozen = release === undefined ? [] : [codeOf(m.frozen(m.chart, String(release)), release)];
  return (
    <details className={styles.codes} data-print="no">
      <summary>{m.short}</summary>
      <CopiedTexts texts={copyMessages(language)} all={[...live, ...frozen]} />
    </details>
  );
}
