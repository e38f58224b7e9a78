import { useSyncExternalStore } from 'react';
import type { Language } from '#src/domain/language.ts';
import { connectionMessages } from '#src/i18n/messages/site/connection.ts';
import { FloatingNotice } from '#src/ui/floating-notice.tsx';

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** Says that the browser is offline, for as long as it is (NV-06). */
export function ConnectionNotice({ language }: { language: Language }) {
  const online = useSyncExternalStore(onConnection, isOnline);
  return (
    // The region is there before it speaks: screen readers announce what changes in it.
    <div role="status" data-connection={online ? 'online' : 'offline'}>
      {online ? null : <FloatingNotice>{connectionMessages(language).offline}</FloatingNotice>}
    </div>
  );
}
