import { useEffect, useState, type ComponentType } from 'react';
import { prefersLessData } from '#src/client/browser/data-saving.ts';
import { whenIdle } from '#src/client/browser/when-idle.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import { isPageThere } from '#src/client/failures/is-page-there.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import type { Language } from '#src/domain/language.ts';
import { formPages, localPath } from '#src/urls.ts';
import type { OpenModalProps } from './open-modal.tsx';

const openDelay = 100;

/** Milliseconds after which a missing form is asked for again. */
const retryDelay = 5_000;

const loadModal = () => import('./open-modal.tsx');

/**
 * The code of the modal, 100 ms after the request (CM-01); null until then. It is prefetched when the browser is idle,
 * so that a form opens offline too. If it cannot be loaded, the form's own page is opened. Where that is out of reach
 * too, the page stays (NV-06): a notice is shown until the code comes.
 */
export function useModalCode(
  language: Language,
  isAsked: boolean,
  form: FormKind,
): ComponentType<OpenModalProps> | 'missing' | null {
  const [Modal, setModal] = useState<ComponentType<OpenModalProps> | 'missing' | null>(null);
  useEffect(() => {
    if (prefersLessData()) return undefined;
    // The caller that needs it handles the failure.
    return whenIdle(() => void loadModal().catch(() => undefined), 2000);
  }, []);
  useEffect(() => {
    if (!isAsked) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const page = localPath(language, formPages[form]);
    const open = async (delay: number) => {
      const wasOnline = navigator.onLine;
      try {
        const wait = new Promise((resolve) => {
          setTimeout(resolve, delay);
        });
        const [{ OpenModal }] = await Promise.all([loadModal(), wait]);
        if (!signal.aborted) setModal(() => OpenModal);
      } catch (error) {
        logFailure('contact form', error);
        const isThere = wasOnline && (await isPageThere(page));
        if (signal.aborted) return;
        if (isThere) {
          location.assign(page);
          return;
        }
        setModal('missing');
        clearTimeout(retry);
        // Offline, the browser tells when to ask again.
        if (navigator.onLine) retry = setTimeout(() => void open(0), retryDelay);
      }
    };
    void open(openDelay);
    addEventListener('online', () => void open(0), { signal });
    return () => {
      ended.abort();
      clearTimeout(retry);
      setModal(null);
    };
  }, [isAsked, language, form]);
  return Modal;
}
