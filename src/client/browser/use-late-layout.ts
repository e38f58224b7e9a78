import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Lays out the sections that a new visit lays out only near the screen, one after the other as the browser finds time:
 * so they have their true heights when a visitor goes to one of them or comes back.
 */
export function useLateLayout(): void {
  useEffect(() => {
    const sections = document.querySelector<HTMLElement>('[data-layout=late]');
    if (sections === null) return undefined;
    // Sections, and their parts after them: a section is laid out without its parts, as long as these wait.
    const waiting = Array.from(sections.querySelectorAll<HTMLElement>(':scope > *, [data-part]'));
    let stop = whenIdle(layOutNext);
    function layOutNext() {
      const next = waiting.shift();
      if (!next) return void delete sections!.dataset['layout'];
      next.style.contentVisibility = 'visible';
      // In this task: else a frame would do it, together with what the visitor is about.
      next.getBoundingClientRect();
      stop = whenIdle(layOutNext);
    }
    return () => stop();
  }, []);
}
