import { useTrustedHtml } from './trusted-html.ts';
import styles from './rich-text.module.css';

/** A text that was written in Markdown; its HTML was made safe when it was published. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.richText} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
