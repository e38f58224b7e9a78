import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../support/running-site.ts';

/** So much log that neither the pipe nor who reads it has room for it: more than a megabyte. */
const requests = 5_000;
const longPath = `/no-such-page-${'x'.repeat(100)}`;

test('visitors are served on while nobody takes the lines of the log, which come when somebody does', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  site.process.stdout?.pause();
  for (let asked = 0; asked < requests; asked += 20) {
    const answers = Array.from({ length: 20 }, () =>
      fetch(site.url + longPath, { signal: AbortSignal.timeout(20_000) }),
    );
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(404);
      await answer.arrayBuffer();
    }
  }
  expect(lineCount(site.output())).toBeLessThan(requests);
  site.process.stdout?.resume();
  await expect.poll(() => lineCount(site.output())).toBe(requests);
});

const lineCount = (output: string) => output.split(longPath).length - 1;
