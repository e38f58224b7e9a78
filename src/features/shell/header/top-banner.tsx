import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusMain } from '#src/client/browser/keep-focus.ts';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { outerMessages } from '#src/i18n/messages/site/outer-parts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CloseIcon } from '#src/ui/dialog-icons.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { WholeDates } from '#src/ui/whole-dates.tsx';
import styles from './top-banner.module.css';

type TopBannerProps = { language: Language; banner: MainNavigation['banner'] };

const storedAs = 'dismissed-banner';

/** The message that was dismissed on this or an earlier visit; a browser that stores nothing shows it again. */
function dismissedText(): string | null {
  try {
    return localStorage.getItem(storedAs);
  } catch {
    return null;
  }
}

function storeDismissed(text: string): void {
  try {
    localStorage.setItem(storedAs, text);
  } catch {
    // It is dismissed for this visit all the same.
  }
}

const changesOnlyHere = () => () => undefined;

/** A message of the provider above the header; once dismissed, it is gone until the provider writes another (LY-06). */
export function TopBanner({ language, banner }: TopBannerProps) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const earlier = useSyncExternalStore(changesOnlyHere, dismissedText, () => null);
  const isDismissed = banner !== null && [dismissed, earlier].includes(banner.text);
  useEffect(() => {
    if (dismissed !== null) focusMain();
  }, [dismissed]);
  if (!banner || isDismissed) return null;
  const dismiss = () => {
    storeDismissed(banner.text);
    setDismissed(banner.text);
  };
  const m = outerMessages(language);
  const text = <WholeDates text={banner.text} />;
  return (
    <aside className={styles.banner} aria-label={m.announcement} data-print="no">
      <div className={styles.row}>
        <p>{banner.href ? <PageLink href={banner.href}>{text}</PageLink> : text}</p>
        <Button look="quiet" label={m.dismissBanner} onClick={dismiss}>
          <CloseIcon />
        </Button>
      </div>
    </aside>
  );
}
