import type { Part } from '#src/client/calls/parts.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { classicScreenerMessages } from '#src/i18n/messages/lists/classic-screener.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { KeptFields } from '#src/list-page/filters/kept-fields.tsx';
import type { ListQuery } from '#src/list-page/list-query.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { useValueOfAddress } from '#src/ui/use-value-of-address.ts';
import styles from './classic-form.module.css';

type ClassicFormProps = {
  language: Language;
  query: ListQuery;
  /** Null when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
};

/** A select for each filter and a field for the name, sent together. */
export function ClassicForm({ language, query, options }: ClassicFormProps) {
  const m = classicScreenerMessages(language);
  const search = useValueOfAddress<HTMLInputElement>(query.filterPattern);
  const known = options === 'failed' ? [] : options;
  const shown = new Map(known.map((option) => [option.field.tag, shownValue(option, query)]));
  return (
    <PageForm action={query.path} label={m.form} role="search" className={styles.form}>
      <label className={styles.field}>
        <span className={styles.name}>{m.search}</span>
        <input
          ref={search}
          type="search"
          name="filterPattern"
          defaultValue={query.filterPattern}
          maxLength={200}
          autoComplete="off"
          className={`${fields.field} ${styles.control}`}
        />
      </label>
      {known.map((option) => (
        <Select key={option.field.tag} language={language} option={option} query={query} />
      ))}
      <KeptFields query={query} isShown={(name, value) => shown.get(name) === value} />
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

/** The classic layout shows one value for each filter: of several in an address, the first that it offers. */
const shownValue = ({ field, values }: FilterOption, { filters }: ListQuery): string =>
  filters[field.tag]?.find((chosen) => values.some(({ value }) => value === chosen)) ?? '';

function Select({ language, option, query }: SelectProps) {
  const { field, values } = option;
  const chosen = shownValue(option, query);
  const select = useValueOfAddress<HTMLSelectElement>(chosen);
  return (
    <label className={styles.field}>
      <span className={styles.name}>{field.name}</span>
      <select
        ref={select}
        name={field.tag}
        defaultValue={chosen}
        className={`${fields.field} ${styles.control}`}
      >
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
