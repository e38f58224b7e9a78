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

/** Calls back when another theme is shown, chosen here or in another tab. */
export function followTheme(onChange: () => void): () => void {
  const adopt = ({ key, newValue }: StorageEvent) => {
    // Null: everything that was stored was removed.
    if (key !== storedAs && key !== null) return;
    showTheme(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
  };
  addEventListener('storage', adopt);
  const shown = new MutationObserver(onChange);
  shown.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    removeEventListener('storage', adopt);
    shown.disconnect();
  };
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
