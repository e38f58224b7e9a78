import type { ReactNode } from 'react';
import { formatCount } from '#src/i18n/format.ts';
import type { ScreenerView } from '#src/domain/screener-views.ts';
import type { Language } from '#src/domain/language.ts';
import {
  columnMessages,
  rowColumnNames,
  viewNames,
} from '#src/i18n/messages/lists/screener-columns.ts';
import { figureGroupNames } from '#src/i18n/messages/lists/screener-ranges.ts';
import { KeptFields } from '#src/list-page/filters/kept-fields.tsx';
import { listHref } from '#src/list-page/list-query.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/controls/chip.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { Tabs } from '#src/ui/controls/tabs.tsx';
import { groupsOf, type ScreenerFigure } from '../screener-figures.ts';
import type { ScreenerQuery } from '../screener-query.ts';
import { requestedColumns, firstOf, isAttribute, withColumns } from './requested-columns.ts';
import { attributes, firstColumns, viewsOf } from './views.ts';
import styles from './view-choice.module.css';

type ViewChoiceProps = {
  language: Language;
  query: ScreenerQuery;
  figures: readonly ScreenerFigure[];
  /** Ready views in the order of the provider; null: all of them. */
  views: readonly ScreenerView[] | null | undefined;
  /** What folds beside the columns. */
  pictures?: ReactNode;
};

/** Which columns the table has: ready views, and any choice. All of it stands in the address. */
export function ViewChoice(props: ViewChoiceProps) {
  const { language, query, figures } = props;
  const m = columnMessages(language);
  const shown = requestedColumns(query) ?? firstColumns;
  const views = viewsOf(figures, props.views, firstOf(query)).map(({ view, columns }) => ({
    href: listHref(query, { view: withColumns(query, columns), page: query.page }),
    label: viewNames(language)[view],
    isCurrent: columns.join() === shown.join(),
  }));
  return (
    <div className={styles.choice} data-print="no">
      <Tabs label={m.views} rows={[views]} />
      <details className={styles.columns}>
        <summary className={styles.summary}>
          {m.columns(formatCount(language, shown.length + 1))}
        </summary>
      </details>
      {props.pictures}
      <div className={styles.chosen}>
        <ul role="list" className={styles.chips}>
          {shown.map((name) => (
            <ShownColumn key={name} {...props} name={name} shown={shown} />
          ))}
        </ul>
        <AddColumn {...props} shown={shown} />
      </div>
    </div>
  );
}

type ColumnProps = ViewChoiceProps & { shown: readonly string[] };

function ShownColumn({ language, query, figures, name, shown }: ColumnProps & { name: string }) {
  const label = isAttribute(name)
    ? rowColumnNames(language)[name]
    : (figures.find(({ tag }) => tag === name)?.name ?? name);
  const others = shown.filter((other) => other !== name);
  return (
    <li>
      <Chip
        href={listHref(query, { view: withColumns(query, others), page: query.page })}
        label={columnMessages(language).remove(label)}
      >
        {label}
      </Chip>
    </li>
  );
}

/** Any attribute or figure of the register as a further column; with scripts it is there at once. */
function AddColumn({ language, query, figures, shown }: ColumnProps) {
  const m = columnMessages(language);
  const isLeft = (name: string) => !shown.includes(name);
  const groups = groupsOf(figures.filter(({ tag }) => isLeft(tag)));
  return (
    <PageForm action={query.path} className={styles.add}>
      <KeptFields query={query} isShown={(name) => name === 'columns'} />
      {query.filterPattern ? (
        <input type="hidden" name="filterPattern" value={query.filterPattern} />
      ) : null}
      <input type="hidden" name="columns" value={shown.join()} />
      <select
        name="columns"
        aria-label={m.addColumn}
        defaultValue=""
        key={shown.join()}
        className={fields.field}
        onChange={({ target }) => target.form?.requestSubmit()}
      >
        <option value="">{m.choose}</option>
        <optgroup label={m.attributes}>
          {attributes.filter(isLeft).map((name) => (
            <option key={name} value={name}>
              {rowColumnNames(language)[name]}
            </option>
          ))}
        </optgroup>
        {groups.map(([group, some]) => (
          <optgroup key={group} label={figureGroupNames(language)[group]}>
            {some.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button type="submit">{m.add}</Button>
    </PageForm>
  );
}
