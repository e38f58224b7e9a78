import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { followShortcuts, hasShortcuts, onShortcutsAsked } from '#src/client/page/shortcuts.ts';
import type { Language } from '#src/domain/language.ts';
import { goToSearch, searchFields } from './go-to-search.ts';
import { focusAfter } from './row-keys.ts';
import { shortcutOf } from './shortcut-of.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Keys of the whole site: `/` searches, `?` tells of the keys, arrows go through lists. A visitor may switch them off. */
export function Shortcuts({ language }: { language: Language }) {
  const isOn = useSyncExternalStore(followShortcuts, hasShortcuts);
  const [isOpen, setOpen] = useState(false);
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const focused = document.activeElement;
    const shortcut = isOn ? shortcutOf(event, focused) : null;
    if (shortcut === null) return;
    const next = shortcut === 'move' && focused ? focusAfter(event.key, focused) : null;
    if (shortcut === 'move' && next === null) return;
    event.preventDefault();
    if (shortcut === 'search') goToSearch();
    if (shortcut === 'help') setOpen(true);
    next?.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  useEffect(() => onShortcutsAsked(() => setOpen(true)), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-shortcuts', isOn);
    for (const field of searchFields()) {
      if (isOn) field.setAttribute('aria-keyshortcuts', '/');
      else field.removeAttribute('aria-keyshortcuts');
    }
  }, [isOn]);
  return isOpen ? (
    <ShortcutsDialog language={language} isOn={isOn} onClose={() => setOpen(false)} />
  ) : null;
}
