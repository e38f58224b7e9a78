import { expect, test } from 'vitest';
import { createFaults } from '../faults.ts';
import { readChart } from './chart-block.ts';

const directory = { has: () => true } as unknown as Parameters<typeof readChart>[2];

function chartOf(lines: readonly string[]) {
  const text = ['title: World', 'indexes: [WORLD]', ...lines].join('\n');
  const yaml = { file: 'a.md', text, linesAbove: 0 };
  return readChart(yaml, '2026-11-18', directory, createFaults());
}

test('IN-02 a chart is headed by its finding where it has one, and ends on the day of its article', () => {
  expect(chartOf(['finding: Shares rose'])).toMatchObject({
    finding: 'Shares rose',
    from: null,
    to: '2026-11-18',
    rebased: false,
  });
  expect(chartOf([])).toMatchObject({ title: 'World', finding: null });
});

test('IN-02 words of a chart are taken without the blanks around them, and blanks alone are none', () => {
  const lines = [
    "finding: ' Shares rose '",
    'marks:',
    "  - { from: 2026-01-05, label: ' Crisis ' }",
  ];
  expect(chartOf(lines)).toMatchObject({ finding: 'Shares rose', marks: [{ label: 'Crisis' }] });
  expect(chartOf(["finding: ' '"])).toBeNull();
  expect(chartOf(['marks:', "  - { from: 2026-01-05, label: ' ' }"])).toBeNull();
});
