import { useEffect, type RefObject } from 'react';
import { whenIdle } from '#src/client/browser/when-idle.ts';

/**
 * Lays out the parts of an element that a new visit lays out only near the screen, one after the other as the browser
 * finds time: so they have their true heights when a visitor goes to one of them or comes back.
 */
export function useLateLayout(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const parent = element.current;
    if (parent?.dataset['layout'] !== 'late') return undefined;
    // Sections, and their parts after them: a section is laid out without its parts, as long as these wait.
    const waiting = Array.from(parent.querySelectorAll<HTMLElement>(':scope > *, [data-part]'));
    let stop = whenIdle(layOutNext);
    function layOutNext() {
      const next = waiting.shift();
      if (!next) return void delete parent!.dataset['layout'];
      next.style.contentVisibility = 'visible';
      // In this task: else a frame would do it, together with what the visitor is about.
      next.getBoundingClientRect();
      stop = whenIdle(layOutNext);
    }
    return () => stop();
  }, [element]);
}
