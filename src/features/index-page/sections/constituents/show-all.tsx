import { useEffect, useState, useTransition, type MouseEvent } from 'react';
import { keepFocus } from '#src/client/browser/keep-focus.ts';
import type { Language } from '#src/domain/language.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { useLocalPath } from '#src/ui/page-link.tsx';
import styles from './show-all.module.css';

type ShowAllProps = {
  /** Page that holds the whole list from the start, for browsers without scripts and for new tabs. */
  href: string;
  label: string;
  language: Language;
  load: () => Promise<void>;
};

/** Loads the rest of a list into its place. */
export function ShowAll({ href, label, language, load }: ShowAllProps) {
  const m = indexPageMessages(language);
  const local = useLocalPath();
  const [isPending, startTransition] = useTransition();
  const [hasFailed, setHasFailed] = useState(false);
  // The link goes once the list is whole.
  useEffect(() => keepFocus, []);

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    startTransition(async () => {
      setHasFailed(false);
      await load().catch(() => setHasFailed(true));
    });
  }

  return (
    <p className={styles.showAll} data-print="no">
      <a href={local(href)} onClick={handleClick} aria-busy={isPending}>
        {isPending ? m.loadingAll : label}
      </a>
      {hasFailed ? <span role="alert">{m.allFailed}</span> : null}
    </p>
  );
}
