import { useDeferredValue, useState } from 'react';
import type { ConstituentsAnswer } from '#src/contract/api/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { indexPageMessages } from '#src/i18n/messages/index-page.ts';
import { pages, withQuery } from '#src/urls.ts';
import { ConstituentsTable } from './constituents-table.tsx';
import { filterConstituents } from './filter-constituents.ts';
import type { ConstituentsPart } from './index-page-data.ts';
import { ShowAll } from './show-all.tsx';
import notes from './notes.module.css';
import styles from './constituents-list.module.css';

export type LoadConstituents = (fundId: string) => Promise<ConstituentsAnswer['constituents']>;

type ConstituentsListProps = {
  part: ConstituentsPart;
  language: Language;
  loadAll: LoadConstituents;
};

/** The heaviest members; all of them, to be filtered, once they are asked for. */
export function ConstituentsList({ part, language, loadAll }: ConstituentsListProps) {
  const m = indexPageMessages(language);
  const [loaded, setLoaded] = useState({ part, all: part.constituents });
  // A new release brings another list: what was loaded of the one before is not mixed with it.
  const all = loaded.part === part ? loaded.all : part.constituents;
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const isCut = all.length < part.available;
  const rows = filterConstituents(all, wanted);
  const count = (number: number) => formatCount(language, number);
  return (
    <>
      {!isCut && all.length > rowsWithoutFilter ? (
        <div className={styles.filter}>
          <input
            className={styles.field}
            type="search"
            value={filter}
            aria-label={m.filterConstituents}
            placeholder={m.filterConstituents}
            onChange={(event) => setFilter(event.target.value)}
          />
          <span role="status">{m.filtered(count(rows.length), count(all.length))}</span>
        </div>
      ) : null}
      <ConstituentsTable
        caption={m.constituentsCaption(part.asOfDate && formatDate(language, part.asOfDate))}
        constituents={rows}
        language={language}
      />
      {isCut ? (
        <ShowAll
          href={withQuery(pages.indexDetails(part.fundId), { constituents: 'all' })}
          label={m.showAll(count(part.available))}
          language={language}
          load={async () => setLoaded({ part, all: await loadAll(part.fundId) })}
        />
      ) : null}
      <p className={notes.note}>
        {[part.classification && m.classification(part.classification), m.roundingNote]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

/** A list that the eye takes in needs no filter. */
const rowsWithoutFilter = 20;
