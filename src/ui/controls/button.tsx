import type { ReactNode, Ref } from 'react';
import { PageLink } from '../page-link.tsx';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

type ButtonProps = {
  look?: Look;
  type?: 'button' | 'submit';
  onClick?: (() => void) | undefined;
  /** The accessible name of a button that shows only an icon. */
  label?: string | undefined;
  /** The button does nothing now but stays focusable; one that the browser disables would lose the focus. */
  disabled?: boolean;
  /** The id of the dialog that it opens or closes, also without scripts. */
  opens?: string;
  closes?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function Button(props: ButtonProps) {
  const {
    look = 'secondary',
    type = 'button',
    onClick,
    label,
    disabled = false,
    opens,
    closes,
    ref,
    children,
  } = props;
  return (
    <button
      ref={ref}
      type={type}
      className={styles[look]}
      onClick={disabled ? undefined : onClick}
      aria-label={label}
      aria-disabled={disabled || undefined}
      command={opens ? 'show-modal' : closes ? 'close' : undefined}
      commandfor={opens ?? closes}
    >
      {children}
    </button>
  );
}

type ButtonLinkProps = { look?: Look; href: string; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ look = 'secondary', href, children }: ButtonLinkProps) {
  return (
    <PageLink href={href} className={styles[look]}>
      {children}
    </PageLink>
  );
}
