import type { MouseEvent } from 'react';
import { isPage, useLocalPath } from '../page-link.tsx';
import styles from './button.module.css';

type ContentButtonProps = {
  text: string;
  /** A link when there is an address, else a button (TP-01). */
  href: string | null;
  disabled?: boolean;
  /** Takes the place of following the link. */
  onActivate?: (() => void) | null;
  /** Told of the click, which does what it does all the same. */
  onClick?: (() => void) | null;
  /** Page that does what a button does, where scripts do not run. */
  pageInstead?: string | null;
};

const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A button that content brings along: link or button in one look; disabled it does nothing. */
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
