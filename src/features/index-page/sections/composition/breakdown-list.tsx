import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { formatChange, formatCount, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { BarList, type Bar } from '#src/ui/tables/bar-list.tsx';
import styles from './composition-view.module.css';

type Shares = NonNullable<ConstituentsAnswer['breakdowns']['sectors']>;

type BreakdownListProps = {
  title: string;
  shares: readonly Pick<Shares[number], 'name' | 'weight'>[];
  /** Weight that fills the whole width. */
  longest: number;
  /** The same weights of the benchmark, and of the list before. */
  benchmark?: { name: string; shares: Shares } | null;
  before?: Shares | null;
  /** So many are open to the eye; the rest of a long list follows, closed. */
  classesShown?: number | undefined;
  language: Language;
};

const usuallyShown = 11;

/** Weight of the heaviest class of several lists: their bars have one scale, so that they compare. */
export function heaviestOf(lists: readonly (readonly { weight: number }[] | null)[]): number {
  return Math.max(0, ...lists.flatMap((shares) => shares ?? []).map(({ weight }) => weight));
}

/** Weights by class, heaviest first. */
export function BreakdownList(props: BreakdownListProps) {
  const { title, shares, longest, classesShown = usuallyShown, language } = props;
  const m = compositionMessages(language);
  const bars = shares.map(({ name, weight }): Bar => ({
    name: name ?? m.unclassified,
    share: weight,
    text: formatPercent(language, weight),
    tick: tickOf(props, name),
    change: changeOf(props, name, weight),
  }));
  const rest = bars.slice(classesShown);
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <BarList label={m.byClass(title)} bars={bars.slice(0, classesShown)} longest={longest} />
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary>{m.others(formatCount(language, rest.length))}</summary>
          <BarList label={m.byClass(title)} bars={rest} longest={longest} />
        </details>
      ) : null}
    </div>
  );
}

/** Weight of a class in another list; a class that the list does not have has none of it. */
const weightIn = (shares: Shares, name: string | null): number =>
  shares.find((one) => one.name === name)?.weight ?? 0;

function tickOf({ benchmark, language }: BreakdownListProps, name: string | null): Bar['tick'] {
  if (!benchmark) return undefined;
  const share = weightIn(benchmark.shares, name);
  return {
    share,
    label: compositionMessages(language).inBenchmark(formatPercent(language, share)),
  };
}

function changeOf(
  { before, language }: BreakdownListProps,
  name: string | null,
  weight: number,
): Bar['change'] {
  if (!before) return undefined;
  const text = formatChange(language, weight - weightIn(before, name));
  return { text, label: compositionMessages(language).changed(text) };
}
