import { useEffect, useRef, type RefObject } from 'react';
import { useLocalPath } from '#src/ui/page-link.tsx';
import { workingPage } from '#src/urls/workings.ts';
import { asOneStop, focusPlace, nextPart, placeOf, stepOf, type Place } from './grid-keys.ts';

/** A cell that shows a figure, and the index of its row. */
function requestedFigure(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest('a')) return null;
  const cell = target.closest<HTMLElement>('td[data-figure]');
  const fundId = cell?.closest<HTMLElement>('tr')?.dataset['row'];
  const tag = cell?.dataset['figure'];
  return cell && fundId !== undefined && tag !== undefined ? { cell, fundId, tag } : null;
}

/** A link for each figure would be hundreds: the one that is asked for is made when it is, and followed as any other. */
function followOnce(cell: HTMLElement, href: string): void {
  const link = Object.assign(document.createElement('a'), { href, hidden: true });
  link.dataset['pageLink'] = '';
  cell.append(link);
  cell.focus();
  link.click();
  link.remove();
}

function moveFocus(grid: HTMLTableElement, event: KeyboardEvent): void {
  const from = placeOf(grid, event.target);
  const size = { rows: grid.rows.length, columns: grid.rows[0]?.cells.length ?? 0 };
  const to = from && (nextPart(grid, from, event.key) ?? stepOf(event, from, size));
  if (!to) return;
  event.preventDefault();
  focusPlace(grid, to);
}

/**
 * A table of figures as a grid: its rows are one tab stop with arrow keys, and each figure opens its working by Enter or a
 * click. Without scripts it is a table.
 */
export function useFigureGrid(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const place = useRef<Place>({ row: 1, column: 0 });
  const localPath = useLocalPath();
  // After each rendering, as it may have brought other rows.
  useEffect(() => {
    const grid = table.current;
    if (!grid) return undefined;
    place.current = asOneStop(grid, place.current);
    const open = ({ target }: Event) => {
      const asked = requestedFigure(target);
      if (asked) followOnce(asked.cell, localPath(workingPage(asked.fundId, asked.tag)));
    };
    const onFocus = ({ target }: FocusEvent) => {
      const found = placeOf(grid, target);
      if (!found || found.row === 0) return;
      // From here on arrow keys are the grid's; who only reads meets a table.
      grid.setAttribute('role', 'grid');
      place.current = asOneStop(grid, found);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') open(event);
      else moveFocus(grid, event);
    };
    const listening = new AbortController();
    const { signal } = listening;
    grid.addEventListener('focusin', onFocus, { signal });
    grid.addEventListener('keydown', onKey, { signal });
    grid.addEventListener('click', open, { signal });
    return () => listening.abort();
  });
  return table;
}
