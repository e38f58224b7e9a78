import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import type { SectionProps } from '../section.ts';
import { hasBreakdown, numberOfBreakdowns } from './breakdowns.ts';
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
 * Weights by sector, country and currency, of bonds by maturity, rating and issuer too, from the whole list of constituents, beside those of the benchmark and of the
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
      <div
        className={numberOfBreakdowns(constituents) > mostBeside ? styles.columns : styles.lists}
      >
        {kindsOf(breakdowns).map((kind) => {
          const shares = named(kind, breakdowns, language);
          const ofBenchmark = named(kind, benchmark?.breakdowns, language);
          return shares ? (
            <BreakdownList
              key={kind}
              title={m[kind]}
              shares={shares}
              longest={longest}
              classesShown={kind === 'issuers' ? issuersShown : undefined}
              benchmark={
                benchmark && ofBenchmark ? { name: benchmark.name, shares: ofBenchmark } : null
              }
              before={named(kind, before?.breakdowns, language)}
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

type Breakdowns = ConstituentsAnswer['breakdowns'];

/** Of government bonds the issuers are the countries, and said once. */
function kindsOf({ issuers, countries }: Breakdowns) {
  const namesOf = (shares: typeof issuers) => shares?.map(({ name }) => name).join('\n');
  const areAlike = namesOf(issuers) === namesOf(countries);
  return kinds.filter((kind) => kind !== 'issuers' || !areAlike);
}

/** In an order that leaves columns of much the same height. */
const kinds = ['maturities', 'ratings', 'sectors', 'countries', 'issuers', 'currencies'] as const;

/** Issuers are many: the heaviest are open to the eye. */
const issuersShown = 6;

/** Beside each other as long as they are few, else below each other in columns. */
const mostBeside = 3;

/** Weights of one kind, with the classes in words. */
function named(
  kind: (typeof kinds)[number],
  breakdowns: Breakdowns | undefined,
  language: Language,
) {
  const shares = breakdowns?.[kind] ?? null;
  if (kind !== 'maturities' || shares === null) return shares;
  const { years } = compositionMessages(language);
  return shares.map((share) => ({ ...share, name: share.name && years(share.name) }));
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
