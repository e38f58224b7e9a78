import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { handPortTo } from './handover.ts';

test('the port is free before a worker that asks for it may listen, and no other message frees it', () => {
  const happened: string[] = [];
  const worker = Object.assign(new EventEmitter(), { send: () => happened.push('told') });
  handPortTo(worker as unknown as Worker, () => void happened.push('freed'));
  worker.emit('message', 'another message');
  expect(happened).toEqual([]);
  worker.emit('message', 'plumbline: may this worker listen?');
  expect(happened).toEqual(['freed', 'told']);
});
