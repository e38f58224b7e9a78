import { useEffect, useState } from 'react';

/** Id of the section that the upper part of the window shows; null before one is. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setActive(entered.target.id);
      },
      // A band below the sticky header: a section is active while it crosses it.
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return active;
}
