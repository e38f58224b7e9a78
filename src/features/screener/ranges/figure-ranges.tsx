import type { Part } from '#src/client/calls/parts.ts';
import type { FigureRange } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { figureGroupNames, rangeMessages } from '#src/i18n/messages/lists/screener-ranges.ts';
import fields from '#src/ui/controls/field.module.css';
import { isNarrowed, listHref } from '#src/list-page/list-query.ts';
import { groupsOf, type ScreenerFigure } from '../screener-figures.ts';
import type { ScreenerQuery } from '../screener-query.ts';
import { requestedRanges } from './requested-ranges.ts';
import { RangeField } from './range-field.tsx';
import styles from './figure-ranges.module.css';

type FigureRangesProps = {
  language: Language;
  query: ScreenerQuery;
  figures: readonly ScreenerFigure[];
  ranges: Part<readonly FigureRange[]>;
};

/** Bounds of figures, below the filters and in their form: some figures always, any other by choice. */
export function FigureRanges({ language, query, figures, ranges }: FigureRangesProps) {
  const m = rangeMessages(language);
  const { bounded, opened, shown } = requestedRanges(query);
  if (figures.length === 0) return null;
  const boundOf = (name: string) => query.filters[name]?.[0] ?? '';
  return (
    <section className={styles.ranges} aria-label={m.figures}>
      <h3 className={styles.title}>{m.figures}</h3>
      {shown.flatMap((tag) => {
        const figure = figures.find((one) => one.tag === tag);
        if (!figure) return [];
        const others = opened.filter((other) => other !== tag);
        const view = { ...query.view, opened: others.length > 0 ? [others.join()] : [] };
        return [
          <RangeField
            key={tag}
            language={language}
            figure={figure}
            range={
              ranges === 'failed' ? null : (ranges.find(({ field }) => field.tag === tag) ?? null)
            }
            min={boundOf(`${tag}Min`)}
            max={boundOf(`${tag}Max`)}
            isOpen={bounded.includes(tag) || opened.includes(tag)}
            isNarrowed={isNarrowed(query)}
            closeHref={opened.includes(tag) ? listHref(query, { view }) : null}
          />,
        ];
      })}
      <AddFigure language={language} figures={figures.filter(({ tag }) => !shown.includes(tag))} />
      {bounded.length > 0 ? (
        <label className={styles.missing}>
          <input
            type="checkbox"
            name="includeMissing"
            value="true"
            key={boundOf('includeMissing')}
            defaultChecked={boundOf('includeMissing') === 'true'}
            onChange={({ target }) => target.form?.requestSubmit()}
            className={styles.box}
          />
          {m.withMissing}
        </label>
      ) : null}
    </section>
  );
}

type AddFigureProps = Pick<FigureRangesProps, 'language' | 'figures'>;

/** Any other figure of the register; with scripts it is there at once. */
function AddFigure({ language, figures }: AddFigureProps) {
  const m = rangeMessages(language);
  return (
    <label className={styles.add}>
      <span className={styles.label}>{m.add}</span>
      <select
        name="opened"
        defaultValue=""
        key={figures.length}
        className={`${fields.field} ${styles.select}`}
        onChange={({ target }) => target.form?.requestSubmit()}
      >
        <option value="">{m.choose}</option>
        {groupsOf(figures).map(([group, some]) => (
          <optgroup key={group} label={figureGroupNames(language)[group]}>
            {some.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
