/**
 * From now on an area that can scroll sideways is a tab stop only while it has more than it shows. That depends on the
 * window and on what is in it, and matters when Tab is pressed: it is asked then. Returns what ends it.
 */
export function followScrollAreas(): () => void {
  const mark = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    for (const area of document.querySelectorAll<HTMLElement>('[role=region][tabindex]'))
      area.tabIndex = area.scrollWidth > area.clientWidth ? 0 : -1;
  };
  document.addEventListener('keydown', mark);
  return () => document.removeEventListener('keydown', mark);
}
