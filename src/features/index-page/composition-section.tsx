import { formatDate } from '#src/i18n/format-date.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/i18n/languages.ts';
import { compositionMessages } from '#src/i18n/messages/index-composition.ts';
import { indexPageMessages, indexSections } from '#src/i18n/messages/index-page.ts';
import { Section } from '#src/ui/layout.tsx';
import { BreakdownList, heaviestOf } from './breakdown-list.tsx';
import { hasBreakdown, type ConstituentsPart } from './index-page-data.ts';
import notes from './notes.module.css';
import styles from './composition-section.module.css';

type CompositionSectionProps = { constituents: ConstituentsPart; language: Language };

/** Weights by sector, country and currency, from the whole list of constituents; else why there are none. */
export function CompositionSection({ constituents, language }: CompositionSectionProps) {
  const m = compositionMessages(language);
  const texts = indexPageMessages(language);
  const { asOfDate, breakdowns, classification } = constituents;
  const title = indexSections(language).composition;
  if (!hasBreakdown(constituents)) {
    return (
      <Section id="composition" title={title}>
        <p className={notes.note}>{m.partial}</p>
      </Section>
    );
  }
  const longest = heaviestOf(Object.values(breakdowns));
  return (
    <Section
      id="composition"
      title={title}
      note={asOfDate ? m.asOf(formatDate(language, asOfDate)) : undefined}
    >
      <div className={styles.lists}>
        {(['sectors', 'countries', 'currencies'] as const).map((kind) => {
          const shares = breakdowns[kind];
          return shares ? (
            <BreakdownList
              key={kind}
              title={m[kind]}
              shares={shares}
              longest={longest}
              language={language}
            />
          ) : null;
        })}
      </div>
      <p className={notes.note}>
        {joinSentences(language, [
          classification && texts.classification(classification),
          texts.roundingNote,
        ])}
      </p>
    </Section>
  );
}
