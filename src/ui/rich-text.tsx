import { useTrustedHtml } from './trusted-html.ts';
import styles from './rich-text.module.css';

/** Dates in text, not in tags. */
const dates = /(\d{4}年\d{1,2}月\d{1,2}日|\b\d{1,2} [A-Z][a-z]{2,8} \d{4})(?![^<]*>)/g;

const withWholeDates = (html: string): string =>
  html.replace(dates, `<span class="${styles.whole}">$&</span>`);

/** Text written in Markdown, whose HTML was sanitised when it was published. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={styles.richText}
      dangerouslySetInnerHTML={useTrustedHtml(withWholeDates(html))}
    />
  );
}
