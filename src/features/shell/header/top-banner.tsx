import { useEffect, useState } from 'react';
import { focusMain } from '#src/client/browser/keep-focus.ts';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/i18n/languages.ts';
import { outerMessages } from '#src/i18n/messages/outer-parts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CloseIcon } from '#src/ui/dialog-icons.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import styles from './top-banner.module.css';

type TopBannerProps = { language: Language; banner: MainNavigation['banner'] };

/** A message of the provider above the header; dismissed for the visit (LY-06). */
export function TopBanner({ language, banner }: TopBannerProps) {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (isDismissed) focusMain();
  }, [isDismissed]);
  if (!banner || isDismissed) return null;
  const m = outerMessages(language);
  return (
    <aside className={styles.banner} aria-label={m.announcement} data-print="no">
      <div className={styles.row}>
        <p>{banner.href ? <PageLink href={banner.href}>{banner.text}</PageLink> : banner.text}</p>
        <Button look="quiet" label={m.dismissBanner} onClick={() => setDismissed(true)}>
          <CloseIcon />
        </Button>
      </div>
    </aside>
  );
}
