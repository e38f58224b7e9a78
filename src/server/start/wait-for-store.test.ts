import { expect, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { untilStoreAnswers } from './wait-for-store.ts';

const here = { logLevel: 'silent' };

test('a database that does not answer is not waited for without end', async () => {
  // Nothing listens on port 1.
  const env = { ...here, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(untilStoreAnswers(env, 0)).rejects.toThrow(UnavailableError);
});

test('the embedded store is not waited for', async () => {
  await expect(untilStoreAnswers({ ...here, databaseUrl: undefined }, 0)).resolves.toBe(undefined);
});
