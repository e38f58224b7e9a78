import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { compositionMessages } from '#src/i18n/messages/indexes/index-composition.ts';
import { BarList, type Bar } from '#src/ui/tables/bar-list.tsx';
import styles from './composition-view.module.css';

type BreakdownListProps = {
  title: string;
  bars: readonly Bar[];
  /** Weight that fills the whole width. */
  longest: number;
  /** So many are open to the eye; the rest of a long list follows, closed. */
  classesShown?: number | undefined;
  language: Language;
};

const usuallyShown = 11;

/** Weights by class, heaviest first. */
export function BreakdownList(props: BreakdownListProps) {
  const { title, bars, longest, classesShown = usuallyShown, language } = props;
  const m = compositionMessages(language);
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
