import { Button } from './button.tsx';
import { PageForm } from './page-form.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The id of the field, for its label. */
  id: string;
  /** The path of the list to search. */
  action: string;
  label: string;
  placeholder?: string;
  submit: string;
};

/** A search field with label and button, which opens a list on another page. */
export function SearchForm({ id, action, label, placeholder, submit }: SearchFormProps) {
  return (
    <PageForm role="search" label={label} action={action}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="search"
          name="filterPattern"
          maxLength={200}
          autoComplete="off"
          placeholder={placeholder}
          className={styles.field}
        />
        <Button look="primary" type="submit">
          {submit}
        </Button>
      </div>
    </PageForm>
  );
}
