import type { Ref } from 'react';
import styles from './loading-line.module.css';

type Look = { isVisible: boolean; hasFailed: boolean };

/** Class of the line, for who paints it without rendering. */
export const lookOf = ({ isVisible, hasFailed }: Look): string =>
  [styles.bar, isVisible && styles.visible, hasFailed && styles.failed].filter(Boolean).join(' ');

/** The line at the upper edge of the window; as wide as what is done, all of it unless it is painted. */
export function LoadingLine({ ref, ...look }: Look & { ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={lookOf(look)} data-loading-bar="" aria-hidden="true" />;
}
