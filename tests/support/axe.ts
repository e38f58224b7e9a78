import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails the test if axe finds a violation on the page. Given names of rules, it checks only these. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  expect(await findViolations(page, rules)).toEqual([]);
}

/** The violations that axe finds on the page: rule and element. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const found = await tool.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : {}),
    });
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  }, rules);
}
