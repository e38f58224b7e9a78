import { expect, test } from 'vitest';
import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import { fromWire, toWire } from './wire-error.ts';

test.each([
  new UnavailableError('The store is away'),
  new InvalidInputError('index A comes twice', ['A']),
  new NotFoundError('There is no release 7'),
])('an error of ours is of the same class on the other side of a thread: $name', (error) => {
  const restored = fromWire(structuredClone(toWire(error)));
  expect([restored.constructor, restored.message]).toEqual([error.constructor, error.message]);
});

test('an error of the engine keeps its SQLSTATE, and any other has none', () => {
  const ofEngine = Object.assign(new Error('duplicate key'), { code: '23505' });
  const restored = fromWire(structuredClone(toWire(ofEngine)));
  expect(restored).toMatchObject({ name: 'Error', message: 'duplicate key', code: '23505' });
  expect('code' in fromWire(toWire(new Error('plain')))).toBe(false);
  expect(fromWire(toWire('a text')).message).toBe('a text');
});
