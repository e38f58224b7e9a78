import type { SectionProps } from '../section.ts';
import type { MembersParts } from '../constituents/load-constituents.ts';
import { hasBreakdown } from './breakdowns.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { BreakdownList, heaviestOf } from './breakdown-list.tsx';
import notes from '../../parts/notes.module.css';
import styles from './composition-view.module.css';

/** Weights by sector, country and currency, from the whole list of constituents; else why there are none. */
export function CompositionView(props: SectionProps<MembersParts, 'constituents'>) {
  const { data, language } = props;
  const { constituents } = data;
  const m = compositionMessages(language);
  const texts = indexPageMessages(language);
  const { breakdowns, classification } = constituents;
  if (!hasBreakdown(constituents)) {
    return <p className={notes.note}>{m.partial}</p>;
  }
  const longest = heaviestOf(Object.values(breakdowns));
  return (
    <>
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
    </>
  );
}
