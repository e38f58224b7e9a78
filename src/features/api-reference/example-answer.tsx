import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#src/domain/language.ts';
import { formatCount } from '#src/i18n/format.ts';
import { apiReferenceMessages } from '#src/i18n/messages/site/api-reference.ts';
import { CodeText } from '#src/ui/controls/code-text.tsx';
import { shortAnswer } from './short-answer.ts';
import { useRoomBesideWords } from './use-room-beside-words.ts';
import styles from './api-reference.module.css';

type ExampleAnswerProps = {
  language: Language;
  /** Path of the call, which labels the answer. */
  path: string;
  /** Address that is requested when the answer is unfolded. */
  address: string;
};

/** Undefined until it is loaded; null where it could not be. */
type Loaded = { text: string | null };

/**
 * The answer of the example, loaded when it is unfolded: by the reader, or by itself where its column would stand empty
 * beside the words of the call. Without scripts the link beside it opens it.
 */
export function ExampleAnswer({ language, path, address }: ExampleAnswerProps) {
  const m = apiReferenceMessages(language);
  const [answer, setAnswer] = useState<Loaded>();
  const ask = async () => {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
    return shortAnswer(await response.json(), (count) => m.more(formatCount(language, count)));
  };
  const details = useRef<HTMLDetailsElement>(null);
  useRoomBesideWords(details, (measure) => {
    ask().then(
      (text) => {
        const pixels = measure();
        if (pixels === null) return;
        // Unfolding it before it is rendered would ask for it again.
        flushSync(() => setAnswer({ text }));
        details.current?.style.setProperty('--room', `${pixels}px`);
        details.current?.setAttribute('open', '');
      },
      // Nobody asked for it: who unfolds it asks anew, and is told.
      () => undefined,
    );
  });
  return (
    <details
      ref={details}
      className={styles.answer}
      data-print="no"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || answer?.text) return;
        setAnswer(undefined);
        ask().then(
          (text) => setAnswer({ text }),
          () => setAnswer({ text: null }),
        );
      }}
    >
      <summary aria-label={m.exampleOf(path)}>{m.example}</summary>
      {answer?.text ? (
        // It scrolls where it is wider than the page, also by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} role="region" aria-label={m.exampleOf(path)}>
          <CodeText text={answer.text} />
        </pre>
      ) : (
        <p role="status">{answer ? m.notLoaded : m.loading}</p>
      )}
    </details>
  );
}
