import type { MouseEvent } from 'react';
import { isPage, useLocalPath } from '../page-link.tsx';
import styles from './button.module.css';

type ContentButtonProps = {
  text: string;
  /** Rendered as a link when there is an address, otherwise as a button (TP-01). */
  href: string | null;
  disabled?: boolean;
  /** Called instead of following the link. */
  onActivate?: (() => void) | null;
  /** Called on a click in addition to its action. */
  onClick?: (() => void) | null;
  /** The page that replaces the action where scripts do not run. */
  pageInstead?: string | null;
};

const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A button in content, a link or a button with one look; disabled it does nothing. */
export function ContentButton(props: ContentButtonProps) {
  const { text, href, disabled = false, onActivate, onClick, pageInstead = null } = props;
  const localPath = useLocalPath();
  if (href === null) {
    const button = (
      <button
        type={pageInstead === null ? 'button' : 'submit'}
        className={styles.secondary}
        disabled={disabled}
        onClick={(event) => {
          event.preventDefault();
          onActivate?.();
          onClick?.();
        }}
      >
        {text}
      </button>
    );
    return pageInstead === null ? button : <form action={localPath(pageInstead)}>{button}</form>;
  }
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" className={styles.secondary}>
        {text}
      </span>
    );
  }
  return (
    <a
      href={localPath(href)}
      className={styles.secondary}
      data-page-link={isPage(href) && !onActivate ? '' : undefined}
      onClick={(event) => {
        onClick?.();
        if (!onActivate || !isPlainClick(event)) return;
        event.preventDefault();
        onActivate();
      }}
    >
      {text}
    </a>
  );
}
