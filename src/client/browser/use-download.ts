import { useEffect, useRef, useState } from 'react';
import { readBlob, saveBlob } from './download-file.ts';
import { logFailure } from '../calls/log-failure.ts';

export type DownloadState =
  | { kind: 'idle' | 'done' | 'failed' }
  /** The loaded fraction, from 0 to 1; null where the size is unknown. */
  | { kind: 'loading'; share: number | null };

/** Loads a file as a blob with its progress; leaving the page aborts it. */
export function useDownload(href: string, name: string) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setState({ kind: 'loading', share: null });
    readBlob(href, (share) => setState({ kind: 'loading', share }), controller.signal)
      .then((blob) => {
        saveBlob(blob, name);
        setState({ kind: 'done' });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        logFailure('download', error);
        setState({ kind: 'failed' });
      });
  };
  return { state, start };
}
