import type { MouseEvent } from 'react';
import { useLocalPath } from '#src/ui/page-link.tsx';
import styles from './review-timeline.module.css';

type OpeningLinkProps = {
  /** Page on which it is open from the start, for browsers without scripts and for new tabs. */
  href: string;
  isOpen: boolean;
  /** Id of what it opens, once that is there. */
  controls: string;
  onToggle: () => void;
  children: string;
};

/** Opens what belongs to a row, in its place. */
export function OpeningLink({ href, isOpen, controls, onToggle, children }: OpeningLinkProps) {
  const local = useLocalPath();

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onToggle();
  }

  return (
    <a
      className={styles.opening}
      href={local(href)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
