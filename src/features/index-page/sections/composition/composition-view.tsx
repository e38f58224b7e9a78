import type { SectionProps } from '../section.ts';
import { hasBreakdown } from './breakdowns.ts';
import type { CompositionParts, WeightsBeside } from './load-composition.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { BreakdownList, heaviestOf } from './breakdown-list.tsx';
import notes from '../../parts/notes.module.css';
import styles from './composition-view.module.css';

const nothingBeside: WeightsBeside = { benchmark: null, before: null };

/**
 * Weights by sector, country and currency, from the whole list of constituents, beside those of the benchmark and of the
 * review before; else why there are none.
 */
export function CompositionView(props: SectionProps<CompositionParts, 'constituents'>) {
  const { data, language } = props;
  const { constituents, weightsBeside = nothingBeside } = data;
  const { benchmark, before } = weightsBeside;
  const m = compositionMessages(language);
  const texts = indexPageMessages(language);
  const { breakdowns, classification } = constituents;
  if (!hasBreakdown(constituents)) {
    return <p className={notes.note}>{m.partial}</p>;
  }
  const longest = heaviestOf([
    ...Object.values(breakdowns),
    ...Object.values(benchmark?.breakdowns ?? {}),
  ]);
  return (
    <>
      <div className={styles.lists}>
        {(['sectors', 'countries', 'currencies'] as const).map((kind) => {
          const shares = breakdowns[kind];
          const ofBenchmark = benchmark?.breakdowns[kind];
          return shares ? (
            <BreakdownList
              key={kind}
              title={m[kind]}
              shares={shares}
              longest={longest}
              benchmark={ofBenchmark ? { name: benchmark.name, shares: ofBenchmark } : null}
              before={before?.breakdowns[kind] ?? null}
              language={language}
            />
          ) : null;
        })}
      </div>
      <p className={notes.note}>
        {joinSentences(language, [
          ...legendOf(weightsBeside, language),
          classification && texts.classification(classification),
          texts.roundingNote,
        ])}
      </p>
    </>
  );
}

/** What the ticks and the changes beside the weights are of. */
function legendOf({ benchmark, before }: WeightsBeside, language: Language): string[] {
  const m = compositionMessages(language);
  const day = (date: string | null) => (date === null ? '' : formatDate(language, date));
  return [
    ...(benchmark ? [m.tick(benchmark.name, day(benchmark.asOfDate))] : []),
    ...(before ? [m.since(day(before.asOfDate))] : []),
  ];
}
