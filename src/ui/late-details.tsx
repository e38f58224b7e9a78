import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

type LateDetailsProps = {
  className?: string | undefined;
  summary: ReactNode;
  /** On paper it may be left out. */
  isPrinted?: boolean;
  children: ReactNode;
};

/**
 * Closed details of a long page, such as the table of a chart. What they hold comes with the page, so that it is read
 * without scripts; when the page comes alive it is left as it was sent, and made anew when it is opened for the first
 * time. On the page of an index it is half of all elements.
 */
export function LateDetails({ className, summary, isPrinted = true, children }: LateDetailsProps) {
  const isComingAlive = useSyncExternalStore(neverChanges, no, isBrowser);
  const [asSent, setAsSent] = useState(isComingAlive);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Opened before the page came alive.
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

/** React leaves alone what is in an element of this kind as the page comes alive. */
const nothingNew = { __html: '' };

const no = () => false;
/** Asked only for a page that comes from the server: there, and in the browser as that page comes alive. */
const isBrowser = () => typeof window !== 'undefined';
const neverChanges = () => no;
