import { useDeferredValue, useMemo, useState } from 'react';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { collation } from '#src/i18n/collation.ts';
import { formatCount } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ConstituentsControls } from './constituents-controls.tsx';
import { ConstituentsTable } from './constituents-table.tsx';
import { filterConstituents } from './filter-constituents.ts';
import { orderConstituents, type ConstituentOrder } from './order-constituents.ts';
import { ShowAll } from './show-all.tsx';
import notes from '../../parts/notes.module.css';
import styles from './constituents-list.module.css';

type ConstituentsListProps = {
  part: ConstituentsAnswer;
  /** Whether it is the list of an earlier review, of whose weights there are no workings. */
  isEarlier: boolean;
  language: Language;
  loadAll: () => Promise<ConstituentsAnswer['constituents']>;
  /** Where the whole list stands in the page. */
  wholeHref: string;
};

/** The heaviest members; all of them, to be filtered, once they are asked for. */
export function ConstituentsList(props: ConstituentsListProps) {
  const { part, isEarlier, language, loadAll, wholeHref } = props;
  const m = indexPageMessages(language);
  const [loaded, setLoaded] = useState({ part, all: part.constituents });
  // A new release brings another list: what was loaded of the one before is not mixed with it.
  const all = loaded.part === part ? loaded.all : part.constituents;
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<ConstituentOrder>('weight');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(filter);
  const isCut = all.length < part.totalConstituents;
  const found = useMemo(
    () => orderConstituents(filterConstituents(all, wanted), order, collation(language)),
    [all, wanted, order, language],
  );
  // A page that came with the whole list shows it whole, as it does without scripts.
  const cameWhole = part.constituents.length === part.totalConstituents;
  const rows = cameWhole ? found : found.slice(page * rowsOfPage, (page + 1) * rowsOfPage);
  const count = (number: number) => formatCount(language, number);
  const fromFirstPage =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(0);
    };
  return (
    <>
      <ConstituentsControls
        isOffered={!isCut && all.length > rowsWithoutFilter}
        filter={filter}
        onFilter={fromFirstPage(setFilter)}
        order={order}
        onOrder={fromFirstPage(setOrder)}
        found={found.length}
        all={all.length}
        language={language}
      />
      <ConstituentsTable
        askedOf={isEarlier ? null : part.fundId}
        caption={m.constituentsCaption(part.asOfDate && formatDate(language, part.asOfDate))}
        constituents={rows}
        ownFields={part.ownFields}
        language={language}
      />
      {rows.length < found.length ? (
        <ConstituentPages page={page} found={found.length} language={language} onPage={setPage} />
      ) : null}
      {isCut ? (
        <ShowAll
          href={wholeHref}
          label={m.showAll(count(part.totalConstituents))}
          language={language}
          load={async () => setLoaded({ part, all: await loadAll() })}
        />
      ) : null}
      <p className={notes.note}>
        {joinSentences(language, [
          part.classification && m.classification(part.classification),
          m.roundingNote,
        ])}
      </p>
    </>
  );
}

/** A list that the eye takes in needs no filter. */
const rowsWithoutFilter = 20;
/** Thousands of rows at once would hold up typing and scrolling. */
const rowsOfPage = 200;

type ConstituentPagesProps = {
  page: number;
  found: number;
  language: Language;
  onPage: (page: number) => void;
};

function ConstituentPages({ page, found, language, onPage }: ConstituentPagesProps) {
  const m = indexPageMessages(language);
  const count = (number: number) => formatCount(language, number);
  const last = Math.min(found, (page + 1) * rowsOfPage);
  return (
    <div className={styles.pages} data-print="no">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {m.previousRows}
      </Button>
      <span>{m.rowsOf(count(page * rowsOfPage + 1), count(last), count(found))}</span>
      <Button disabled={last === found} onClick={() => onPage(page + 1)}>
        {m.nextRows}
      </Button>
    </div>
  );
}
