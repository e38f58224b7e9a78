import { chooseShortcuts } from '#src/client/page/shortcuts.ts';
import type { Language } from '#src/domain/language.ts';
import { shortcutMessages } from '#src/i18n/messages/site/shortcuts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './shortcuts.module.css';

type ShortcutListProps = {
  language: Language;
  titleId: string;
  isOn: boolean;
  onClose: () => void;
};

/** What each key does, and the switch that takes single keys away. */
export function ShortcutList({ language, titleId, isOn, onClose }: ShortcutListProps) {
  const m = shortcutMessages(language);
  const rows: readonly [keys: readonly string[], does: string][] = [
    [['/'], m.search],
    [['?'], m.help],
    [['↑', '↓'], m.rows],
    [['←', '→'], m.tray],
    [['←', '→', 'Home', 'End'], m.chart],
    [['Esc'], m.close],
  ];
  return (
    <>
      <h2 id={titleId}>{m.title}</h2>
      <dl className={styles.keys}>
        {rows.map(([keys, does]) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => chooseShortcuts(event.target.checked)}
        />
        <span>{m.isOn}</span>
      </label>
      <p className={styles.note}>{m.note}</p>
      <div>
        <Button look="primary" onClick={onClose}>
          {m.done}
        </Button>
      </div>
    </>
  );
}
