import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends bytes unchanged, which an HTTP client would normalise, and reads until the server closes the connection. The
 * bytes must contain `Connection: close` or be no valid request.
 */
export function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const head = end < 0 ? text : text.slice(0, end);
      resolve({ status: Number(head.split(' ')[1]), head, body: text.slice(end + 4) });
    });
  });
}

/** Sends a GET with a target that an HTTP client would normalise. */
export function getRaw(url: string, target: string, headers = ''): Promise<RawAnswer> {
  return sendRaw(
    url,
    `GET ${target} HTTP/1.1\r\nHost: a.test\r\n${headers}Connection: close\r\n\r\n`,
  );
}
