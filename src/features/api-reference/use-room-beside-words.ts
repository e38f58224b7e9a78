import { prefersLessData } from '#src/client/browser/data-saving.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Less room than this shows so little of an answer that it had better be unfolded by who wants it. */
const leastRoom = 160;

/**
 * Tells once, when an element comes near the window, that its column has room left beside the words of the same call,
 * and gives a function that measures it; nothing where the visitor saves data.
 * @param onRoom gets a function that returns the pixels left; null where there is no room, or none any more
 */
export function useRoomBesideWords(
  element: RefObject<HTMLElement | null>,
  onRoom: (measure: () => number | null) => void,
): void {
  const tell = useEffectEvent(onRoom);
  useEffect(() => {
    const column = element.current?.parentElement;
    const words = column?.previousElementSibling;
    if (!column || !words || prefersLessData()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Before the web fonts are there the words may take a line more.
        void document.fonts.ready.then(() => {
          const measure = () => roomBeside(column, words);
          if (measure() !== null) tell(measure);
        });
      },
      { rootMargin: '50%' },
    );
    observer.observe(column);
    return () => observer.disconnect();
  }, [element]);
}

/**
 * The pixels that a column has left beside the words. It has none where it stands below them, and none while it hangs
 * beside words that are scrolled: filled to their height it would leave the window, and what has the focus with it.
 */
function roomBeside(column: Element, words: Element): number | null {
  const [own, its] = [column.getBoundingClientRect(), words.getBoundingClientRect()];
  const isBeside = own.left >= its.right && own.top < its.top + 1;
  // Heights have fractions: rounded up, the room would be larger than it is.
  const room = Math.floor(its.height - own.height);
  return isBeside && room >= leastRoom ? room : null;
}
