import type { Language } from '#src/domain/language.ts';
import { screenerPictureMessages } from '#src/i18n/messages/lists/screener-pictures.ts';
import { figureGroupNames } from '#src/i18n/messages/lists/screener-ranges.ts';
import { KeptFields } from '#src/list-page/filters/kept-fields.tsx';
import { listHref } from '#src/list-page/list-query.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { groupsOf, type ScreenerFigure } from '../screener-figures.ts';
import { plotOf, type ScreenerQuery } from '../screener-query.ts';
import styles from './picture-choice.module.css';

type PictureChoiceProps = {
  language: Language;
  query: ScreenerQuery;
  figures: readonly ScreenerFigure[];
};

/** What the picture begins with: risk across, return up. */
const usual = 'volatility3Y,return3Y';

/** Whether the list is drawn as points, and by which figures; whether returns are shaded. All of it stands in the address. */
export function PictureChoice({ language, query, figures }: PictureChoiceProps) {
  const m = screenerPictureMessages(language);
  const plot = plotOf(query);
  const isShaded = query.view['heat']?.[0] === 'on';
  const to = (view: Partial<Record<'plot' | 'heat', string[]>>) =>
    listHref(query, { view: { ...query.view, ...view }, page: query.page });
  return (
    <>
      <details className={styles.pictures} open={plot !== null || isShaded}>
        <summary className={styles.summary}>{m.pictures}</summary>
      </details>
      <div className={styles.panel}>
        <nav className={styles.choice} aria-label={m.pictures}>
          <PageLink href={to({ plot: plot ? [] : [usual] })}>
            {plot ? m.noScatter : m.scatter}
          </PageLink>
          <PageLink href={to({ heat: isShaded ? [] : ['on'] })}>
            {isShaded ? m.noHeat : m.heat}
          </PageLink>
        </nav>
        {plot ? (
          <PageForm action={query.path} className={styles.axes}>
            <KeptFields query={query} isShown={(name) => name === 'plot'} />
            {query.filterPattern ? (
              <input type="hidden" name="filterPattern" value={query.filterPattern} />
            ) : null}
            <AxisField language={language} figures={figures} label={m.across} value={plot.x} />
            <AxisField language={language} figures={figures} label={m.up} value={plot.y} />
            <Button type="submit">{m.show}</Button>
          </PageForm>
        ) : null}
      </div>
    </>
  );
}

type AxisFieldProps = Pick<PictureChoiceProps, 'language' | 'figures'> & {
  label: string;
  value: string;
};

function AxisField({ language, figures, label, value }: AxisFieldProps) {
  return (
    <label>
      <span aria-hidden="true">{label}</span>{' '}
      <select
        name="plot"
        aria-label={label}
        defaultValue={value}
        key={value}
        className={`${fields.field} ${styles.select}`}
        onChange={({ target }) => target.form?.requestSubmit()}
      >
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
