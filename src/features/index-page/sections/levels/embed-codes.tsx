import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { defaultLanguage, type Language } from '#src/domain/language.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { copyMessages } from '#src/i18n/messages/data/copying.ts';
import { CopiedTexts } from '#src/ui/controls/copied-text.tsx';
import {
  embedCode,
  embedHeights,
  indexEmbed,
  type EmbedParameters,
  type EmbedName,
} from '#src/urls/embeds.ts';
import type { ChartState } from '../../address/chart-state.ts';
import notes from '../../parts/notes.module.css';
import type { Publisher } from '../section.ts';
import styles from './citation.module.css';

type EmbedCodesProps = {
  details: IndexDetails;
  /** The time that the chart shows is that of the embedded one. */
  chart: ChartState;
  /** The release that the page shows; undefined where it is not known. */
  release: number | undefined;
  /** It is an earlier one: what is always up to date is not what the page shows. */
  isPast: boolean;
  publisher: Publisher;
  language: Language;
};

/** The lines of HTML by which another site shows the chart or the figures. */
export function EmbedCodes(props: EmbedCodesProps) {
  const { details, chart, release, isPast, language } = props;
  const m = embedMessages(language);
  const { period, from, to } = chart;
  const lang = language === defaultLanguage ? undefined : language;
  const window = { period, from, to, lang };
  const parts: { name: EmbedName; part: string; parameters: EmbedParameters }[] = [
    { name: 'levels', part: m.chart, parameters: window },
    { name: 'drawdown', part: m.drawdownChart, parameters: window },
    { name: 'figures', part: m.levelAndReturns, parameters: { lang } },
  ];
  const codes = parts.filter(({ name }) => name !== 'drawdown' || details.hasReturns);
  const live = codes.map(({ name, part, parameters }) => ({
    name: m.live(part),
    text: codeOf(props, name, parameters),
  }));
  const frozen =
    release === undefined
      ? []
      : codes.map(({ name, part, parameters }) => ({
          name: m.frozen(part, String(release)),
          text: codeOf(props, name, { ...parameters, asof: release }),
        }));
  return (
    <details className={styles.citation} data-print="no">
      <summary>{m.title}</summary>
      <p className={notes.note}>{m.note}</p>
      <CopiedTexts texts={copyMessages(language)} all={isPast ? frozen : [...live, ...frozen]} />
    </details>
  );
}

function codeOf(
  { details, publisher, language }: EmbedCodesProps,
  name: EmbedName,
  parameters: EmbedParameters,
): string {
  const { fundId, portfolioName } = details;
  return embedCode({
    origin: publisher.origin,
    path: indexEmbed(fundId, name, parameters),
    title: embedMessages(language)[name](portfolioName),
    height: embedHeights[name],
  });
}
