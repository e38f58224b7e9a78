export type ThemeChoice = 'system' | 'light' | 'dark';

/** Under which name the choice is kept; the early script (`early-theme.ts`) reads it there. */
const storedAs = 'theme';

/** What the visitor chose on this or an earlier visit; a browser that stores nothing follows the system. */
export function chosenTheme(): ThemeChoice {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'light' || shown === 'dark' ? shown : 'system';
}

/** Chooses a theme for this page, those to come and those that are open in other tabs. */
export function chooseTheme(theme: ThemeChoice): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, theme);
  } catch {
    // It is chosen for this visit all the same.
  }
}

/** Calls back when another theme is shown, chosen here or in another tab, be it before this page was awake. */
export function followTheme(onChange: () => void): () => void {
  const shown = new MutationObserver(onChange);
  shown.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const adopt = () => {
    const stored = storedTheme();
    if (stored !== null && stored !== chosenTheme()) showTheme(stored);
  };
  // A page that comes back from the browser's memory has missed what other tabs stored.
  for (const event of ['storage', 'pageshow']) addEventListener(event, adopt);
  adopt();
  return () => {
    shown.disconnect();
    for (const event of ['storage', 'pageshow']) removeEventListener(event, adopt);
  };
}

/** Null where the browser stores nothing. */
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
