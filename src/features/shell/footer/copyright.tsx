import { useSyncExternalStore } from 'react';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import styles from './copyright.module.css';

const unchanging = () => () => {};
const yearNow = () => String(new Date().getFullYear());
// A page is cached longer than a year's end: the server leaves the year to the browser.
const noYear = () => '';

/** The copyright with the current year. */
export function Copyright({ language, name }: { language: Language; name: string }) {
  const year = useSyncExternalStore(unchanging, yearNow, noYear);
  return <p className={styles.copyright}>{outerMessages(language).copyright(name, year)}</p>;
}
