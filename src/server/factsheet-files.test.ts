import { expect, onTestFinished, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { openSmallApi } from '../../tests/support/small-api.ts';
import { factsheetFiles } from './factsheet-files.ts';

test('where no factsheet can be made its address says so plainly, and nothing is kept', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const factsheets = {
    make: () => Promise.reject(new UnavailableError('Cannot find native binding')),
    close: () => Promise.resolve(),
  };
  const app = factsheetFiles({ ...site, factsheets, publicUrl: 'https://indexes.example' });
  const response = await app.request('/factsheets/US500/1/en-us.pdf');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe(
    'The factsheet cannot be made at the moment. Please try again later.',
  );
});
