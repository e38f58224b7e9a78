import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseSocketPath } from './socket.ts';

test('the socket of a store lies in its data directory, unless the path is too long for a socket', () => {
  expect(chooseSocketPath('/srv/plumbline')).toBe('/srv/plumbline/run/store.sock');
  const longest = `/${'x'.repeat(84)}`;
  expect(chooseSocketPath(longest)).toBe(`${longest}/run/store.sock`);
  const long = chooseSocketPath(`/srv/${'x'.repeat(100)}`);
  expect(long.startsWith(join(tmpdir(), 'plumbline-'))).toBe(true);
  // The address of a socket has room for 108 bytes on Linux, and for 104 on other systems.
  const atMost = (length: number) =>
    Buffer.byteLength(chooseSocketPath(`/${'é'.repeat(length)}`)) <= 103;
  expect(Array.from({ length: 60 }, (_, length) => atMost(length))).not.toContain(false);
});
