import { Fragment, useState } from 'react';
import { Button } from './button.tsx';
import { CodeText } from './code-text.tsx';
import styles from './copied-text.module.css';

export type CopyTexts = {
  copy: string;
  copied: string;
  failed: string;
  copyOf: (name: string) => string;
};

type Copied = {
  name: string;
  text: string;
  /** Distinguishes it from others of the same name on the page; it must begin with the name. */
  label?: string;
};

type Shared = {
  texts: CopyTexts;
  /** Words, such as those of a citation, in which nothing is coloured. */
  isProse?: boolean;
};

type CopiedTextProps = Copied & Shared;

/** Texts to copy, by name. */
export function CopiedTexts({ all, ...shared }: Shared & { all: readonly Copied[] }) {
  return (
    <dl className={styles.list}>
      {all.map((one) => (
        <CopiedText key={one.name} {...shared} {...one} />
      ))}
    </dl>
  );
}

/** A text with a button that copies it. */
function CopiedText({ texts, isProse = false, name, text, label = name }: CopiedTextProps) {
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
          <span role="status">{state === 'idle' ? '' : texts[state]}</span>
          <Button look="quiet" label={texts.copyOf(label)} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </span>
      </dt>
      <dd>
        {/* It scrolls where it is wider than the page, also by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
          {isProse ? <code>{breakable(text)}</code> : <CodeText text={text} show={breakable} />}
        </pre>
      </dd>
    </div>
  );
}

/**
 * Browsers keep an address in one piece up to its question mark, and break it anywhere where it is too long. A line may
 * end after a slash, a plus or an opening parenthesis, and before a further parameter; what is copied has nothing there.
 */
const breakable = (text: string) => (
  <>
    {text.split(/(?<=[^:/]\/)(?=[^/])|(?<=[(+])|(?=&)/).map((part, at) => (
      <Fragment key={at}>
        {at === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ))}
    {/* What follows has a colour of its own. */}
    {/[(+]$/.test(text) ? <wbr /> : null}
  </>
);
