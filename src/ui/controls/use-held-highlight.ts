import type { UseComboboxReturnValue } from 'downshift';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the highlight of a list on the option that the visitor moved it to when an answer brings other options: by its
 * place alone, Enter would pick an option that nobody chose. One that is gone leaves the highlight where it begins.
 * @param keys the keys of the options, in their order
 * @param begin the place that is highlighted at first; -1 for none
 */
export function useHeldHighlight<Option>(
  { highlightedIndex, setHighlightedIndex }: UseComboboxReturnValue<Option>,
  keys: readonly string[],
  begin: -1 | 0,
): void {
  const before = useRef(keys);
  useLayoutEffect(() => {
    const held = before.current[highlightedIndex];
    before.current = keys;
    if (highlightedIndex <= begin || held === undefined || held === keys[highlightedIndex]) return;
    setHighlightedIndex(Math.max(begin, keys.indexOf(held)));
  });
}
