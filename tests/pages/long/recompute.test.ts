import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, inject, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';

/** What somebody outside runs, who has nothing but the public site. */
async function recompute(address: string, ...codes: string[]) {
  const program = spawn(process.execPath, ['examples/recompute/recompute.ts', address, ...codes]);
  const [[code], output, errors] = await Promise.all([
    once(program, 'exit'),
    text(program.stdout),
    text(program.stderr),
  ]);
  return { code: code as number, lines: output.trim().split('\n'), errors };
}

const differing = (lines: string[]) => lines.filter((line) => line.endsWith('DIFFERS'));

/**
 * Values that are compared at least: with a benchmark and a long history there are more. Every run looks at the first
 * four.
 */
const fewest: Record<string, number> = {
  PLWSC_NTR_USD: 600, // with a benchmark, without its early history
  [demoIndexes.young.fundId]: 200, // most figures must be missing
  [demoIndexes.full.fundId]: 600, // daily, without a benchmark
  [demoIndexes.governmentBond.fundId]: 500,
  [demoIndexes.ceased.fundId]: 500,
  [demoIndexes.old.fundId]: 2000, // one level a month
  [demoIndexes.new.fundId]: 500, // nearly all back-tested
  PLPCE_TR_USD: 600, // one level a month
  PLSHF_TR_USD: 500, // one level a month, without its early history
  PLJPN_NTR_JPY: 600,
  PLWLD_NTR_EURH: 600, // hedged
  PLONC_TR_CHF: 500, // interest below zero: peaks that last
};

const chosen = Object.keys(fewest);

test('ID-01 API-01 every figure follows from the public levels by the published formulas', async () => {
  const { code, lines, errors } = await recompute(inject('demoUrl'), ...chosen);
  expect(errors).toBe('');
  expect(differing(lines)).toEqual([]);
  expect(code).toBe(0);
  for (const index of chosen) {
    const total = lines.find((line) => line.startsWith(`${index}: `) && line.includes('compared'));
    expect(Number(total?.split(' ')[1]), index).toBeGreaterThanOrEqual(fewest[index] ?? Infinity);
  }
  for (const kind of [
    'periodReturns',
    'calendarYears',
    'rollingReturns',
    'drawdowns',
    'range52Weeks',
  ]) {
    expect(
      lines.some((line) => line.startsWith(kind)),
      kind,
    ).toBe(true);
  }
  for (const figure of ['volatility', 'sharpe-ratio', 'tracking-error', 'beta', 'correlation']) {
    const printed = lines.filter((line) =>
      new RegExp(`^risk ${figure} 5Y value +-?\\d`).test(line),
    );
    expect(printed.length, figure).toBeGreaterThan(0);
  }
});

test('levels that may not be downloaded are named and are no failure', async () => {
  const { measure, monthly, announced } = demoIndexes;
  const codes = [measure.fundId, monthly.fundId, announced.fundId];
  const { code, lines } = await recompute(inject('demoUrl'), ...codes);
  expect(code).toBe(0);
  expect(lines).toEqual([
    `${measure.fundId}: not recomputed, its levels may not be downloaded`,
    `${monthly.fundId}: not recomputed, its levels may not be downloaded`,
    `${announced.fundId}: not recomputed, no levels are published`,
  ]);
});

/** The site with one figure changed by some units of its tenth digit. */
const altered = createServer((request, answer) => {
  void (async () => {
    const original = await fetch(`${inject('demoUrl')}${request.url}`);
    const body = (await original.text()).replace(
      /("figure":"volatility","window":"3Y".*?"value":)([\d.]+)/,
      (_, before: string, value: string) => `${before}${Number(value) * (1 + 3e-9)}`,
    );
    const release = original.headers.get('plumbline-release') ?? '';
    answer.writeHead(original.status, { 'Plumbline-Release': release }).end(body);
  })();
});
afterEach(() => altered.close());

test('a figure that does not follow from the levels is found', async () => {
  await once(altered.listen(0, '127.0.0.1'), 'listening');
  const { port } = altered.address() as AddressInfo;
  const { code, lines } = await recompute(`http://127.0.0.1:${port}`, demoIndexes.full.fundId);
  expect(code).toBe(1);
  expect(differing(lines)).toEqual([expect.stringContaining('risk volatility 3Y value')]);
});
