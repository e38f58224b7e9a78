import type { MouseEvent, ReactNode } from 'react';
import buttonStyles from './button.module.css';
import styles from './download-link.module.css';

type DownloadLinkProps = {
  href: string;
  /** The suggested file name. */
  name: string;
  look: 'button' | 'text';
  children: ReactNode;
  /** Called instead of the browser's own download. */
  onActivate: () => void;
  /** The progress in words; null while nothing is downloaded. */
  status: ReactNode;
  /** From 0 to 1; null while it is unknown. */
  share: number | null;
  isLoading: boolean;
};

const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to a file. Without scripts the browser downloads it; with scripts the progress is shown. */
export function DownloadLink(props: DownloadLinkProps) {
  const { href, name, look, children, onActivate, status, share, isLoading } = props;
  return (
    <span className={styles.download}>
      <a
        href={href}
        download={name}
        className={look === 'button' ? buttonStyles.primary : styles.link}
        aria-busy={isLoading || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (!isLoading) onActivate();
        }}
      >
        {children}
      </a>
      {isLoading ? (
        <progress
          className={styles.progress}
          max={1}
          value={share ?? undefined}
          aria-hidden="true"
        />
      ) : null}
      <span role="status" className={styles.status}>
        {status}
      </span>
    </span>
  );
}
