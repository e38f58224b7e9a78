import { openMailbox } from '../browser/request-mailbox.ts';

/** The storage key of the visitor's choice to switch shortcuts off. */
const storedAs = 'shortcuts';

/** The event for a changed choice in this tab; other tabs receive `storage`. */
const changed = 'plumbline-shortcuts';

/** The choice for this page where the browser stores nothing. */
let isOff: boolean | null = null;

/** Whether single-key shortcuts are on: by default they are (WCAG 2.1.4). */
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
    // The choice still applies to this page.
  }
  dispatchEvent(new Event(changed));
}

/** Calls the listener when the choice changes, in this or another tab. */
export function followShortcuts(onChange: () => void): () => void {
  const events = [changed, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

const requests = openMailbox<void>();

/** Opens the list of shortcuts, whose code may still be loading. */
export const askForShortcuts = (): void => requests.ask();

export const onShortcutsAsked = requests.onAsked;
