import { useSyncExternalStore } from 'react';
import { Choice } from '#src/charts/choice.tsx';
import { chooseTheme, chosenTheme, followTheme, type ThemeChoice } from '#src/client/page/theme.ts';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import styles from './theme-switch.module.css';

const asSystem = (): ThemeChoice => 'system';

/** Light, dark, or as the visitor's system is; what is chosen holds for all pages and tabs, and is kept. */
export function ThemeSwitch({ language }: { language: Language }) {
  const chosen = useSyncExternalStore(followTheme, chosenTheme, asSystem);
  const m = outerMessages(language);
  return (
    <div className={styles.theme}>
      <span aria-hidden="true">{m.theme}</span>
      <Choice
        legend={m.theme}
        chosen={chosen}
        onChoose={chooseTheme}
        options={[
          { value: 'system', label: m.themeSystem },
          { value: 'light', label: m.themeLight },
          { value: 'dark', label: m.themeDark },
        ]}
      />
    </div>
  );
}
