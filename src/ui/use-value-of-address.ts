import { useEffect, useRef, type RefObject } from 'react';

/**
 * Updates a field when the address changes. The element stays the same, so it keeps the focus and whatever the
 * visitor has typed since.
 */
export function useValueOfAddress<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const before = useRef(value);
  useEffect(() => {
    const element = field.current;
    const hadValue = before.current;
    before.current = value;
    if (!element || hadValue === value) return;
    const isBeingTyped = element === document.activeElement && element.value.trim() !== hadValue;
    if (!isBeingTyped) element.value = value;
  }, [value]);
  return field;
}
