import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const currentDayModule = new URL('./current-day.ts', import.meta.url).href;
const dayModule = new URL('../domain/day.ts', import.meta.url).href;

/** A process keeps the time zone that it began with. */
function dayIn(timeZone: string, now: string): string {
  const script = `
    import { currentDay } from '${currentDayModule}';
    import { isoOfDay } from '${dayModule}';
    process.stdout.write(isoOfDay(currentDay(new Date('${now}'))));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { TZ: timeZone },
    encoding: 'utf8',
  });
}

test('IN-02 articles come out by the day of the time zone that is published in', () => {
  const morningInTokyo = '2026-11-22T22:00:00Z';
  expect(dayIn('Asia/Tokyo', morningInTokyo)).toBe('2026-11-23');
  expect(dayIn('UTC', morningInTokyo)).toBe('2026-11-22');
  expect(dayIn('America/New_York', '2026-11-23T02:00:00Z')).toBe('2026-11-22');
});
