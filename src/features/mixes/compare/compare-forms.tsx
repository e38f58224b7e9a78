import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { Language } from '#src/domain/language.ts';
import { compareFormMessages } from '#src/i18n/messages/mixes/compare-forms.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { comparisonPage, comparisonPath, type ComparisonParameters } from '#src/urls/mixes.ts';
import styles from '../parts/form.module.css';
import { IndexField } from '../parts/late-parts.ts';

/** Indexes that are compared at most. */
const most = 10;

export type CompareFormsProps = {
  parameters: ComparisonParameters;
  /** Names of those that were found, by what the address calls them. */
  names: ReadonlyMap<string, string>;
  api: ApiClient;
  language: Language;
};

/** One form that adds an index, and one for the window and the index that the others are measured against. */
export function CompareForms({ parameters, names, api, language }: CompareFormsProps) {
  const m = compareFormMessages(language);
  const { ids } = parameters;
  return (
    <>
      {ids.length < most ? (
        <PageForm action={comparisonPath} className={styles.form}>
          <HiddenFields parameters={parameters} names={['ids', 'base', 'from', 'to']} />
          <IndexField key={ids.join()} name="add" label={m.field} isSentWhenPicked api={api} />
          <Button type="submit">{m.add}</Button>
        </PageForm>
      ) : (
        <p>{m.full}</p>
      )}
      {ids.length > 1 ? (
        <WindowForm parameters={parameters} names={names} language={language} />
      ) : null}
    </>
  );
}

function WindowForm({ parameters, names, language }: Omit<CompareFormsProps, 'api'>) {
  const m = compareFormMessages(language);
  const { ids, base, from, to } = parameters;
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <label className={styles.label}>
      {m[name]}
      <input key={value} className={fields.field} type="date" name={name} defaultValue={value} />
    </label>
  );
  return (
    <PageForm action={comparisonPath} className={styles.form}>
      <HiddenFields parameters={parameters} names={['ids']} />
      {day('from', from)}
      {day('to', to)}
      <label className={styles.label}>
        {m.baseIndex}
        <select key={base} className={fields.field} name="base" defaultValue={base ?? ids[0]}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {names.get(id) ?? id}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{m.show}</Button>
      {from || to ? (
        <PageLink href={comparisonPage({ ids, base })}>{m.wholeWindow}</PageLink>
      ) : null}
    </PageForm>
  );
}

type HiddenFieldsProps = {
  parameters: ComparisonParameters;
  names: readonly (keyof ComparisonParameters)[];
};

/** Parameters of the address that a form sends along unchanged. */
function HiddenFields({ parameters, names }: HiddenFieldsProps) {
  return names.map((name) => {
    const value = name === 'ids' ? parameters.ids.join(',') : parameters[name];
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
