const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** What had the focus last, and all that it stood in, innermost first. */
let trail: readonly Element[] = [];

function leaveTrail(): void {
  if (isLost()) return;
  const passed: Element[] = [];
  for (let at = document.activeElement; at !== null; at = at.parentElement) passed.push(at);
  trail = passed;
}

/** Remembers from now on where the focus is; returns what ends it. */
export function followFocus(): () => void {
  leaveTrail();
  document.addEventListener('focusin', leaveTrail);
  return () => document.removeEventListener('focusin', leaveTrail);
}

/** Where nothing has the focus, the page's main part takes it. */
export function focusMain(): void {
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

/** Where nothing has the focus, what the address names takes it: the heading of a section, or of a text; or else the main part. */
export function focusPage(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!named || !isLost()) return focusMain();
  const heading = named.querySelector<HTMLElement>('[data-takes-focus]') ?? named;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Where a change of the page took away what had the focus, the nearest part that is marked to take it does:
 * the number of a list's rows, say, or the heading of a section. The scroll position stays (RT-18).
 */
export function keepFocus(): void {
  if (!isLost() || trail[0]?.isConnected !== false) return;
  const main = document.getElementById('main');
  for (const place of trail) {
    if (place.contains(main)) break;
    const heir = place.isConnected && place.querySelector<HTMLElement>('[data-takes-focus]');
    if (heir) return heir.focus({ preventScroll: true });
  }
  focusPage();
}
