import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/shortcuts.ts';

export const shortcutMessages: Translation<typeof english.shortcutMessages> = {
  title: 'キーボードショートカット',
  search: '指数を検索',
  help: 'このキー一覧を表示',
  rows: '一覧やカードで上下の行へ移動',
  tray: '選択した指数への操作の間を移動',
  chart: 'グラフで前後の日、最初の日、最後の日へ移動',
  close: '開いているものを閉じる',
  isOn: 'このサイトで1文字のキー操作を使う',
  note: 'ブラウザーやスクリーンリーダーのキー操作は変わりません。入力欄では通常どおり入力できます。',
  done: '閉じる',
};
