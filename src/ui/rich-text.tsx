import { useTrustedHtml } from './trusted-html.ts';
import { withWholeDates } from './whole-dates.tsx';
import styles from './rich-text.module.css';

/** Text written in Markdown, whose HTML was sanitised when it was published. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={styles.richText}
      dangerouslySetInnerHTML={useTrustedHtml(withWholeDates(html))}
    />
  );
}
