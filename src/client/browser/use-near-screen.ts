import { useEffect, useState, type RefObject } from 'react';

/** How far below or above the screen an element may be, in heights of the screen. */
const reach = '100%';

/** Whether an element has been on the screen, or a screen's height from it, since it is there. */
export function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${reach} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
