type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

export type Shortcut = 'search' | 'help' | 'move';

const shortcuts: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  '?': 'help',
  ArrowUp: 'move',
  ArrowDown: 'move',
  ArrowLeft: 'move',
  ArrowRight: 'move',
};

/** What a key asks for; null where it belongs to the browser, to a screen reader or to what has the focus. */
export function shortcutOf(pressed: Pressed, focused: Element | null): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = pressed;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (isWrittenIn(focused) || focused?.closest('dialog, [popover]:popover-open')) return null;
  return shortcuts[key] ?? null;
}

const written = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

const isWrittenIn = (focused: Element | null): boolean => focused?.matches(written) ?? false;
