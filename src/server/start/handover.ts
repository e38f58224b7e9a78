import type { Worker } from 'node:cluster';

const asks = 'plumbline: may this worker listen?';
const may = 'plumbline: it may';

/** In a worker: resolves once the process that minds it has left the place where both listen. */
export function untilMayListen(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', function hear(message) {
      if (message !== may) return;
      process.off('message', hear);
      resolve();
    });
    process.send?.(asks);
  });
}

/** In the process that minds it: leaves the place when a worker is about to listen there. */
export function leaveTo(worker: Worker, leave: () => void): void {
  worker.on('message', (message) => {
    if (message !== asks) return;
    leave();
    worker.send(may);
  });
}
