import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import { describeFailure } from './describe-failure.ts';
import { WrongSettingError } from '../settings/settings.ts';

test('what we say ourselves is told as it is, with the reason of what does not answer', () => {
  expect(describeFailure(new InvalidInputError('/nowhere is no folder'))).toBe(
    '/nowhere is no folder',
  );
  expect(describeFailure(new WrongSettingError('PORT="x"'))).toBe('PORT="x"');
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:1');
  for (const cause of [refused, new AggregateError([refused])]) {
    expect(describeFailure(new UnavailableError('It does not answer', { cause }))).toBe(
      'It does not answer (connect ECONNREFUSED 127.0.0.1:1)',
    );
  }
});

test('what the system refuses is told in a sentence, with what can be done', async () => {
  const failure = await readFile('/').catch((error: unknown) => error);
  expect(describeFailure(failure)).toBe('EISDIR: illegal operation on a directory, read');
  const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(describeFailure(noRoom)).toBe('ENOSPC: no space left on device, write: the disk is full');
  const elsewhere = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(0, '192.0.2.1');
  });
  expect(describeFailure(elsewhere)).toMatch(/192\.0\.2\.1.*: HOST has to be an address of this/);
});

test('a defect is told with its trace', () => {
  expect(describeFailure(new TypeError('x is not a function'))).toContain('    at ');
  expect(describeFailure('thrown')).toBe('thrown');
});

test('the trace of what fails in the software has its cause behind it', () => {
  const cause = new Error('the worker ended');
  const told = describeFailure(new Error('the catalogue could not be built', { cause }));
  expect(told).toMatch(
    /^Error: the catalogue could not be built\n[^]*\n {2}because of: Error: the worker ended\n/,
  );
});
