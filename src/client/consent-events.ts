const requests = new EventTarget();

/** Asks whichever consent provider is in place to show its settings (LY-12, AN-04). */
export function askForCookieSettings(): void {
  requests.dispatchEvent(new Event('settings'));
}

export function onCookieSettingsAsked(listener: () => void): () => void {
  requests.addEventListener('settings', listener);
  return () => requests.removeEventListener('settings', listener);
}
