import type { ReactNode } from 'react';
import styles from './icons.module.css';

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="8.5" cy="8.5" r="5.75" />
    <path d="m13 13 5 5" />
  </Icon>
);

export const MailIcon = () => (
  <Icon>
    <path d="M2 4.5h16v11H2z" />
    <path d="m2 5 8 6 8-6" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M2 5h16M2 10h16M2 15h16" />
  </Icon>
);
