import { useEffect, useState } from 'react';

/** The band below the sticky header, as shares of the window's height: a section is active while it crosses it. */
const band = { from: 0.25, to: 0.35 };

/** Id of the section that the upper part of the window shows; null before one is. */
export function useActiveSection(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        setActive(entered ? entered.target.id : lastBegun(key.split(' ')));
      },
      { rootMargin: `${-band.from * 100}% 0px ${(band.to - 1) * 100}% 0px` },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return active;
}

/** Where none crosses the band, the last one that begins above it; null above the first, as at the top of the page. */
const lastBegun = (ids: readonly string[]): string | null =>
  ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top < innerHeight * band.to;
  }) ?? null;
