import * as z from 'zod/mini';
import { useSyncExternalStore } from 'react';

export type SelectedIndex = { fundId: string; name: string };

/** As many as a comparison takes. */
export const mostSelected = 10;

/** Name of the form that the boxes of the rows belong to. */
export const selectionForm = 'selected-indexes';

const storedAs = 'selected-indexes';
const stored = z.array(z.object({ fundId: z.string(), name: z.string() }));

const nothing: readonly SelectedIndex[] = [];
const listeners = new Set<() => void>();
let selected: readonly SelectedIndex[] | null = null;

/** What this browser has stored; a browser that stores nothing keeps the selection until the page is left. */
function readStored(): readonly SelectedIndex[] {
  try {
    const found = stored.safeParse(JSON.parse(localStorage.getItem(storedAs) ?? '[]'));
    return found.success ? found.data.slice(0, mostSelected) : nothing;
  } catch {
    return nothing;
  }
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
