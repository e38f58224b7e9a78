export type ThemeChoice = 'system' | 'light' | 'dark';

/** The storage key of the choice, which the early script (`early-theme.ts`) reads too. */
const storedAs = 'theme';

/** The visitor's choice; without storage the system's theme. */
export function chosenTheme(): ThemeChoice {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Sets the theme of this page, later ones, and those open in other tabs. */
export function chooseTheme(theme: ThemeChoice): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, theme);
  } catch {
    // The choice still applies to this visit.
  }
}

/** Calls the listener when the theme changes, in this or another tab, even before the page was hydrated. */
export function followTheme(onChange: () => void): () => void {
  const shown = new MutationObserver(onChange);
  shown.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const adopt = () => {
    const stored = storedTheme();
    if (stored !== null && stored !== chosenTheme()) showTheme(stored);
  };
  // A page restored from the browser's memory has missed changes by other tabs.
  for (const event of ['storage', 'pageshow']) addEventListener(event, adopt);
  adopt();
  return () => {
    shown.disconnect();
    for (const event of ['storage', 'pageshow']) removeEventListener(event, adopt);
  };
}

/** Null where the browser has no storage. */
function storedTheme(): ThemeChoice | null {
  try {
    const stored = localStorage.getItem(storedAs);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return null;
  }
}

function showTheme(theme: ThemeChoice): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { of = '' } = meta.dataset;
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : mediaOf(of === theme);
  }
}

const mediaOf = (isShown: boolean) => (isShown ? 'all' : 'not all');
