import { useEffect, useRef, useState } from 'react';
import { readBlob, saveBlob } from './download-file.ts';
import { logFailure } from '../calls/log-failure.ts';

export type DownloadState =
  | { kind: 'idle' | 'done' | 'failed' }
  /** `share` of the file that has come, from 0 to 1; null where its size is not known. */
  | { kind: 'loading'; share: number | null };

/** A file read as a blob with its progress; leaving the page gives it up. */
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
