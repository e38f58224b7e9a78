import { prefersLessData } from '#src/client/browser/data-saving.ts';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Less room than this shows so little of an answer that it had better be unfolded by who wants it. */
const leastRoom = 160;

/**
 * Tells once, when an element comes near the window, how many pixels its column has left beside the words of the same
 * call; nothing where the columns stand below each other, the room is too little or the visitor saves data.
 */
export function useRoomBesideWords(
  element: RefObject<HTMLElement | null>,
  onRoom: (pixels: number) => void,
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
          const [own, its] = [column.getBoundingClientRect(), words.getBoundingClientRect()];
          // Heights have fractions: rounded up, the room would be larger than it is.
          const room = Math.floor(its.height - own.height);
          if (own.left >= its.right && room >= leastRoom) tell(room);
        });
      },
      { rootMargin: '50%' },
    );
    observer.observe(column);
    return () => observer.disconnect();
  }, [element]);
}
