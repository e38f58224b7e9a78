import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { openExternalServices } from './external-services.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function openOne() {
  const logged: unknown[] = [];
  const log = { info: (e: unknown) => logged.push(e), warn: (e: unknown) => logged.push(e) };
  const services = openExternalServices(log);
  const service = services.open('quotes', {
    timeout: 1_000,
    maxConcurrent: 2,
    maxQueued: 1,
    resetAfter: 5_000,
  });
  return { service, health: () => services.health()[0], logged };
}

const failing = async () => {
  throw new Error('status 500');
};

test('a service that fails three times in a row is not called, until a probe succeeds', async () => {
  const { service, health, logged } = openOne();
  await expect(service.request(failing)).rejects.toThrow('status 500');
  expect(await service.request(async () => 'well')).toBe('well');
  for (const _ of Array(3)) await expect(service.request(failing)).rejects.toThrow('status 500');
  expect(service.freeSlots()).toBe(0);
  expect(health()).toEqual({ name: 'quotes', isHealthy: false, failures: 4, implausible: 0 });
  await expect(service.request(async () => 'well')).rejects.toThrow(UnavailableError);

  vi.setSystemTime(Date.now() + 5_000);
  expect(service.freeSlots()).toBe(1);
  const { promise, resolve } = Promise.withResolvers<string>();
  const looking = service.request(() => promise);
  await expect(service.request(async () => 'well')).rejects.toThrow(UnavailableError);
  resolve('back');
  expect(await looking).toBe('back');
  expect(service.freeSlots()).toBe(2);
  expect(health()).toEqual({ name: 'quotes', isHealthy: true, failures: 4, implausible: 0 });
  expect(logged).toEqual([{ service: 'quotes', reason: 'status 500' }, { service: 'quotes' }]);
});

test('a service gets no more requests at once than its policy allows', async () => {
  const { service } = openOne();
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = [service.request(() => promise), service.request(() => promise)];
  expect(service.freeSlots()).toBe(0);
  let isThirdAsked = false;
  const third = service.request(async () => {
    isThirdAsked = true;
    return 'third';
  });
  await expect(service.request(async () => 'fourth')).rejects.toThrow(UnavailableError);
  expect(isThirdAsked).toBe(false);
  resolve('answer');
  expect(await Promise.all(asked)).toEqual(['answer', 'answer']);
  expect(await third).toBe('third');
  expect(await service.request(async () => 'fourth')).toBe('fourth');
});

test('a request that spent half of its time in the queue is not sent, which is no failure', async () => {
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const { service, health } = openOne();
  const { promise, resolve } = Promise.withResolvers<string>();
  clock.mockReturnValue(0);
  const asked = [service.request(() => promise), service.request(() => promise)];
  const third = service.request(async () => 'third');
  clock.mockReturnValue(501);
  resolve('answer');
  await expect(third).rejects.toThrow(UnavailableError);
  expect(await Promise.all(asked)).toEqual(['answer', 'answer']);
  expect(health()).toMatchObject({ isHealthy: true, failures: 0 });
});
