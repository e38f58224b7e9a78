import { useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { dataFilesMessages } from '#src/i18n/messages/data-files.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './data-files.module.css';

type CopiedTextProps = { language: Language; name: string; text: string };

/** A text to take along, with a button that copies it. */
export function CopiedText({ language, name, text }: CopiedTextProps) {
  const m = dataFilesMessages(language);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <div>
      <dt className={styles.name}>
        <span>{name}</span>
        <span className={styles.copy} data-print="no">
          <span role="status">{state === 'idle' ? '' : m[state]}</span>
          <Button look="quiet" label={m.copyOf(name)} onClick={() => void copy()}>
            {m.copy}
          </Button>
        </span>
      </dt>
      <dd>
        {/* It scrolls where it is wider than the page, also by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.code} tabIndex={0} role="region" aria-label={name}>
          <code>{text}</code>
        </pre>
      </dd>
    </div>
  );
}
