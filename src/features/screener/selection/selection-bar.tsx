import type { Language } from '#src/domain/language.ts';
import { formatCount } from '#src/i18n/format.ts';
import { selectionMessages } from '#src/i18n/messages/lists/selection.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { PageLink, useLocalPath } from '#src/ui/page-link.tsx';
import { withQuery } from '#src/urls.ts';
import { dataFileAddress } from '#src/urls/data-files.ts';
import { comparisonPage, comparisonPath } from '#src/urls/mixes.ts';
import { useState } from 'react';
import {
  clearSelection,
  mostSelected,
  selectionForm,
  toggleIndex,
  useSelectedIndexes,
  type SelectedIndex,
} from './selected-indexes.ts';
import styles from './selection.module.css';

/**
 * What is done with the selected rows: compare them, take their levels along, copy the address of the comparison. It is
 * there while something is selected; without scripts a button compares the ticked rows of the page.
 */
export function SelectionBar({ language }: { language: Language }) {
  const m = selectionMessages(language);
  const selected = useSelectedIndexes();
  return (
    <>
      <PageForm id={selectionForm} action={comparisonPath} className={styles.withoutScripts}>
        <Button look="secondary" type="submit">
          {m.compareTicked}
        </Button>
      </PageForm>
      <section className={styles.bar} aria-label={m.title} hidden={selected.length === 0}>
        <p role="status" className={styles.count}>
          {selected.length === 0
            ? ''
            : m.count(formatCount(language, selected.length), formatCount(language, mostSelected))}
        </p>
        {selected.length === 0 ? null : <Selected language={language} selected={selected} />}
      </section>
    </>
  );
}

/** The levels of several indexes in one file, a column each. */
const levelsOf = (ids: readonly string[]) =>
  withQuery(dataFileAddress({ table: 'levels', ending: 'csv' }), {
    ids: ids.join(','),
    shape: 'wide',
  });

type SelectedProps = { language: Language; selected: readonly SelectedIndex[] };

function Selected({ language, selected }: SelectedProps) {
  const m = selectionMessages(language);
  const ids = selected.map(({ fundId }) => fundId);
  const address = comparisonPage({ ids });
  return (
    <>
      <div className={styles.actions}>
        {ids.length > 1 ? (
          <>
            <PageLink href={address}>{m.compare}</PageLink>
            <CopyAddress language={language} address={address} />
          </>
        ) : (
          <span>{m.oneMore}</span>
        )}
        <a href={levelsOf(ids)} download>
          {m.levels}
        </a>
        <Button look="quiet" onClick={clearSelection}>
          {m.clear}
        </Button>
      </div>
      <ul role="list" className={styles.chosen}>
        {selected.map((index) => (
          <li key={index.fundId}>
            <Button look="quiet" label={m.remove(index.name)} onClick={() => toggleIndex(index)}>
              {index.name} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function CopyAddress({ language, address }: { language: Language; address: string }) {
  const m = selectionMessages(language);
  const [state, setState] = useState<'copyAddress' | 'copied' | 'notCopied'>('copyAddress');
  const href = useLocalPath()(address);
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => setState('copied'),
      () => setState('notCopied'),
    );
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <span role="status">{m[state]}</span>
    </Button>
  );
}
