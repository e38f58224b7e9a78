/** Where arrow keys go from one to the next: rows of a list, cards, and the tray of what is selected. */
const areas = [
  { area: 'main tbody', item: 'tr', keys: { ArrowUp: -1, ArrowDown: 1 } },
  { area: 'main ul:has(> li > article)', item: 'li', keys: { ArrowUp: -1, ArrowDown: 1 } },
  // A section that says how many are selected, and what is done with them.
  {
    area: 'main section:has(> [role=status])',
    item: 'a, button',
    keys: { ArrowLeft: -1, ArrowRight: 1 },
  },
] as const;

const reached = 'a[href], button, input[type=checkbox], summary';

/**
 * What gets the focus by an arrow key, from what has it; null where the key is the browser's: outside of a list, at its ends,
 * and on everything that has arrow keys of its own.
 */
export function focusAfter(key: string, from: Element): HTMLElement | null {
  if (!from.matches(reached) || from.closest('[role=slider], [role=combobox]')) return null;
  for (const { area, item, keys } of areas) {
    const step = (keys as Readonly<Record<string, number>>)[key];
    const around = from.closest(area);
    if (step === undefined || around === null) continue;
    const items = Array.from(around.querySelectorAll(item)).filter((one) => isReached(one, item));
    const own = from.closest(item);
    const next = own && items[items.indexOf(own) + step];
    return next ? sameIn(next, own, from) : null;
  }
  return null;
}

/** Rows without anything to reach, such as what is opened below one, are passed over. */
function isReached(item: Element, kind: string): boolean {
  return item.checkVisibility() && (kind === 'a, button' || item.querySelector(reached) !== null);
}

/** The same link of another row, else its first. */
function sameIn(next: Element, own: Element, from: Element): HTMLElement | null {
  if (next.matches(reached)) return next as HTMLElement;
  const [here, there] = [own, next].map((one) => one.querySelectorAll<HTMLElement>(reached));
  const at = Array.from(here ?? []).indexOf(from as HTMLElement);
  return there?.[at] ?? there?.[0] ?? null;
}
