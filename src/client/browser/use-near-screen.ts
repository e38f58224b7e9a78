import { useEffect, useState, type RefObject } from 'react';

/** How far below or above the screen an element may be, in heights of the screen. */
const reach = '100%';

/**
 * Whether an element has been on the screen, or within a screen's height of it. A keyboard user is near everything,
 * since the focus would skip what is not loaded yet; so is a visitor who prints.
 */
export function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const ended = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: `${reach} 0px` },
    );
    function end() {
      observer.disconnect();
      ended.abort();
    }
    function come() {
      end();
      setNear(true);
    }
    observer.observe(element.current);
    const byKeyboard = ({ key }: KeyboardEvent) => key === 'Tab' && come();
    document.addEventListener('keydown', byKeyboard, { signal: ended.signal });
    addEventListener('beforeprint', come, { signal: ended.signal });
    return end;
  }, [element]);
  return isNear;
}
