/**
 * Makes areas tab stops only while their content overflows, sideways or down. That depends on the window and the
 * content, and matters when Tab is pressed, so that it is measured then. Returns a function that stops it.
 */
export function followScrollAreas(): () => void {
  const mark = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    for (const area of document.querySelectorAll<HTMLElement>('[role=region][tabindex]'))
      area.tabIndex = overflows(area) ? 0 : -1;
  };
  document.addEventListener('keydown', mark);
  return () => document.removeEventListener('keydown', mark);
}

const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
