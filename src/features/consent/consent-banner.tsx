import { useEffect, useRef } from 'react';
import { focusMain } from '#src/client/browser/keep-focus.ts';
import type { Language } from '#src/domain/language.ts';
import { consentMessages } from '#src/i18n/messages/site/consent.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './consent-banner.module.css';

export type ConsentBannerProps = {
  language: Language;
  hasPrivacyControl: boolean;
  /** Whether visits are measured with consent. */
  isMeasured: boolean;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onChoose: () => void;
};

/**
 * Asks on the first visit. It covers the foot of the window without moving the page, and the page reserves room for it
 * at its end and below the focused element, so that it covers nothing in use.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const { language, hasPrivacyControl, isMeasured, onAcceptAll, onRejectAll, onChoose } = props;
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const [root, page] = [document.documentElement, document.body];
    // Set on these two elements only: a custom property would be inherited, and the whole page restyled.
    const leaveRoom = (room: string) => {
      root.style.scrollPaddingBlockEnd = room && `calc(${room} + var(--space-1))`;
      page.style.paddingBlockEnd = room;
    };
    // Menus beside a page, which stay in place, end above it.
    root.toggleAttribute('data-banner', true);
    const observer = new ResizeObserver(() => leaveRoom(`${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-banner');
      leaveRoom('');
    };
  }, []);
  useEffect(() => focusMain, []);
  const m = consentMessages(language);
  return (
    <section ref={banner} className={styles.banner} aria-label={m.banner} data-print="no">
      <div className={styles.content}>
        {/* A sentence each, so that none is larger than what the page is about: it would be what a slow phone waits for. */}
        <div className={styles.text}>
          <p>{m.needed}</p>
          <p>{m.question}</p>
          {isMeasured ? <p>{m.measuring}</p> : null}
          {hasPrivacyControl ? <p>{m.privacyControl}</p> : null}
        </div>
        <div className={styles.actions}>
          <Button onClick={onAcceptAll}>{m.acceptAll}</Button>
          <Button onClick={onRejectAll}>{m.rejectAll}</Button>
          <Button look="quiet" onClick={onChoose}>
            {m.choose}
          </Button>
        </div>
      </div>
    </section>
  );
}
