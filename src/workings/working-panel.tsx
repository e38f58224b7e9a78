import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { loadPart, type Part } from '#src/client/calls/parts.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { workingMessages } from '#src/i18n/messages/figures/figure-working.ts';
import { loadingMessages } from '#src/i18n/messages/site/loading.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CloseIcon } from '#src/ui/dialog-icons.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { splitLanguage } from '#src/urls.ts';
import type { WorkingAddress } from '#src/urls/workings.ts';
import { askWorking } from './ask-working.ts';
import { WorkingView } from './working-view.tsx';
import styles from './working-panel.module.css';

export type WorkingPanelProps = { address: WorkingAddress; onClose: () => void };

/** The working of a figure in a panel beside the page, open while it is rendered. */
export function WorkingPanel({ address, onClose }: WorkingPanelProps) {
  const { api, language, origin } = usePageContext();
  const m = workingMessages(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [working, setWorking] = useState<Part<FigureWorking> | null>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The panel is closed before it leaves the document, so that the focus returns to the figure.
    return () => element?.close();
  }, []);
  useEffect(() => {
    let isCurrent = true;
    void loadPart('working of a figure', askWorking(api, address)).then(
      (found) => isCurrent && setWorking(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, address]);
  const title = working === null || working === 'failed' ? m.working : working.name;
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-busy={working === null}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button look="quiet" label={m.close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </Button>
        </header>
        {working === null ? <p role="status">{loadingMessages(language).loading}</p> : null}
        {working === 'failed' ? <p role="alert">{m.failed}</p> : null}
        {working === null || working === 'failed' ? null : (
          <>
            <p className={styles.of}>
              <span>{working.portfolioName}</span>
              <PageLink href={splitLanguage(working.page).path}>{m.wholePage}</PageLink>
            </p>
            <WorkingView working={working} language={language} origin={origin} headings="h3" />
          </>
        )}
      </div>
    </dialog>
  );
}
