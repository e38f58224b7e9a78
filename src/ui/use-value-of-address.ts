import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets a field show the value that the address brings. It is the same field all along, which keeps the focus,
 * and keeps what a visitor has typed in it meanwhile.
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
