import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { keyHeader, submissionAddress } from '#src/contract/forms/submission.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { contactValues } from '../../support/leads.ts';
import { skipped, startSiteOnPostgres, type SiteOnPostgres } from '../site-on-postgres.ts';

const workers = 2;
const limit = 20;

const folders = temporaryFolders();
let own: SiteOnPostgres | null;
beforeAll(async () => {
  own = await startSiteOnPostgres({
    WEB_CONCURRENCY: String(workers),
    FORM_RATE_LIMIT: String(limit),
    PROVIDER_DIR: folders.write('small', {}),
  });
}, 300_000);
afterAll(async () => {
  await own?.remove();
  folders.remove();
});

const body = new URLSearchParams(contactValues).toString();

/** Sends a form on a connection of its own, so that the processes take turns; gives its status. */
function send(url: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    [keyHeader]: randomUUID(),
  };
  const address = url + submissionAddress('contact', defaultFormSiteId, 'en-us');
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', agent: false, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject).end(body);
  });
}

test('several processes have one limit of forms together', async (context) => {
  if (!own) return context.skip(skipped);
  const statuses: number[] = [];
  for (let sent = 0; sent < limit * workers; sent++) statuses.push(await send(own.site.url));
  const taken = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  expect(taken + refused).toBe(statuses.length);
  // Each alone would take all of its half; together they are off by what they have not told each other yet.
  expect(taken).toBeGreaterThanOrEqual(limit);
  expect(taken).toBeLessThan(limit * 1.5);
});
