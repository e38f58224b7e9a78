import styles from './language-mark.module.css';

/** Marks text in another language than the page by the name of that language. */
export function LanguageMark({ name }: { name: string }) {
  return <span className={styles.mark}>{name}</span>;
}
