const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The last focused element and its ancestors, innermost first. */
let trail: readonly Element[] = [];

function leaveTrail(): void {
  if (isLost()) return;
  const passed: Element[] = [];
  for (let at = document.activeElement; at !== null; at = at.parentElement) passed.push(at);
  trail = passed;
}

/** Tracks the focus from now on; returns a function that stops it. */
export function followFocus(): () => void {
  leaveTrail();
  document.addEventListener('focusin', leaveTrail);
  return () => document.removeEventListener('focusin', leaveTrail);
}

/** Focuses the main part if nothing has the focus. */
export function focusMain(): void {
  if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
}

/** If nothing has the focus, focuses what the hash names (the heading of a section or text), or else the main part. */
export function focusPage(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!named || !isLost()) return focusMain();
  const heading = named.querySelector<HTMLElement>('[data-takes-focus]') ?? named;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Where a change of the page removed the focused element, focuses the nearest marked ancestor: the number of a list's
 * rows, or the heading of a section. The scroll position stays (RT-18).
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
