import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
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
  language: Language;
};

/** Classes that are open to the eye; the rest of a long list follows, closed. */
const classesShown = 11;

/** Weight of the heaviest class of several lists: their bars have one scale, so that they compare. */
export function heaviestOf(lists: readonly (readonly { weight: number }[] | null)[]): number {
  return Math.max(0, ...lists.flatMap((shares) => shares ?? []).map(({ weight }) => weight));
}

/** Weights by class, heaviest first. */
export function BreakdownList({ title, shares, longest, language }: BreakdownListProps) {
  const m = compositionMessages(language);
  const bars = shares.map(({ name, weight }): Bar => ({
    name: name ?? m.unclassified,
    share: weight,
    text: formatPercent(language, weight),
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
