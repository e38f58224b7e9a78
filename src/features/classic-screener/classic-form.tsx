import type { FilterOption } from '#src/contract/api/portfolios.ts';
import type { Language } from '#src/i18n/languages.ts';
import { classicScreenerMessages } from '#src/i18n/messages/classic-screener.ts';
import { listMessages } from '#src/i18n/messages/lists.ts';
import type { ListQuery } from '#src/list-page/list-query.ts';
import { Button } from '#src/ui/button.tsx';
import { PageForm } from '#src/ui/page-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './classic-form.module.css';

type ClassicFormProps = {
  language: Language;
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: readonly FilterOption[] | null;
};

/** One select a filter and one field for the name, sent together. */
export function ClassicForm({ language, query, options }: ClassicFormProps) {
  const m = classicScreenerMessages(language);
  return (
    <PageForm action={query.path} label={m.form} role="search" className={styles.form}>
      <label className={styles.field}>
        <span className={styles.name}>{m.search}</span>
        <input
          key={query.filterPattern}
          type="search"
          name="filterPattern"
          defaultValue={query.filterPattern}
          maxLength={200}
          autoComplete="off"
          className={styles.control}
        />
      </label>
      {options?.map((option) => (
        <Select key={option.field.tag} language={language} option={option} query={query} />
      ))}
      {query.sort ? (
        <>
          <input type="hidden" name="sortBy" value={query.sort.by} />
          <input type="hidden" name="sortOrder" value={query.sort.order} />
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button look="primary" type="submit">
          {m.apply}
        </Button>
        <PageLink href={query.path}>{m.reset}</PageLink>
      </div>
      {options ? null : <p className={styles.failed}>{listMessages(language).filtersFailed}</p>}
    </PageForm>
  );
}

type SelectProps = Omit<ClassicFormProps, 'options'> & { option: FilterOption };

/** The classic layout knows one value a filter; of several in an address it shows the first. */
function Select({ language, option: { field, values }, query }: SelectProps) {
  const chosen = query.filters[field.tag]?.[0] ?? '';
  return (
    <label className={styles.field}>
      <span className={styles.name}>{field.name}</span>
      <select key={chosen} name={field.tag} defaultValue={chosen} className={styles.control}>
        <option value="">{classicScreenerMessages(language).any}</option>
        {values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
