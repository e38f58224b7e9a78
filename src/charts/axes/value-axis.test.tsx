import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ValueAxis } from './value-axis.tsx';

test('ID-02 every label takes part in the width of the axis: fewer letters of Japanese may be wider than more of Latin', () => {
  const ends = [
    { line: 0, share: 0.2, name: ['World ex United', 'States'], value: '136.88' },
    { line: 1, share: 0.5, name: ['プラムライン日本株', '税引後配当込み 円'], value: '98.10' },
  ];
  const html = renderToStaticMarkup(
    <ValueAxis
      ticks={[{ share: 0, value: 1250, decimals: 0 }]}
      ends={ends}
      formatTick={(value) => String(value)}
    />,
  );
  const unseen = html.slice(0, html.indexOf('<svg'));
  for (const label of ['1250', '136.88', '98.10']) expect(unseen).toContain(`>${label}<`);
  const rows = [
    'World ex United',
    'States 136.88',
    'プラムライン日本株',
    '税引後配当込み 円 98.10',
  ];
  for (const row of rows) expect(unseen).toContain(`>${row}<`);
});
