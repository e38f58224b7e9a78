import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type { MessagePort, Transferable } from 'node:worker_threads';

/** Two ends that exchange messages, by any transport. */
export type Channel = {
  /** Whether a message can transfer a port. */
  readonly carriesPorts: boolean;
  send(message: object, transfer?: readonly Transferable[]): void;
  /** Both listeners are set once, right after the channel is made. */
  listen(onMessage: (message: unknown) => void, onClose: () => void): void;
  close(): void;
};

export function portChannel(port: MessagePort): Channel {
  return {
    carriesPorts: true,
    send: (message, transfer = []) => port.postMessage(message, [...transfer]),
    listen(onMessage, onClose) {
      port.on('message', onMessage);
      port.once('close', onClose);
    },
    close: () => port.close(),
  };
}

/** Messages on a socket: four bytes of length, then the message as v8 serializes it. */
export function socketChannel(socket: Socket): Channel {
  return {
    carriesPorts: false,
    send(message) {
      const body = serialize(message);
      const head = Buffer.allocUnsafe(4);
      head.writeUInt32BE(body.length);
      socket.cork();
      socket.write(head);
      socket.write(body);
      socket.uncork();
    },
    listen(onMessage, onClose) {
      socket.on('data', frameReader(onMessage));
      // An error is always followed by 'close', which is what matters here.
      socket.on('error', () => {});
      let closed = false;
      const close = () => {
        if (!closed) onClose();
        closed = true;
      };
      // Emitted when the other end closes: afterwards both sides know that the channel is closed.
      socket.once('end', close);
      socket.once('close', close);
    },
    close: () => void socket.end(),
  };
}

function frameReader(onMessage: (message: unknown) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = 4;
  let inBody = false;
  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= needed) {
      const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      const part = all.subarray(0, needed);
      chunks = [all.subarray(needed)];
      held -= needed;
      if (inBody) onMessage(deserialize(part));
      needed = inBody ? 4 : part.readUInt32BE();
      inBody = !inBody;
    }
  };
}
