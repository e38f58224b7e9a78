import type { Worker } from 'node:cluster';

const askToListen = 'plumbline: may this worker listen?';
const mayListen = 'plumbline: it may';

/** In a worker: resolves once the primary process has freed the port that both listen on. */
export function untilMayListen(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', function onMessage(message) {
      if (message !== mayListen) return;
      process.off('message', onMessage);
      resolve();
    });
    process.send?.(askToListen);
  });
}

/** In the primary process: frees the port when a worker is about to listen there. */
export function handPortTo(worker: Worker, freePort: () => void): void {
  worker.on('message', (message) => {
    if (message !== askToListen) return;
    freePort();
    worker.send(mayListen);
  });
}
