import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { shortcutMessages } from '#src/i18n/messages/site/shortcuts.ts';
import { ShortcutList } from './shortcut-list.tsx';

test('the list of keys says what each does, those of the tray of chosen indexes among them', () => {
  const html = renderToStaticMarkup(
    <ShortcutList language="en-us" titleId="keys" isOn={true} onClose={() => undefined} />,
  );
  const m = shortcutMessages('en-us');
  const told = Array.from(html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g), ([, keys, does]) => [
    textOf(keys ?? ''),
    textOf(does ?? ''),
  ]);
  expect(told).toEqual([
    ['/', m.search],
    ['?', m.help],
    ['↑ ↓', m.rows],
    ['← →', m.tray],
    ['← → Home End', m.chart],
    ['Esc', m.close],
  ]);
});
