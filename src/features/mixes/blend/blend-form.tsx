import type { ApiClient } from '#src/client/calls/api-client.ts';
import { mostParts, rebalances, type BlendPart } from '#src/domain/blends/blend-address.ts';
import type { Language } from '#src/domain/language.ts';
import { blendMessages, rebalanceNames } from '#src/i18n/messages/mixes/blends.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { blendPath } from '#src/urls/mixes.ts';
import { FoldedForms } from '../parts/folded-forms.tsx';
import { IndexField } from '../parts/late-parts.ts';
import styles from '../parts/form.module.css';

type BlendFormProps = {
  parts: readonly BlendPart[];
  /** Names of the parts by their ids, where they are known. */
  names: ReadonlyMap<string, string>;
  rebalance: string;
  from: string | undefined;
  /** How the blend that is shown below was chosen: the form folds, so that the lines begin high. Null without one. */
  chosen: string | null;
  api: ApiClient;
  language: Language;
};

const fewestRows = 3;

/** The parts of a blend with their weights, and when these are set back; a plain form with a few free lines. */
export function BlendForm(props: BlendFormProps) {
  const { parts, names, rebalance, from, chosen, api, language } = props;
  const m = blendMessages(language);
  const rows = Math.min(mostParts, Math.max(fewestRows, parts.length + 1));
  return (
    <div className={styles.head} data-print="no">
      {chosen === null ? null : <p className={styles.chosen}>{chosen}</p>}
      <FoldedForms summary={chosen === null ? null : m.change}>
        <PageForm
          key={JSON.stringify([parts, rebalance, from])}
          action={blendPath}
          className={styles.form}
        >
          {Array.from({ length: rows }, (_, at) => {
            const part = parts[at];
            const place = String(at + 1);
            return (
              <div key={place} className={styles.part}>
                <IndexField
                  name={`part${place}`}
                  label={m.partField(place)}
                  initial={part ? (names.get(part.id) ?? part.id) : ''}
                  api={api}
                />
                <input
                  className={`${fields.field} ${styles.weight}`}
                  name={`weight${place}`}
                  inputMode="decimal"
                  defaultValue={part?.weight}
                  aria-label={m.weightField(place)}
                  placeholder="%"
                  autoComplete="off"
                />
              </div>
            );
          })}
          <label className={styles.label}>
            {m.rebalance}
            <select className={fields.field} name="rebalance" defaultValue={rebalance}>
              {rebalances.map((one) => (
                <option key={one} value={one}>
                  {rebalanceNames(language)[one]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.label}>
            {m.from}
            <input className={fields.field} type="date" name="from" defaultValue={from} />
          </label>
          <Button type="submit">{m.show}</Button>
        </PageForm>
      </FoldedForms>
    </div>
  );
}
