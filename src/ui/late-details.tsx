import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

type LateDetailsProps = {
  className?: string | undefined;
  summary: ReactNode;
  /** Whether it is printed. */
  isPrinted?: boolean;
  children: ReactNode;
};

/**
 * Closed details of a long page, such as the table of a chart. Their content is part of the HTML, so it is
 * readable without scripts. It is not hydrated but rendered when opened for the first time, because on the page of
 * an index it is half of all elements.
 */
export function LateDetails({ className, summary, isPrinted = true, children }: LateDetailsProps) {
  const isComingAlive = useSyncExternalStore(neverChanges, no, isBrowser);
  const [asSent, setAsSent] = useState(isComingAlive);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It was opened before hydration.
    if (details.current?.open) setAsSent(false);
  }, []);
  return (
    <details
      ref={details}
      className={className}
      data-print={isPrinted ? undefined : 'no'}
      onToggle={() => setAsSent(false)}
    >
      {summary}
      {asSent ? (
        <div key="as sent" suppressHydrationWarning dangerouslySetInnerHTML={nothingNew} />
      ) : (
        <div key="alive">{children}</div>
      )}
    </details>
  );
}

/** React leaves the content of an element with `dangerouslySetInnerHTML` unchanged during hydration. */
const nothingNew = { __html: '' };

const no = () => false;
/** Distinguishes a page from the server, including its hydration, from one rendered in the browser. */
const isBrowser = () => typeof window !== 'undefined';
const neverChanges = () => no;
