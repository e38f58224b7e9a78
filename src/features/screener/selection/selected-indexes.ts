import { useSyncExternalStore } from 'react';

export type SelectedIndex = { fundId: string; name: string };

/** As many as a comparison takes. */
export const mostSelected = 10;

/** Name of the form that the boxes of the rows belong to. */
export const selectionForm = 'selected-indexes';

const storedAs = 'selected-indexes';

const nothing: readonly SelectedIndex[] = [];
const listeners = new Set<() => void>();
let selected: readonly SelectedIndex[] | null = null;

/** What this browser has stored; a browser that stores nothing keeps the selection until the page is left. */
function readStored(): readonly SelectedIndex[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storedAs) ?? '[]');
    return isSelection(found) ? found.slice(0, mostSelected) : nothing;
  } catch {
    return nothing;
  }
}

/** By hand: a schema would be the only one that the screener begins with, and cost it six kilobytes. */
function isSelection(found: unknown): found is SelectedIndex[] {
  const isIndex = (one: Partial<SelectedIndex> | null) =>
    typeof one?.fundId === 'string' && typeof one.name === 'string';
  return Array.isArray(found) && found.every(isIndex);
}

function select(next: readonly SelectedIndex[]): void {
  selected = next;
  try {
    if (next.length > 0) localStorage.setItem(storedAs, JSON.stringify(next));
    else localStorage.removeItem(storedAs);
  } catch {
    // It is selected on this page all the same.
  }
  for (const listener of listeners) listener();
}

const current = () => (selected ??= readStored());

function subscribe(listener: () => void): () => void {
  // Another tab has changed the selection.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storedAs && key !== null) return;
    selected = readStored();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The indexes that the visitor has selected, in the order of selection; on the server none are. */
export function useSelectedIndexes(): readonly SelectedIndex[] {
  return useSyncExternalStore(subscribe, current, () => nothing);
}

/** Selects an index, or takes it out again. Beyond as many as a comparison takes nothing is added. */
export function toggleIndex(index: SelectedIndex): void {
  const others = current().filter(({ fundId }) => fundId !== index.fundId);
  if (others.length < current().length) select(others);
  else if (others.length < mostSelected) select([...others, index]);
}

export function clearSelection(): void {
  select(nothing);
}
