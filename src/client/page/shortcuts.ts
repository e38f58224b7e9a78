import { openMailbox } from '../browser/request-mailbox.ts';

/** Under which name it is kept that a visitor wants none. */
const storedAs = 'shortcuts';

/** What is heard in this tab when the choice changes; other tabs hear `storage`. */
const changed = 'plumbline-shortcuts';

/** A browser that stores nothing keeps the choice for this page. */
let isOff: boolean | null = null;

/** Whether single keys do something on pages: until the visitor says otherwise (WCAG 2.1.4). */
export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(storedAs) !== 'off';
  } catch {
    return isOff !== true;
  }
}

export function chooseShortcuts(isOn: boolean): void {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, 'off');
  } catch {
    // It is chosen for this page all the same.
  }
  dispatchEvent(new Event(changed));
}

/** Calls back when the choice changes, here or in another tab. */
export function followShortcuts(onChange: () => void): () => void {
  const events = [changed, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

const requests = openMailbox<void>();

/** Asks for the list of keys, which may still be on its way. */
export const askForShortcuts = (): void => requests.ask();

export const onShortcutsAsked = requests.onAsked;
