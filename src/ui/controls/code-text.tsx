import { Fragment, type ReactNode } from 'react';
import { codeParts } from './code-parts.ts';
import styles from './code-text.module.css';

type CodeTextProps = {
  text: string;
  /** How a part is shown, such as with places at which its lines may end. */
  show?: (text: string) => ReactNode;
};

/** A code sample, its strings, comments and words of the language in quiet colours. */
export const CodeText = ({ text, show = (part) => part }: CodeTextProps) => (
  <code>
    {codeParts(text).map(({ kind, text: part }, at) =>
      kind === null ? (
        <Fragment key={at}>{show(part)}</Fragment>
      ) : (
        <span key={at} className={styles[kind]}>
          {show(part)}
        </span>
      ),
    )}
  </code>
);
