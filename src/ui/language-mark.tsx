import styles from './language-mark.module.css';

/** Beside what is written in another language than the page: the name of that language, in itself. */
export function LanguageMark({ name }: { name: string }) {
  return <span className={styles.mark}>{name}</span>;
}
