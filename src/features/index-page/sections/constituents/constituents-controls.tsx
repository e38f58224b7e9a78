import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { constituentOrderNames, indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import fields from '#src/ui/controls/field.module.css';
import { constituentOrders, type ConstituentOrder } from './order-constituents.ts';
import styles from './constituents-list.module.css';

type ConstituentsControlsProps = {
  /** A list that is not whole yet, or that the eye takes in, has none. */
  isOffered: boolean;
  filter: string;
  onFilter: (filter: string) => void;
  order: ConstituentOrder;
  onOrder: (order: ConstituentOrder) => void;
  found: number;
  all: number;
  language: Language;
};

/**
 * Narrows and orders a whole list in place. The place of its status is there before: one that comes filled is
 * not announced.
 */
export function ConstituentsControls(props: ConstituentsControlsProps) {
  const { isOffered, found, all, language } = props;
  const m = indexPageMessages(language);
  const count = (number: number) => formatCount(language, number);
  return (
    <div className={isOffered ? styles.filter : undefined}>
      {isOffered ? <Controls {...props} /> : null}
      <span role="status">{isOffered ? m.filtered(count(found), count(all)) : null}</span>
    </div>
  );
}

function Controls({ filter, onFilter, order, onOrder, language }: ConstituentsControlsProps) {
  const m = indexPageMessages(language);
  return (
    <>
      <input
        className={`${fields.field} ${styles.field}`}
        type="search"
        value={filter}
        aria-label={m.filterConstituents}
        placeholder={m.filterConstituents}
        onChange={(event) => onFilter(event.target.value)}
      />
      <label className={styles.order}>
        {m.orderBy}
        <select
          className={fields.field}
          value={order}
          onChange={(event) => {
            const chosen = constituentOrders.find((one) => one === event.target.value);
            if (chosen) onOrder(chosen);
          }}
        >
          {constituentOrders.map((one) => (
            <option key={one} value={one}>
              {constituentOrderNames(language)[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
